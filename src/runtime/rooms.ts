import { createContext } from 'react';

import { isResponder } from '@/contract/role';
import { places } from '@/services/places';
import type { StoredProfile } from '@/store/profile';

/** A traveller's rooms of the app, and those of whoever answers requests for help. */
export type Rooms = 'traveller' | 'responder';

/** In which a screen stands: the same screen leads on within them. */
export const RoomsContext = createContext<Rooms>('traveller');

/** The first screen of those who answer. */
export const RESPONDER = places.requestsOfOthers;

/** The first words of the addresses that both have: under these a responder finds the same. */
const IN_BOTH = [
  'request',
  'conversation',
  'inbox',
  'settings',
  'offline-data',
  'alert',
  'advisory',
  'hospital',
  'country',
  'entry-rule',
  'disease',
  'outbreak',
  'medication',
  'vaccination',
];

/** Where an address of the traveller's rooms leads within these. Null where they have nothing of the kind. */
export function findInResponderRooms(path: string): string | null {
  const first = /^\/([\w-]*)/.exec(path)?.[1] ?? '';
  return IN_BOTH.includes(first) ? `${RESPONDER}${path}` : null;
}

export function toPathIn(rooms: Rooms, path: string): string {
  return (rooms === 'responder' ? findInResponderRooms(path) : null) ?? path;
}

type WithRoles = Pick<StoredProfile, 'roles'> | null;

/** Whether they have rooms for it. Null before the first download. */
export function answersOthers(profile: WithRoles): boolean {
  return isResponder(profile?.roles ?? []);
}

/** Whose rooms somebody is led into. */
export function roomsOf(profile: WithRoles, { showsOwnTravels }: { showsOwnTravels: boolean }): Rooms {
  return answersOthers(profile) && !showsOwnTravels ? 'responder' : 'traveller';
}

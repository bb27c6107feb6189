import { type Href, Redirect, usePathname } from 'expo-router';
import { type ReactNode, useState } from 'react';

import { findInResponderRooms, RESPONDER, type Rooms, RoomsContext } from '@/runtime/rooms';
import { useRooms } from '@/runtime/use-rooms';
import { Opening } from '@/ui/opening';

/**
 * Leads whoever comes to the rooms of others into their own, to the same screen where they have it. A traveller waits for nothing: a call for help
 * is there before anybody knows who they are.
 */
export function OwnRooms({ rooms, children }: { rooms: Rooms; children: ReactNode }) {
  const own = useRooms(rooms);
  if (own === null && rooms === 'responder') return <Opening />;
  if (own === null || own === rooms) return <RoomsContext value={rooms}>{children}</RoomsContext>;
  return <LeadTo own={own} />;
}

/** Once: with the screens that go, the address of the one that was asked for goes too. */
function LeadTo({ own }: { own: Rooms }) {
  const path = usePathname();
  const [place] = useState<unknown>(() =>
    own === 'responder' ? (findInResponderRooms(path) ?? RESPONDER) : '/',
  );
  // Which routes there are is known only where Expo has listed them, so `unknown` comes first.
  return <Redirect href={place as Href} />;
}

import { type Href, Redirect, usePathname } from 'expo-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { PLACE_OF_FILES, useOpenedFile } from '@/runtime/opened-file';
import { findInResponderRooms, RESPONDER, type Rooms, RoomsContext } from '@/runtime/rooms';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useRooms } from '@/runtime/use-rooms';
import { Opening } from '@/ui/opening';

/**
 * Leads whoever comes to the rooms of others into their own, to the same screen where they have it. A traveller waits for nothing: a call for help
 * is there before anybody knows who they are.
 */
export function OwnRooms({ rooms, children }: { rooms: Rooms; children: ReactNode }) {
  const own = useRooms(rooms);
  useTravelsOfOpenedFile(own);
  if (own === null && rooms === 'responder') return <Opening />;
  if (own === null || own === rooms) return <RoomsContext value={rooms}>{children}</RoomsContext>;
  return <LeadTo own={own} />;
}

/** A file with bookings is about travels of one's own, whomever one answers besides. */
function useTravelsOfOpenedFile(own: Rooms | null): void {
  const { savePreference } = useMutations();
  const attempt = useAttempt();
  const isElsewhere = useOpenedFile() !== null && own === 'responder';
  const showThem = useEffectEvent(() => attempt(savePreference('showsOwnTravels', true)));
  useEffect(() => {
    if (isElsewhere) showThem();
  }, [isElsewhere]);
}

/** Once: with the screens that go, the address of the one that was asked for goes too. */
function LeadTo({ own }: { own: Rooms }) {
  const path = usePathname();
  const opened = useOpenedFile();
  const [place] = useState<unknown>(() => {
    if (own === 'responder') return findInResponderRooms(path) ?? RESPONDER;
    return opened === null ? '/' : PLACE_OF_FILES;
  });
  // Which routes there are is known only where Expo has listed them, so `unknown` comes first.
  return <Redirect href={place as Href} />;
}

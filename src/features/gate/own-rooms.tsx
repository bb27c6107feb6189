import { type Href, Redirect, usePathname } from 'expo-router';
import type { ReactNode } from 'react';

import { findInResponderRooms, RESPONDER, type Rooms, RoomsContext } from '@/runtime/rooms';
import { useRooms } from '@/runtime/use-rooms';

/** Leads whoever comes to the rooms of others into their own, to the same screen where they have it. */
export function OwnRooms({ rooms, children }: { rooms: Rooms; children: ReactNode }) {
  const own = useRooms(rooms);
  const path = usePathname();
  if (own === rooms) return <RoomsContext value={rooms}>{children}</RoomsContext>;
  // Which routes there are is known only where Expo has listed them, so `unknown` comes first.
  const place: unknown = own === 'responder' ? (findInResponderRooms(path) ?? RESPONDER) : '/';
  return <Redirect href={place as Href} />;
}

import type { Booked, Sign, SignChange } from './changes';
import type { Passenger } from './queries';
import type { Told } from './told-facts';

interface Hearers {
  was: string | null;
  passengers: Passenger[];
}

/**
 * Those to whom a change is news, by what it was to them: as it was told, else as they booked it. Bookings of one flight may say different things,
 * and who booked just what is told now has read it before.
 */
export function groupByBefore(change: SignChange, told: Told, passengers: readonly Passenger[]): Hearers[] {
  if (told[change.kind] !== undefined) return [{ was: change.was, passengers: [...passengers] }];
  const groups = new Map<string | null, Passenger[]>();
  for (const passenger of passengers) {
    const was = bookedOf(passenger.booked, change.kind);
    if (was !== null && isAlike(was, change.now)) continue;
    const group = groups.get(was) ?? [];
    group.push(passenger);
    groups.set(was, group);
  }
  return [...groups].map(([was, hearers]) => ({ was, passengers: hearers }));
}

function bookedOf(booked: Booked, sign: Sign): string | null {
  const value = booked[sign];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

const isAlike = (one: string, other: string) => one.toUpperCase() === other.trim().toUpperCase();

import { arrivalOf, departureOf, type Ride } from './segment-places';

const MINUTE = 60_000;

/** What people need at a place, in minutes. A rule of thumb: no phone has every airport's own figures with it. */
const NEEDED = {
  /** Within one country. */
  domestic: 40,
  /** Passports, and often the luggage too. */
  border: 60,
  /** By bus or on foot from one terminal to the other, and through security again. */
  otherTerminal: 20,
  platform: 10,
  harbour: 60,
  /** From an airport to a station or a harbour of its city. */
  acrossTown: 90,
};

/** How long it takes from one way to the next at the place where both meet, in ms. */
export function timeToChange(first: Ride, second: Ride): number {
  return minutesToChange(first, second) * MINUTE;
}

function minutesToChange(first: Ride, second: Ride): number {
  if (first.kind === 'air' && second.kind === 'air') {
    const other = differ(first.arrival_terminal, second.departure_terminal) ? NEEDED.otherTerminal : 0;
    return (crossesBorder(first, second) ? NEEDED.border : NEEDED.domestic) + other;
  }
  if (first.kind === 'air' || second.kind === 'air') return NEEDED.acrossTown;
  return first.kind === 'rail' && second.kind === 'rail' ? NEEDED.platform : NEEDED.harbour;
}

/** Of a country that nobody told it is taken to be another: whoever has too much time loses nothing. */
function crossesBorder(first: Ride, second: Ride): boolean {
  const [change, ...others] = [
    arrivalOf(first),
    departureOf(first),
    departureOf(second),
    arrivalOf(second),
  ].map(({ place }) => place.country);
  return change == null || others.some((country) => country !== change);
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

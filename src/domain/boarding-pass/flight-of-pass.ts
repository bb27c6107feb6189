import type { Flight } from '@/contract/segment';

import { departureOf } from '../timeline/segment-places';
import { type PassLeg, withoutZeros } from '@/contract/boarding-pass-items';
import type { BoardingPass } from './read-pass';

export interface FlightOfPass {
  leg: PassLeg;
  /** When it leaves, as `YYYY-MM-DD`; null where the pass tells no day. */
  day: string | null;
  /** It names another flight, or another day. */
  isOther: boolean;
}

/** The flight of a pass that is most like a booked one: a pass may be for several, of which each is booked by itself. */
export function findFlight(pass: BoardingPass, flight: Flight): FlightOfPass {
  const { planned, expected } = departureOf(flight);
  const days = [planned?.day, expected?.day].filter((day) => day !== undefined);
  const rated = pass.legs.map((leg) => {
    const day = toFlightDay(leg, days[0] ?? null);
    const isSameNumber = isSameFlight(leg, flight);
    const isSameDay = day === null || days.length === 0 || days.includes(day);
    const isSameWay = leg.from === flight.origin && leg.to === flight.destination;
    const likeness = [isSameNumber, isSameDay, isSameWay].filter(Boolean).length;
    return { leg, day, isOther: !isSameNumber || !isSameDay, likeness };
  });
  const { likeness: _likeness, ...best } = rated.reduce((one, other) =>
    other.likeness > one.likeness ? other : one,
  );
  return best;
}

/** What one of them does not tell is no difference. */
function isSameFlight({ airline, flightNumber }: PassLeg, { iata_code, flight_number }: Flight): boolean {
  const booked = iata_code?.trim().toUpperCase() || airline || '';
  const number = toDigits(flight_number?.trim().toUpperCase() ?? '', booked);
  return (
    (airline === null || airline === booked) &&
    (flightNumber === null || number === '' || toDigits(flightNumber, '') === number)
  );
}

/** "AV 09145" and "9145" are one number; that of an airline whose own code has a digit, such as U2, does not count it. */
function toDigits(written: string, airline: string): string {
  const rest = airline !== '' && written.startsWith(airline) ? written.slice(airline.length) : written;
  return withoutZeros(rest.replace(/\D/g, ''));
}

/** The code tells the day of the year alone: that of the year in which it is nearest to `near`. */
export function toFlightDay({ dayOfYear }: Pick<PassLeg, 'dayOfYear'>, near: string | null): string | null {
  const reference = near === null ? NaN : Date.parse(`${near}T00:00:00Z`);
  if (dayOfYear === null || Number.isNaN(reference)) return null;
  const year = new Date(reference).getUTCFullYear();
  const days = [year - 1, year, year + 1]
    .map((of) => ({ of, moment: new Date(Date.UTC(of, 0, dayOfYear)) }))
    // The 366th day of most years is the first of the next.
    .filter(({ of, moment }) => moment.getUTCFullYear() === of)
    .map(({ moment }) => moment.getTime());
  const [first, ...others] = days;
  if (first === undefined) return null;
  const distance = (moment: number) => Math.abs(moment - reference);
  const nearest = others.reduce((one, other) => (distance(other) < distance(one) ? other : one), first);
  return new Date(nearest).toISOString().slice(0, 10);
}

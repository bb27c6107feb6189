import { delayOf, type KnownFlight } from './flight';

/** A delay is told when it has grown by so much since it was told last. */
export const WORTH_TELLING = 15;

/** Where one has to go. */
export const SIGNS = [
  'departure_gate',
  'departure_terminal',
  'arrival_gate',
  'arrival_terminal',
  'baggage_claim',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Something about a flight that its travellers have to hear. */
export type FlightChange =
  | { kind: 'cancelled' }
  /** It was cancelled, and flies after all. */
  | { kind: 'resumed' }
  | { kind: 'diverted'; to: string }
  | { kind: 'delayed'; minutes: number }
  | { kind: 'airport-delayed'; airport: string; minutes: number }
  | SignChange;

export interface SignChange {
  kind: Sign;
  now: string;
  /** As it was told; where it was not, it was as each of them has booked it. */
  was: string | null;
}

/** What a booking says of where to go. */
export type Booked = Readonly<Partial<Record<Sign, unknown>>>;

/** Minutes that were told, of the flight and by airport. */
export type SaidDelays = Readonly<Record<string, number>>;
const OF_FLIGHT = 'flight';

interface Difference {
  changes: FlightChange[];
  said: SaidDelays;
}

/** What of the difference is to be told, and which delays are told with it. Of a flight that does not fly nothing else matters. */
export function findChanges(before: KnownFlight, after: KnownFlight, said: SaidDelays): Difference {
  if (after.cancelled) return { changes: before.cancelled ? [] : [{ kind: 'cancelled' }], said };
  const changes: FlightChange[] = before.cancelled ? [{ kind: 'resumed' }] : [];
  if (after.diverted_to !== null && after.diverted_to !== before.diverted_to)
    changes.push({ kind: 'diverted', to: after.diverted_to });
  const told: Record<string, number> = { ...said };
  const grows = (what: string, minutes: number) => {
    if (minutes < (told[what] ?? 0) + WORTH_TELLING) return false;
    told[what] = minutes;
    return true;
  };
  const delay = delayOf(after);
  if (grows(OF_FLIGHT, delay)) changes.push({ kind: 'delayed', minutes: delay });
  for (const [airport, minutes] of after.airport_delays)
    if (grows(airport, minutes)) changes.push({ kind: 'airport-delayed', airport, minutes });
  for (const sign of SIGNS) {
    const now = after[sign];
    const was = before[sign];
    if (now !== null && now !== was) changes.push({ kind: sign, now, was });
  }
  return { changes, said: told };
}

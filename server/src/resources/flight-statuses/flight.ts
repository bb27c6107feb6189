import type { FlightFacts } from '@/contract/flight-status';

import type { Told } from './told-facts';

const MINUTE = 60_000;
const AIRPORT = 'airport_delay.';

/** What is known of a flight, without when it was known. */
export interface KnownFlight extends FlightFacts {
  scheduled_departure: string;
  /** Minutes, by the airport's code. */
  airport_delays: ReadonlyMap<string, number>;
}

/** The name under which the delay of an airport is kept among the facts. */
export const airportFact = (code: string) => `${AIRPORT}${code}`;

export function toFlight(scheduledDeparture: string, told: Told): KnownFlight {
  const fact = (name: string) => told[name]?.value ?? null;
  const text = (name: string) => fact(name) as string | null;
  const delays = Object.entries(told).flatMap(([name, { value }]) =>
    name.startsWith(AIRPORT) ? [[name.slice(AIRPORT.length), value as number] as const] : [],
  );
  return {
    scheduled_departure: text('scheduled_departure') ?? scheduledDeparture,
    scheduled_arrival: text('scheduled_arrival'),
    estimated_departure: text('estimated_departure'),
    estimated_arrival: text('estimated_arrival'),
    departure_gate: text('departure_gate'),
    departure_terminal: text('departure_terminal'),
    arrival_gate: text('arrival_gate'),
    arrival_terminal: text('arrival_terminal'),
    baggage_claim: text('baggage_claim'),
    cancelled: fact('cancelled') === true,
    diverted_to: text('diverted_to'),
    airport_delays: new Map(delays),
  };
}

/** How many minutes late it leaves or arrives, whichever is more; 0 where nobody says that it is late. */
export function delayOf(flight: KnownFlight): number {
  return Math.max(
    0,
    minutesBetween(flight.scheduled_departure, flight.estimated_departure),
    minutesBetween(flight.scheduled_arrival, flight.estimated_arrival),
  );
}

function minutesBetween(planned: string | null, estimated: string | null): number {
  if (planned === null || estimated === null) return 0;
  return Math.round((Date.parse(estimated) - Date.parse(planned)) / MINUTE);
}

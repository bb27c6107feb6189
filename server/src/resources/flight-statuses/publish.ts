import { FLIGHT_FACTS, type FlightStatus, type WrittenFlightStatus } from '@/contract/flight-status';

import type { Queryable } from '../../database/database';
import { findChanges } from './changes';
import { airportFact, type KnownFlight, toFlight } from './flight';
import {
  type FlightIdentity,
  type FlightRow,
  holdFlight,
  identify,
  saveFlight,
  touchSegments,
} from './queries';
import { tellPassengers } from './tell-passengers';
import { addFacts } from './told-facts';

/** Takes what somebody tells of a flight; whoever is on it hears what changed for them. */
export async function publishFlightStatus(
  transaction: Queryable,
  written: WrittenFlightStatus,
  now: Date,
): Promise<FlightStatus> {
  const identity = await identify(transaction, written);
  const kept = await holdFlight(transaction, identity, written.scheduled_departure, now);
  const told = addFacts(kept.told, factsIn(written), written.told_at ?? toSeconds(now));
  const before = toFlight(kept.scheduled_departure, kept.told);
  const after = toFlight(kept.scheduled_departure, told);
  if (told === kept.told) return toStatus(identity, kept, before);
  const { changes, said } = findChanges(before, after, kept.said);
  await saveFlight(transaction, { id: kept.id, told, said }, now);
  const passengers = await touchSegments(transaction, identity, now);
  await tellPassengers(
    transaction,
    { identity, flight: after, changes, passengers, toldBefore: kept.told },
    now,
  );
  return toStatus(identity, { ...kept, updated_at: toSeconds(now) }, after);
}

const toSeconds = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

function factsIn(written: WrittenFlightStatus): Record<string, unknown> {
  const delays = (written.airport_delays ?? []).map(({ airport_code, delay_minutes }) => [
    airportFact(airport_code),
    delay_minutes,
  ]);
  const facts = FLIGHT_FACTS.map((name) => [name, written[name]]);
  return {
    scheduled_departure: written.scheduled_departure,
    ...(Object.fromEntries([...facts, ...delays]) as object),
  };
}

function toStatus(
  { carrier, number, origin }: FlightIdentity,
  { id, created_at, updated_at }: FlightRow,
  { airport_delays, ...facts }: KnownFlight,
): FlightStatus {
  return {
    id,
    carrier,
    flight_number: number,
    origin,
    ...facts,
    airport_delays: [...airport_delays].map(([airport_code, delay_minutes]) => ({
      airport_code,
      delay_minutes,
    })),
    created_at,
    updated_at,
  };
}

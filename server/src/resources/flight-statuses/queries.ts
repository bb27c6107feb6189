import { randomUUID } from 'node:crypto';

import type { WrittenFlightStatus } from '@/contract/flight-status';
import { isKnownZone } from '@/contract/zone-clock';
import { toLocal } from '@/contract/zoned-moment';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { SIGNS, type Booked, type SaidDelays } from './changes';
import type { Told } from './told-facts';

/** A flight by all the names that it may have. */
export interface FlightIdentity {
  carrier: string;
  number: string;
  origin: string;
  day: string;
  keys: string[];
  origins: string[];
  /** Of the airport; null where nobody knows it. */
  zone: string | null;
}

interface Codes {
  iata: string | null;
  icao: string | null;
}

/** Two codes stand for one airline, and for one airport. Whom nobody knows keeps the code that was told. */
export async function identify(database: Queryable, flight: WrittenFlightStatus): Promise<FlightIdentity> {
  const { carrier, flight_number: number, origin, scheduled_departure: departure } = flight;
  const airlines = await database.query<Codes>(
    'select iata, icao from airlines where iata = $1 or icao = $1 limit 2',
    [carrier],
  );
  // Some airlines share a code: then it stands for itself.
  const airline = airlines.length === 1 ? (airlines[0] ?? null) : null;
  const airport = await queryFirst<Codes & { time_zone: string | null }>(
    database,
    'select iata, icao, time_zone from airports where iata = $1 or icao = $1 order by code limit 1',
    [origin],
  );
  const zone = airport?.time_zone ?? null;
  const known = zone !== null && isKnownZone(zone) ? zone : null;
  const day = (known && toLocal(Date.parse(departure), known)) ?? departure;
  return {
    carrier: airline?.iata ?? carrier,
    number,
    origin: airport?.iata ?? origin,
    day: day.slice(0, 10),
    keys: namesOf(carrier, airline).map((code) => `${code}${number}`),
    origins: namesOf(origin, airport),
    zone: known,
  };
}

function namesOf(told: string, codes: Codes | null): string[] {
  return [...new Set([told, codes?.iata, codes?.icao].filter((code) => code != null))];
}

export interface FlightRow {
  id: string;
  scheduled_departure: string;
  told: Told;
  said: SaidDelays;
  created_at: string;
  updated_at: string;
}

/** Until the transaction ends nobody else tells of this flight. */
export async function holdFlight(
  transaction: Queryable,
  flight: FlightIdentity,
  departure: string,
  now: Date,
): Promise<FlightRow> {
  const { carrier, number, origin, day, keys, origins } = flight;
  await transaction.query(
    `insert into flight_statuses (id, carrier, flight_number, origin, departure_day, flight_keys, origins,
       scheduled_departure, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict (carrier, flight_number, origin, departure_day) do nothing`,
    [randomUUID(), carrier, number, origin, day, keys, origins, departure, now],
  );
  return queryOne<FlightRow>(
    transaction,
    `select id, wire_time(scheduled_departure) as scheduled_departure, told, said,
       wire_time(created_at) as created_at, wire_time(updated_at) as updated_at
     from flight_statuses where carrier = $1 and flight_number = $2 and origin = $3 and departure_day = $4
     for no key update`,
    [carrier, number, origin, day],
  );
}

export async function saveFlight(
  transaction: Queryable,
  { id, told, said }: Pick<FlightRow, 'id' | 'told' | 'said'>,
  now: Date,
): Promise<void> {
  await transaction.query('update flight_statuses set told = $2, said = $3, updated_at = $4 where id = $1', [
    id,
    JSON.stringify(told),
    JSON.stringify(said),
    now,
  ]);
}

/** A traveller who is on a flight, by one segment of theirs. */
export interface Passenger {
  traveller_id: string;
  company_id: string;
  trip_id: string;
  segment_id: string;
  muted: boolean;
  /** What their own booking says of where to go. */
  booked: Booked;
}

/**
 * Lets everybody on the flight read their segments anew, and says who they are: each once, by a trip that is not muted if there is one. Held in
 * the order in which others hold them: first segments, then travellers.
 */
export async function touchSegments(
  transaction: Queryable,
  { keys, origins, day }: FlightIdentity,
  now: Date,
): Promise<Passenger[]> {
  const held = await transaction.query<{ id: string; trip_id: string }>(
    `select segment.id, segment.trip_id from trip_segments segment
     where segment.kind = 'air' and flight_key(segment.fields) = any($1::text[])
       and left(segment.fields ->> 'departure_datetime', 10) = $2
       and coalesce(upper(trim(segment.fields ->> 'origin')), $3) = any($4::text[])
     order by segment.id for update`,
    [keys, day, origins[0], origins],
  );
  const ids = held.map(({ id }) => id);
  await transaction.query(
    `select 1 from travellers where id in (
       select traveller_id from trip_travellers where trip_id = any($1::uuid[]) and left_at is null)
     order by id for no key update`,
    [held.map(({ trip_id }) => trip_id)],
  );
  await transaction.query('update trip_segments set updated_at = $2 where id = any($1::uuid[])', [ids, now]);
  return transaction.query<Passenger>(
    `select distinct on (trip.traveller_id) trip.traveller_id, trip.company_id, trip.id as trip_id,
       segment.id as segment_id, trip.muted,
       (select json_object_agg(sign, segment.fields -> sign) from unnest($2::text[]) sign) as booked
     from trip_segments segment join traveller_trips trip on trip.id = segment.trip_id
     where segment.id = any($1::uuid[]) and trip.deleted_at is null
     order by trip.traveller_id, trip.muted, trip.start, segment.id`,
    [ids, SIGNS],
  );
}

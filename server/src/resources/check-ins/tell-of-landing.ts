import type { WrittenCheckIn } from '@/contract/check-in';
import { SegmentStatus } from '@/contract/segment';

import type { Queryable } from '../../database/database';
import { monitorAirportLanded } from '../../events/kinds/monitor-events';
import { recordEvents } from '../../events/record-events';
import type { TravellerCaller } from '../../http/authentication';

/**
 * Tells those who watch over travels that somebody checks in at the airport where a flight of theirs ends, about when it does: once for each
 * flight.
 */
export async function tellOfLanding(
  transaction: Queryable,
  { id, companyId }: TravellerCaller,
  { latitude, longitude, checkin_at }: Pick<WrittenCheckIn, 'latitude' | 'longitude' | 'checkin_at'>,
  now: Date,
): Promise<void> {
  if (latitude == null || longitude == null) return;
  const at = checkin_at == null ? now : new Date(Math.min(checkin_at * 1000, now.getTime()));
  const landed = await transaction.query<{ trip_id: string; airport: string }>(
    `with landed as (
       select distinct on (segment.id) segment.id, segment.trip_id, coalesce(airport.iata, airport.code) as airport
       from traveller_trips trip
       join trip_segments segment on segment.trip_id = trip.id and segment.kind = 'air'
         and segment.ends_at between $2::timestamptz - interval '12 hours' and $2::timestamptz + interval '2 hours'
         and coalesce(segment.fields ->> 'status', '0') <> '${SegmentStatus.Deleted}'
       join airports airport on airport.iata = upper(trim(segment.fields ->> 'destination'))
         or airport.icao = upper(trim(segment.fields ->> 'destination'))
       where trip.traveller_id = $1 and trip.deleted_at is null
         and trip.start <= utc_day($2) + 2 and trip.finish >= utc_day($2) - 2
         and around_place(airport.longitude, airport.latitude) @> polygon(box(point($3, $4), point($3, $4)))
       order by segment.id, airport.code),
     noticed as (
       insert into notices (traveller_id, type, subject_id)
       select $1, ${monitorAirportLanded.type}, id from landed on conflict do nothing returning subject_id)
     select landed.trip_id, landed.airport from landed join noticed on noticed.subject_id = landed.id`,
    [id, at, longitude, latitude],
  );
  for (const { trip_id, airport } of landed) {
    const concerned = [{ traveller_id: id, company_id: companyId, trip_id, data: {} }];
    await recordEvents(transaction, monitorAirportLanded, { about: { airport }, concerned }, now);
  }
}

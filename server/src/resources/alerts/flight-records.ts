import type { Flight } from '@/contract/flight';

import { isHeardOf } from '../alert-filters/what-is-heard-of';
import type { Records } from '../records';
import { ALERT_RECORDS } from './records';

/** An alert that does not say when it ends concerns flights for as long as alerts are listed. */
const IN_FORCE = `alert.status = 2 and alert.created_at <= $2
  and (alert.start is null or alert.start <= flight.arrives)
  and coalesce(alert.finish, alert.created_at + interval '30 days') >= flight.leaves`;

/**
 * Alerts for the flights `$1` at the moment `$2`, for whoever is `$3` and `$4`. An alert that names airlines is for flights of one of them, one that names
 * airports for flights from or to one of them, one that names both for those alone where both hold. What a flight does not tell rules nothing out, but
 * something that it tells must be named. Found from the codes on: what else is stored costs nothing.
 */
export const FLIGHT_ALERT_RECORDS = {
  ...ALERT_RECORDS,
  where: `alert.id in (
    with flight as (
      select row_number() over () as place, flight.airports, flight.carrier,
        coalesce(flight.leaves, flight.arrives, $2::timestamptz) as leaves,
        coalesce(flight.arrives, flight.leaves, $2::timestamptz) as arrives
      from jsonb_to_recordset($1::jsonb)
        as flight(airports text[], carrier text, leaves timestamptz, arrives timestamptz)),
    at_airport as (
      select flight.place, airport.id, airport.country_id from flight join airports airport on airport.icao = any(flight.airports)
      union
      select flight.place, airport.id, airport.country_id from flight join airports airport on airport.iata = any(flight.airports)),
    of_airline as (
      select flight.place, airline.id from flight join airlines airline on airline.icao = flight.carrier
      union
      select flight.place, airline.id from flight join airlines airline on airline.iata = flight.carrier),
    named as (
      select place, link.alert_id, true as by_airline, false as by_airport
      from of_airline join alert_airlines link on link.airline_id = of_airline.id
      union all
      select place, link.alert_id, false, true
      from at_airport join alert_airports link on link.airport_id = at_airport.id
      union all
      select place, link.alert_id, false, true
      from at_airport join alert_airport_countries link on link.country_id = at_airport.country_id),
    judged as (
      select place, alert_id, bool_or(by_airline) as by_airline, bool_or(by_airport) as by_airport
      from named group by place, alert_id)
    select judged.alert_id from judged join flight on flight.place = judged.place
    join alerts alert on alert.id = judged.alert_id
    where ${IN_FORCE}
      and (judged.by_airline or flight.carrier is null or not exists (
        select 1 from alert_airlines link where link.alert_id = judged.alert_id))
      and (judged.by_airport or flight.airports = '{}' or not (
        exists (select 1 from alert_airports link where link.alert_id = judged.alert_id)
        or exists (select 1 from alert_airport_countries link where link.alert_id = judged.alert_id))))
    and ${isHeardOf('alert', '$3::uuid', '$4::uuid')}`,
} satisfies Records;

/** As the statement reads them. */
export function toFlightRows(flights: readonly Flight[]): string {
  const moment = (seconds: number | null | undefined) =>
    seconds == null ? null : new Date(seconds * 1000).toISOString();
  return JSON.stringify(
    flights.map((flight) => ({
      airports: [flight.departure_airport_code, flight.arrival_airport_code].filter((code) => code != null),
      carrier: flight.carrier_code ?? null,
      leaves: moment(flight.scheduled_gate_departure),
      arrives: moment(flight.scheduled_gate_arrival),
    })),
  );
}

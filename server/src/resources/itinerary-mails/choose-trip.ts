import type { CalendarDate } from '@/contract/fields';

import type { Queryable } from '../../database/database';

export interface OwnTrip {
  id: string;
  start: CalendarDate;
  finish: CalendarDate;
  countries: string[];
}

/** When and where bookings of one mail take place that belong together. */
export interface Period {
  first: CalendarDate;
  last: CalendarDate;
  countries: readonly string[];
}

/** Trips at about that time that nobody else is on: others would read there what was in the traveller's mail. */
export function listOwnTrips(
  transaction: Queryable,
  travellerId: string,
  { first, last }: Period,
): Promise<OwnTrip[]> {
  return transaction.query<OwnTrip>(
    `select trip.id, trip.start::text as start, trip.finish::text as finish, coalesce((
       select json_agg(country.country_code) from destinations stay join countries country on country.id = stay.country_id
       where stay.trip_id = trip.id), '[]') as countries
     from traveller_trips trip
     where trip.traveller_id = $1 and trip.deleted_at is null
       and trip.start <= $3::date + 1 and trip.finish >= $2::date - 1
       and not exists (
         select 1 from trip_travellers fellow
         where fellow.trip_id = trip.id and fellow.traveller_id <> $1 and fellow.left_at is null)
     order by trip.start, trip.id`,
    [travellerId, first, last],
  );
}

/**
 * By time and place; of several, the one that has most of its days. What tells no place belongs to the one trip during which it takes place, if
 * there is only one. Null: to none.
 */
export function chooseTrip(trips: readonly OwnTrip[], period: Period): OwnTrip | null {
  if (period.countries.length === 0) {
    const during = trips.filter(({ start, finish }) => start <= period.first && period.last <= finish);
    return during.length === 1 ? (during[0] ?? null) : null;
  }
  const there = trips.filter(({ countries }) => countries.some((code) => period.countries.includes(code)));
  const mostDays = Math.max(...there.map((trip) => sharedDays(trip, period)));
  return there.find((trip) => sharedDays(trip, period) === mostDays) ?? null;
}

/** Fewer than none where they only meet at a day's distance. */
function sharedDays({ start, finish }: OwnTrip, { first, last }: Period): number {
  const from = start > first ? start : first;
  const to = finish < last ? finish : last;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

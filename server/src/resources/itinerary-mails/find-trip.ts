import type { UnreadReason } from '@/contract/itinerary-mail';
import { earliestTodayOnEarth, tripPeriod } from '@/contract/trip-rules';

import type { Queryable } from '../../database/database';
import { findCountriesByCode } from '../countries/queries';
import type { CompletedSegment } from '../segments/queries';
import type { TripOwner } from '../trips/queries';
import { createTrip } from '../trips/rules';
import { chooseTrip, listOwnTrips } from './choose-trip';
import { countriesOf, daysOf, planVisits } from './plan-visits';

type Segment = Pick<CompletedSegment, 'kind' | 'fields' | 'beginsAt' | 'endsAt'>;
type Found = { tripId: string; isNew: boolean } | { reason: UnreadReason };

/** The trip that segments which belong together go to: one that is there, or one that is made for them. */
export async function findTripFor(
  transaction: Queryable,
  owner: TripOwner,
  segments: readonly Segment[],
  now: Date,
): Promise<Found> {
  const days = segments
    .flatMap(daysOf)
    .filter((day) => day !== null)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { reason: 'incomplete' };
  const countries = segments.flatMap(countriesOf).filter((code) => code !== null);
  const period = { first, last, countries };
  const there = chooseTrip(await listOwnTrips(transaction, owner.id, period), period);
  return there ? { tripId: there.id, isNew: false } : makeTrip(transaction, owner, segments, now);
}

async function makeTrip(
  transaction: Queryable,
  owner: TripOwner,
  segments: readonly Segment[],
  now: Date,
): Promise<Found> {
  const visits = planVisits(segments);
  const known = await findCountriesByCode(
    transaction,
    visits.map(({ country_code }) => country_code),
  );
  if (visits.length === 0 || visits.some(({ country_code }) => !known.has(country_code)))
    return { reason: 'no_country' };
  if (tripPeriod(visits).finish < earliestTodayOnEarth(now)) return { reason: 'in_the_past' };
  return { tripId: await createTrip(transaction, owner, { destinations: visits }, now), isNew: true };
}

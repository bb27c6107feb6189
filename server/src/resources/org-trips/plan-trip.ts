import type { CalendarDate } from '@/contract/fields';
import type { FieldError } from '@/contract/service-error';
import { TripType } from '@/contract/trip';
import { earliestTodayOnEarth } from '@/contract/trip-rules';
import type { WrittenOrgTrip } from '@/contract/written-org-trip';

import type { Queryable } from '../../database/database';
import { invalid } from '../../http/failure';
import { nameTrip } from '../trips/trip-name';
import type { TripPlan } from '../trips/trip-plan';
import { planStays } from './plan-stays';
import type { StoredOrgTrip } from './stored-trip';

type Stays = readonly TripPlan['destinations'][number][];

/** What the company left out stays as it was stored, or gets its usual value. */
export async function planOrgTrip(
  transaction: Queryable,
  written: WrittenOrgTrip,
  stored: StoredOrgTrip | null,
  now: Date,
): Promise<TripPlan> {
  const today = earliestTodayOnEarth(now);
  const sent = written.destinations ?? (stored ? null : []);
  const planned = sent && (await planStays(transaction, sent, stored?.destinations ?? [], today));
  const destinations = planned ?? stored?.destinations ?? [];
  const period = planPeriod(written, planned ? null : stored, destinations);
  const problems = [
    ...findPeriodProblems(period, destinations),
    ...(stored ? [] : findPastProblems(written, period, today)),
  ];
  if (problems.length > 0) throw invalid(problems);
  return {
    ...period,
    ...nameTrip(written.name, stored, planned?.map(({ country }) => country) ?? []),
    tripType: written.trip_type ?? stored?.trip_type ?? TripType.Other,
    activities: written.activities ? [...new Set(written.activities)] : (stored?.activities ?? []),
    destinations: [...destinations],
  };
}

interface Period {
  start: CalendarDate;
  finish: CalendarDate;
}

/** As it is written; else as it was, where the stays are those that were there; else from the first of them to the last. */
function planPeriod(written: WrittenOrgTrip, kept: Period | null, stays: Stays): Period {
  return {
    start: written.start ?? kept?.start ?? firstDay(stays),
    finish: written.finish ?? kept?.finish ?? lastDay(stays),
  };
}

const firstDay = (stays: Stays) => stays.map(({ entry }) => entry).sort()[0] ?? '';
const lastDay = (stays: Stays) =>
  stays
    .map(({ exit }) => exit)
    .sort()
    .at(-1) ?? '';

/** Nobody is at a destination before the trip begins, nor after it ends. */
function findPeriodProblems({ start, finish }: Period, stays: Stays): FieldError[] {
  return [
    ...(start > firstDay(stays)
      ? [{ field: 'trip.start', message: 'must not be after the first destination begins' }]
      : []),
    ...(finish < lastDay(stays)
      ? [{ field: 'trip.finish', message: 'must not be before the last destination ends' }]
      : []),
  ];
}

/** Of new trips alone: one that is under way may still be changed. */
function findPastProblems(
  { start: written, destinations }: WrittenOrgTrip,
  { start }: Period,
  today: CalendarDate,
): FieldError[] {
  if (start >= today) return [];
  const index = destinations?.findIndex(({ isRemoved, entry }) => !isRemoved && entry === start) ?? -1;
  const field = written || index < 0 ? 'trip.start' : `trip.destinations.${index}.entry_date`;
  return [{ field, message: 'a new trip must not begin in the past' }];
}

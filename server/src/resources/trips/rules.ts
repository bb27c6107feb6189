import type { FieldError } from '@/contract/service-error';
import { TripType, type WrittenDestination, type WrittenTrip } from '@/contract/trip';
import {
  earliestTodayOnEarth,
  findTripProblems,
  tripPeriod,
  type TripProblemCode,
} from '@/contract/trip-rules';

import type { Queryable } from '../../database/database';
import { invalid, notFound } from '../../http/failure';
import { countAlerts, matchTripAlerts } from '../alerts/queries';
import { findCountriesByCode, type KnownCountry } from '../countries/queries';
import {
  findTripForChange,
  insertTrip,
  removeTrip,
  touchTrip,
  updateTrip,
  type StoredTrip,
  type TripOwner,
} from './queries';
import { tellOfChangedTrip, tellOfNewTrip, tellOfRemovedTrip, type Doer } from './tell-travellers';
import { nameTrip } from './trip-name';
import type { TripPlan } from './trip-plan';
import { holdTravellers, leaveTrip, listTravellersOf, updateOwnSettings } from './trip-travellers';

const PROBLEM_WORDS: Record<TripProblemCode, string> = {
  'no-destination': 'a trip needs at least one destination',
  'no-entry': 'say on which day this destination begins',
  'no-exit': 'say on which day this destination ends',
  'exit-before-entry': 'must not be before the day of entry',
  'unknown-country': 'is not a country known here',
  'all-in-the-past': 'a trip must not both start and finish in the past',
};

export async function createTrip(
  transaction: Queryable,
  owner: TripOwner,
  written: WrittenTrip,
  now: Date,
): Promise<string> {
  const plan = await planTrip(transaction, written, now, null);
  const countryIds = plan.destinations.map((destination) => destination.countryId);
  const id = await insertTrip(transaction, owner, plan, await countAlerts(transaction, countryIds, now), now);
  await matchTripAlerts(transaction, id);
  await tellOfNewTrip(transaction, { id, ...of(owner) }, [owner.id], by(owner), now);
  return id;
}

export async function changeTrip(
  transaction: Queryable,
  owner: TripOwner,
  tripId: string,
  written: WrittenTrip,
  now: Date,
): Promise<void> {
  const stored = await requireLiveTrip(transaction, owner.id, tripId);
  await updateTrip(transaction, tripId, await planTrip(transaction, written, now, stored), now);
  await matchTripAlerts(transaction, tripId);
  const travellers = await listTravellersOf(transaction, tripId);
  const trip = { id: tripId, ...of(owner) };
  await tellOfChangedTrip(transaction, trip, travellers, { doer: by(owner), isSeen: true }, now);
}

export async function changeTripSettings(
  transaction: Queryable,
  travellerId: string,
  tripId: string,
  settings: { muted?: boolean; read?: boolean },
  now: Date,
): Promise<void> {
  await requireLiveTrip(transaction, travellerId, tripId);
  await holdTravellers(transaction, await listTravellersOf(transaction, tripId));
  await updateOwnSettings(transaction, tripId, travellerId, settings, now);
}

/**
 * Who travels with others removes it for themselves alone. Removing a removed trip again is no mistake: the first answer may have been lost on
 * the way.
 */
export async function deleteTrip(
  transaction: Queryable,
  owner: TripOwner,
  tripId: string,
  now: Date,
): Promise<void> {
  const stored = await findTripForChange(transaction, owner.id, tripId);
  if (!stored) throw notFound('trip');
  if (stored.removed) return;
  const travellers = await listTravellersOf(transaction, tripId);
  if (travellers.length === 1) return removeTripAndTell(transaction, tripId, by(owner), now);
  await holdTravellers(transaction, travellers);
  await leaveTrip(transaction, tripId, [owner.id], now);
  await touchTrip(transaction, tripId, now);
  await tellOfRemovedTrip(transaction, { id: tripId, ...of(owner) }, [owner.id], by(owner), now);
}

/** For all of its travellers. */
export async function removeTripAndTell(
  transaction: Queryable,
  id: string,
  doer: Doer,
  now: Date,
): Promise<void> {
  const companyId = await removeTrip(transaction, id, now);
  if (companyId === null) return;
  const travellers = await listTravellersOf(transaction, id);
  await tellOfRemovedTrip(transaction, { id, companyId }, travellers, doer, now);
}

const of = ({ companyId }: TripOwner) => ({ companyId });
const by = ({ id }: TripOwner): Doer => ({ travellerId: id });

async function requireLiveTrip(
  transaction: Queryable,
  travellerId: string,
  tripId: string,
): Promise<StoredTrip> {
  const stored = await findTripForChange(transaction, travellerId, tripId);
  if (!stored || stored.removed) throw notFound('trip');
  return stored;
}

/** What the caller left out stays as it was stored, or gets its usual value. */
async function planTrip(
  transaction: Queryable,
  written: WrittenTrip,
  now: Date,
  stored: StoredTrip | null,
): Promise<TripPlan> {
  const destinations = written.destinations ?? [];
  const codes = destinations.map((destination) => destination.country_code);
  const countries = await findCountriesByCode(transaction, codes);
  const problems = findTripProblems(destinations, earliestTodayOnEarth(now), (code) => countries.has(code));
  if (problems.length > 0) throw invalid(problems.map(toFieldError));

  const places = destinations.map((destination) => toPlace(destination, countries));
  return {
    ...tripPeriod(destinations),
    ...nameTrip(
      written.name,
      stored,
      places.map(({ country }) => country),
    ),
    tripType: written.trip_type ?? stored?.trip_type ?? TripType.Other,
    activities: written.activities ? [...new Set(written.activities)] : (stored?.activities ?? []),
    destinations: places.map(({ country, ...place }) => ({ countryId: country.id, ...place })),
  };
}

function toPlace(destination: WrittenDestination, countries: Map<string, KnownCountry>) {
  const country = countries.get(destination.country_code);
  const { entry_date: entry, exit_date: exit, destination_locations: locations } = destination;
  if (!country || !entry || !exit) throw new Error('a destination that passed the rules is whole');
  return { country, entry, exit, locations };
}

export function toFieldError({ field, code }: { field: string; code: TripProblemCode }): FieldError {
  return { field: `trip.${field}`, message: PROBLEM_WORDS[code] };
}

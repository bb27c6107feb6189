import { isDeepStrictEqual } from 'node:util';

import { SegmentStatus } from '@/contract/segment';

import type { Queryable } from '../../database/database';
import { COUNTRY_NAMES, findCountriesByCode, type NamedCountry } from '../countries/queries';
import { findOrgTripForChange, type StoredOrgTrip } from '../org-trips/stored-trip';
import type { CompletedSegment } from '../segments/queries';
import { updateTrip, type TripOwner } from '../trips/queries';
import { nameAfter } from '../trips/trip-name';
import type { TripPlan } from '../trips/trip-plan';
import { earlier, growStays, later } from './grow-stays';
import { countriesOf, daysOf, isRide, planVisits } from './plan-visits';

type Stay = TripPlan['destinations'][number] & { country: NamedCountry };

/** Makes a trip as long as what a mail tells of it, and lead where that leads: alerts reach it there. Nothing that was planned goes. */
export async function growTrip(
  transaction: Queryable,
  { companyId }: TripOwner,
  tripId: string,
  told: readonly CompletedSegment[],
  now: Date,
): Promise<void> {
  const booked = told.filter(isBooked);
  const stored = await findOrgTripForChange(transaction, companyId, tripId);
  if (!stored || booked.length === 0) return;
  const countries = await listCountriesOf(transaction, tripId);
  const stays = stored.destinations.map((stay) => ({
    ...stay,
    country: countries.get(stay.countryId) ?? { name: '', names: {} },
  }));
  const planned = [...countries.values()].map(({ country_code }) => country_code);
  const destinations = growStays<Stay>(stays, await listVisits(transaction, tripId, planned, booked));
  const period = growPeriod(stored, destinations, booked);
  const { start, finish, trip_type: tripType, activities } = stored;
  if (isDeepStrictEqual([period, destinations], [{ start, finish }, stays])) return;
  // A name that somebody chose stays.
  const isGenerated = stored.name === nameAfter(stays.map(({ country }) => country)).name;
  const { name, translations } = isGenerated ? nameAfter(destinations.map(({ country }) => country)) : stored;
  const plan = { name, translations, tripType, activities, ...period, destinations };
  await updateTrip(transaction, tripId, plan, now);
}

const isBooked = ({ fields }: Pick<CompletedSegment, 'fields'>) => fields.status !== SegmentStatus.Deleted;

interface StayCountry extends NamedCountry {
  id: string;
  country_code: string;
}

async function listCountriesOf(
  transaction: Queryable,
  tripId: string,
): Promise<ReadonlyMap<string, StayCountry>> {
  const rows = await transaction.query<StayCountry>(
    `select id, ${COUNTRY_NAMES}, country_code from countries
     where id in (select country_id from destinations where trip_id = $1)`,
    [tripId],
  );
  return new Map(rows.map((country) => [country.id, country]));
}

/** Where the told bookings lead, seen among all of the trip: the others tell where one comes from, and what is home. */
async function listVisits(
  transaction: Queryable,
  tripId: string,
  planned: readonly string[],
  told: readonly CompletedSegment[],
): Promise<Stay[]> {
  const others = await transaction.query<CompletedSegment>(
    `select id, kind, fields, wire_time(begins_at) as "beginsAt", wire_time(ends_at) as "endsAt"
     from trip_segments where trip_id = $1 and id <> all($2::uuid[])`,
    [tripId, told.map(({ id }) => id)],
  );
  const visits = planVisits([...others.filter(isBooked), ...told], planned);
  const countries = await findCountriesByCode(
    transaction,
    visits.map(({ country_code }) => country_code),
  );
  return visits.flatMap(({ country_code, entry_date: entry, exit_date: exit }) => {
    const country = countries.get(country_code);
    if (!country || !entry || !exit) return [];
    const isTold = told.some((segment) => {
      const [first, last] = daysOf(segment);
      if (first === null || last === null || first > exit || last < entry) return false;
      return countriesOf(segment).includes(country_code);
    });
    return isTold ? [{ countryId: country.id, country, entry, exit, locations: [] }] : [];
  });
}

/** Rides may leave home on the day before, and be back on the day after. */
function growPeriod(
  { start, finish }: StoredOrgTrip,
  stays: readonly Stay[],
  told: readonly CompletedSegment[],
): Pick<TripPlan, 'start' | 'finish'> {
  const days = told
    .filter((segment) => !isRide(segment))
    .flatMap(daysOf)
    .filter((day) => day !== null);
  return {
    start: [...stays.map(({ entry }) => entry), ...days].reduce(earlier, start),
    finish: [...stays.map(({ exit }) => exit), ...days].reduce(later, finish),
  };
}

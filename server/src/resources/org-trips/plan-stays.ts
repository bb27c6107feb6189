import type { CalendarDate } from '@/contract/fields';
import { DestinationType } from '@/contract/org-trip';
import type { FieldError } from '@/contract/service-error';
import { findTripProblems } from '@/contract/trip-rules';
import type { WrittenOrgDestination } from '@/contract/written-org-trip';

import type { Queryable } from '../../database/database';
import { invalid } from '../../http/failure';
import { findCountriesByName, type KnownCountry } from '../countries/queries';
import { toFieldError } from '../trips/rules';
import type { StoredStay } from './stored-trip';

export type PlannedStay = Omit<StoredStay, 'id'> & { id?: string; country: KnownCountry };

/** The stays that a company wrote, without those that are to go; each problem is told by its place in what was sent. */
export async function planStays(
  transaction: Queryable,
  written: readonly WrittenOrgDestination[],
  stored: readonly StoredStay[],
  today: CalendarDate,
): Promise<PlannedStay[]> {
  const sent = written.map((stay, index) => ({ ...stay, index })).filter(({ isRemoved }) => !isRemoved);
  const countries = await findCountriesByName(
    transaction,
    sent.map(({ country }) => country),
  );
  const problems = [
    ...findStayProblems(sent, today, countries),
    ...sent.flatMap(({ index, latitude, longitude }) => findHalfPosition(index, latitude, longitude)),
  ];
  if (problems.length > 0) throw invalid(problems);
  const left = new Map(stored.map((stay) => [stay.id, stay]));
  return sent.map((stay) => {
    const known = stay.id === null ? undefined : left.get(stay.id);
    // An id that is sent twice is the first one's.
    if (known) left.delete(known.id);
    return toStay(stay, known, countries);
  });
}

/** By the rules of every trip, under the names that companies use. */
function findStayProblems(
  sent: readonly (WrittenOrgDestination & { index: number })[],
  today: CalendarDate,
  countries: ReadonlyMap<string, KnownCountry>,
): FieldError[] {
  const stays = sent.map(({ country, entry, exit }) => ({
    country_code: country,
    entry_date: entry,
    exit_date: exit,
    destination_locations: [],
  }));
  const place = (index: string) => String(sent[Number(index)]?.index ?? index);
  return findTripProblems(stays, today, (name) => countries.has(name)).map(({ field, code }) =>
    toFieldError({
      field: field
        .replace('country_code', 'country_id')
        .replace(/\.(\d+)\./, (_, index: string) => `.${place(index)}.`),
      code,
    }),
  );
}

function findHalfPosition(index: number, latitude: number | null, longitude: number | null): FieldError[] {
  if ((latitude === null) === (longitude === null)) return [];
  const field = `trip.destinations.${index}.${latitude === null ? 'lat' : 'lng'}`;
  return [{ field, message: 'a position needs both lat and lng' }];
}

function toStay(
  { country: name, entry, exit, friendlyName, latitude, longitude, type }: WrittenOrgDestination,
  known: StoredStay | undefined,
  countries: ReadonlyMap<string, KnownCountry>,
): PlannedStay {
  const country = countries.get(name);
  if (!country || !entry || !exit) throw new Error('a destination that passed the rules is whole');
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  const places = position ? [{ friendly_name: friendlyName ?? country.name, ...position }] : [];
  return {
    ...(known && { id: known.id }),
    countryId: country.id,
    country,
    entry,
    exit,
    // Companies read the first place alone: sent back as it was told, it stands for all of them.
    locations: known && isSamePlace(known.locations[0], places[0]) ? known.locations : places,
    friendlyName,
    type: type ?? known?.type ?? (position || friendlyName ? DestinationType.City : DestinationType.Country),
  };
}

type Place = StoredStay['locations'][number];

const isSamePlace = (one: Place | undefined, other: Place | undefined) =>
  one?.friendly_name === other?.friendly_name &&
  one?.latitude === other?.latitude &&
  one?.longitude === other?.longitude;

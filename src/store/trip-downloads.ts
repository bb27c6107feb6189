import type { Trip } from '@/contract/trip';

import { downloadNames } from './downloads';
import type { Reader } from './store-database';

export type TripPart = 'alerts' | 'advisories' | 'hospitals' | 'countries' | 'maps';

/** One of the downloads that a trip needs to be of use without a network. */
export interface TripDownload {
  part: TripPart;
  name: string;
  /** When the service last confirmed it; null while it never did. */
  checkedAt: number | null;
  /** How the last try failed, if it did. */
  failure: string | null;
}

/** All that the trip needs, in the order in which it comes; also what was never tried. */
export async function listTripDownloads(
  reader: Reader,
  trip: Pick<Trip, 'id' | 'destinations'>,
): Promise<TripDownload[]> {
  const rows = await reader.all<{ name: string; checked_at: number | null; failure: string | null }>(
    'select name, checked_at, failure from downloads where name in (select value from json_each(?))',
    [JSON.stringify(neededBy(trip).map(({ name }) => name))],
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  return neededBy(trip).map(({ part, name }) => ({
    part,
    name,
    checkedAt: known.get(name)?.checked_at ?? null,
    failure: known.get(name)?.failure ?? null,
  }));
}

function neededBy({
  id,
  destinations,
}: Pick<Trip, 'id' | 'destinations'>): Pick<TripDownload, 'part' | 'name'>[] {
  const countries = [...new Set(destinations.map((destination) => destination.country_id))];
  return [
    { part: 'alerts', name: downloadNames.tripAlerts(id) },
    { part: 'advisories', name: downloadNames.tripAdvisories(id) },
    { part: 'hospitals', name: downloadNames.tripHospitals(id) },
    ...countries.map((country) => ({ part: 'countries' as const, name: downloadNames.country(country) })),
    ...countries.map((country) => ({ part: 'maps' as const, name: downloadNames.countryMap(country) })),
  ];
}

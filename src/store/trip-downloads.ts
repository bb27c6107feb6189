import type { Trip } from '@/contract/trip';

import { downloadKinds, downloadNames, kindsOf, type TripPart } from './download-kinds';
import { listDownloads } from './downloads';
import type { Reader } from './store-database';

/** One of the downloads that a trip needs to be of use without a network. */
interface TripDownload {
  part: TripPart;
  name: string;
  /** When the service last confirmed it; null while it never did. */
  checkedAt: number | null;
  /** How the last try failed, if it did. */
  failure: string | null;
}

type NeedyTrip = Pick<Trip, 'id' | 'destinations'>;

/** All that the trip needs, in the order in which it comes; also what was never tried. */
export async function listTripDownloads(reader: Reader, trip: NeedyTrip): Promise<TripDownload[]> {
  return (await listDownloadsOfTrips(reader, [trip])).get(trip.id) ?? [];
}

/** By the trip's id. One question for all: a list of trips asks it after every download. */
export async function listDownloadsOfTrips(
  reader: Reader,
  trips: readonly NeedyTrip[],
): Promise<Map<string, TripDownload[]>> {
  const needs = trips.map((trip) => ({ id: trip.id, needed: neededBy(trip) }));
  const known = await listDownloads(
    reader,
    needs.flatMap(({ needed }) => needed.map(({ name }) => name)),
  );
  const toDownload = ({ part, name }: Pick<TripDownload, 'part' | 'name'>): TripDownload => ({
    part,
    name,
    checkedAt: known.get(name)?.checked_at ?? null,
    failure: known.get(name)?.failure ?? null,
  });
  return new Map(needs.map(({ id, needed }) => [id, needed.map(toDownload)]));
}

const OF_TRIP = kindsOf('trip');
const OF_ITS_COUNTRIES = kindsOf('country');

/** Also for what must be known of a trip before all of it has come. */
export function neededBy({ id, destinations }: NeedyTrip): Pick<TripDownload, 'part' | 'name'>[] {
  const countries = [...new Set(destinations.map((destination) => destination.country_id))];
  return [
    ...OF_TRIP.map((kind) => ({ part: downloadKinds[kind].tripPart, name: downloadNames[kind](id) })),
    ...OF_ITS_COUNTRIES.flatMap((kind) => {
      const part = downloadKinds[kind].tripPart;
      return part === null ? [] : countries.map((country) => ({ part, name: downloadNames[kind](country) }));
    }),
  ];
}

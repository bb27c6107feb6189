import type { Trip } from '@/contract/trip';
import { toTripReadiness } from '@/domain/trip-readiness';

import { storeQuery } from './store-query';

export const tripQueries = {
  all: () => storeQuery(['trips', 'all'], (reads) => reads.trips.list()),
  one: (id: string) => storeQuery(['trips', 'one', id], (reads) => reads.trips.get(id)),
  /** Whether it can be read without a network. */
  readiness: (trip: Trip) =>
    storeQuery(
      ['downloads', 'trip', trip.id, ...trip.destinations.map(({ country_id }) => country_id)],
      async (reads) => toTripReadiness(await reads.trips.downloads(trip)),
    ),
  /** The same of all of them, by id. */
  readinessOfAll: () =>
    storeQuery(['downloads', 'trips'], async (reads) => {
      const trips = await reads.trips.list();
      const downloads = await reads.trips.downloadsOfAll(trips.map(({ trip }) => trip));
      return new Map([...downloads].map(([id, parts]) => [id, toTripReadiness(parts)]));
    }),
};

import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const tripFormQueries = {
  /** Null for a trip that is still to be made. */
  trip: (reads: Reads, tripId: string | null) =>
    queryOptions({
      queryKey: ['trips', 'trip-form', tripId],
      queryFn: () => (tripId === null ? null : reads.trips.get(tripId)),
    }),
  unsent: (reads: Reads) =>
    queryOptions({ queryKey: ['outbox', 'trip-form'], queryFn: () => reads.unsent() }),
  countries: (reads: Reads) =>
    queryOptions({ queryKey: ['countries', 'trip-form'], queryFn: () => reads.countries.list() }),
  /** Those that are on the device, whatever brought them. */
  hospitals: (reads: Reads, countryId: string | null) =>
    queryOptions({
      queryKey: ['hospitals', 'trip-form', countryId],
      queryFn: () => (countryId === null ? [] : reads.hospitals.ofCountry(countryId)),
    }),
};

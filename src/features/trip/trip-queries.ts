import { queryOptions } from '@tanstack/react-query';

import { toTripReadiness } from '@/domain/trip-readiness';
import type { Trip } from '@/contract/trip';
import type { Reads } from '@/runtime/reads';

const countryIdsOf = (trip: Trip | null) => [
  ...new Set(trip?.destinations.map(({ country_id }) => country_id) ?? []),
];

/** What is asked of a trip that is not known (yet) is nothing. */
export const tripQueries = {
  trip: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['trips', 'trip-screen', id], queryFn: () => reads.trips.get(id) }),
  unsent: (reads: Reads) =>
    queryOptions({ queryKey: ['outbox', 'trip-screen'], queryFn: () => reads.unsent() }),
  alerts: (reads: Reads, trip: Trip | null) =>
    queryOptions({
      queryKey: ['alerts', 'trip-screen', trip?.id],
      queryFn: async () => ({
        during: trip ? await reads.alerts.ofTrip(trip.id) : [],
        before: trip ? await reads.alerts.pastOfTrip(trip.id) : [],
      }),
    }),
  advisories: (reads: Reads, trip: Trip | null) =>
    queryOptions({
      queryKey: ['advisories', 'trip-screen', trip?.id],
      queryFn: () => (trip ? reads.advisories.ofTrip(trip.id) : []),
    }),
  hospitals: (reads: Reads, trip: Trip | null) =>
    queryOptions({
      queryKey: ['hospitals', 'trip-screen', trip?.id],
      queryFn: () => (trip ? reads.hospitals.ofTrip(trip.id) : []),
    }),
  countries: (reads: Reads, trip: Trip | null) =>
    queryOptions({
      queryKey: ['countries', 'trip-screen', ...countryIdsOf(trip)],
      queryFn: async () => {
        const found = await Promise.all(countryIdsOf(trip).map((id) => reads.countries.get(id)));
        return found.filter((country) => country !== null);
      },
    }),
  maps: (reads: Reads, trip: Trip | null) =>
    queryOptions({
      queryKey: ['maps', 'trip-screen', ...countryIdsOf(trip)],
      queryFn: async () => {
        const found = await Promise.all(countryIdsOf(trip).map((id) => reads.countries.map(id)));
        return found.filter((map) => map !== null);
      },
    }),
  readiness: (reads: Reads, trip: Trip | null) =>
    queryOptions({
      queryKey: ['downloads', 'trip-screen', trip?.id, ...countryIdsOf(trip)],
      queryFn: async () => (trip ? toTripReadiness(await reads.trips.downloads(trip)) : null),
    }),
  bytes: (reads: Reads, trip: Trip | null) =>
    queryOptions({
      queryKey: ['storage', 'trip-screen', trip?.id],
      queryFn: async () => (trip ? ((await reads.storage()).trips[trip.id]?.bytes ?? null) : null),
    }),
};

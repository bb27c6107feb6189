import { queryOptions } from '@tanstack/react-query';

import type { Hospital } from '@/contract/hospital';
import type { DownloadState } from '@/domain/freshness';
import type { Reads } from '@/runtime/reads';

export const helpQueries = {
  places: (reads: Reads) =>
    queryOptions({ queryKey: ['hospitals', 'places'], queryFn: () => reads.hospitals.places() }),
  some: (reads: Reads, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['hospitals', 'some', ids],
      queryFn: async () => {
        const found = await Promise.all(ids.map((id) => reads.hospitals.get(id)));
        return found.filter((hospital): hospital is Hospital => hospital !== null);
      },
    }),
  ofCountry: (reads: Reads, countryId: string | null) =>
    queryOptions({
      queryKey: ['hospitals', 'country', countryId],
      queryFn: () => (countryId === null ? [] : reads.hospitals.ofCountry(countryId)),
    }),
  numbersDownload: (reads: Reads) =>
    queryOptions({
      queryKey: ['downloads', 'short-countries'],
      queryFn: async () => toState(await reads.download(reads.downloadNames.shortCountries)),
    }),
  /** Of the country itself, or of a trip that leads there: the one that the service confirmed last. */
  hospitalsDownload: (reads: Reads, countryId: string | null) =>
    queryOptions({
      queryKey: ['downloads', 'hospitals', countryId],
      queryFn: async () => {
        const trips = (await reads.trips.list())
          .map(({ trip }) => trip)
          .filter((trip) =>
            countryId === null
              ? true
              : trip.destinations.some((destination) => destination.country_id === countryId),
          );
        const names = trips.map(({ id }) => reads.downloadNames.tripHospitals(id));
        if (countryId !== null) names.push(reads.downloadNames.countryHospitals(countryId));
        const states = (await Promise.all(names.map((name) => reads.download(name))))
          .map(toState)
          .filter((state) => state !== null);
        return states.sort((one, other) => (other.checkedAt ?? 0) - (one.checkedAt ?? 0))[0] ?? null;
      },
    }),
};

function toState(
  download: { checked_at: number | null; failure: string | null } | null,
): DownloadState | null {
  return download && { checkedAt: download.checked_at, failure: download.failure };
}

import { queryOptions, useQuery } from '@tanstack/react-query';

import { combineDownloads } from '@/domain/combine-downloads';
import type { DownloadState } from '@/domain/freshness';
import type { Reads } from '@/runtime/reads';
import { useReads } from '@/runtime/runtime-provider';

export interface NamedTrip {
  id: string;
  name: string;
}

interface TripDownloads {
  /** Of all that was tried. */
  state: DownloadState | null;
  /** Trips whose alerts or advisories have never come to this device. */
  missing: NamedTrip[];
}

const downloadQueries = {
  ofTrips: (reads: Reads, trips: readonly NamedTrip[]) =>
    queryOptions({
      queryKey: ['downloads', 'news-of-trips', ...trips.map(({ id }) => id)],
      queryFn: () => readDownloads(reads, trips),
    }),
};

async function readDownloads(reads: Reads, trips: readonly NamedTrip[]): Promise<TripDownloads> {
  const { tripAlerts, tripAdvisories } = reads.downloadNames;
  const found = await Promise.all(
    trips.map(async ({ id }) => [
      await reads.download(tripAlerts(id)),
      await reads.download(tripAdvisories(id)),
    ]),
  );
  const tried = found.flat().filter((download) => download !== null);
  return {
    state: combineDownloads(tried.map(({ checked_at, failure }) => ({ checkedAt: checked_at, failure }))),
    missing: trips.filter((_trip, index) => found[index]?.some((download) => download?.checked_at == null)),
  };
}

/** Undefined until it is read. */
export function useTripDownloads(trips: readonly NamedTrip[]): TripDownloads | undefined {
  return useQuery(downloadQueries.ofTrips(useReads(), trips)).data;
}

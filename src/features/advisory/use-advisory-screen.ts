import type { Advisory } from '@/contract/advisory';
import type { CountryMapData, ShortCountry } from '@/contract/country';
import type { Trip } from '@/contract/trip';
import { toFreshness, type DownloadState, type Freshness } from '@/domain/freshness';
import { countryQueries, mapQueries } from '@/runtime/queries/country-queries';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { advisoryQueries, newsQueries } from '@/runtime/queries/news-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';

export type AdvisoryView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | {
      kind: 'ready';
      advisory: Advisory;
      freshness: Freshness;
      download: DownloadState | null;
      trips: Trip[];
      country: ShortCountry | null;
      map: CountryMapData | null;
    };

export function useAdvisoryScreen(id: string): AdvisoryView {
  const now = useCurrentMinute();
  const advisory = useRead(advisoryQueries.one(id));
  const download = useRead(downloadQueries.ofItem(id));
  const tripIds = useRead(newsQueries.tripsOf(id));
  const trips = useRead(tripQueries.all());
  const country = useRead(advisory ? countryQueries.one(advisory.country_id) : null);
  const map = useRead(advisory ? mapQueries.one(advisory.country_id) : null);
  if (advisory === null) return { kind: 'not-found' };
  if (!advisory || download === undefined || !tripIds || !trips) return { kind: 'opening' };

  return {
    kind: 'ready',
    advisory,
    freshness: toFreshness(download, false, now),
    download,
    trips: trips.map(({ trip }) => trip).filter((trip) => tripIds.includes(trip.id)),
    country: country?.short ?? null,
    map: map ?? null,
  };
}

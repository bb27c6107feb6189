import type { Alert } from '@/contract/alert';
import type { CountryMapData, ShortCountry } from '@/contract/country';
import type { Disease } from '@/contract/health-library';
import type { Trip } from '@/contract/trip';
import { toFreshness, type DownloadState, type Freshness } from '@/domain/freshness';
import { countryQueries, mapQueries } from '@/runtime/queries/country-queries';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { healthLibraryQueries } from '@/runtime/queries/health-library-queries';
import { alertQueries, newsQueries } from '@/runtime/queries/news-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead, useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';

export type AlertView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | {
      kind: 'ready';
      alert: Alert;
      isRead: boolean;
      freshness: Freshness;
      download: DownloadState | null;
      trips: Trip[];
      diseases: Disease[];
      countries: ShortCountry[];
      maps: CountryMapData[];
    };

const NONE: never[] = [];

export function useAlertScreen(id: string): AlertView {
  const now = useCurrentMinute();
  const stored = useRead(alertQueries.one(id));
  const download = useRead(downloadQueries.ofItem(id));
  const tripIds = useRead(newsQueries.tripsOf(id));
  const trips = useRead(tripQueries.all());
  const countries = useRead(countryQueries.all());
  const diseases = useSideRead(healthLibraryQueries.diseases(stored?.alert.disease_ids ?? NONE));
  const maps = useSideRead(mapQueries.some(stored?.alert.country_ids ?? NONE));
  if (stored === null) return { kind: 'not-found' };
  if (!stored || download === undefined || !tripIds || !trips || !countries) return { kind: 'opening' };

  const { alert } = stored;
  return {
    kind: 'ready',
    alert,
    isRead: stored.read,
    freshness: toFreshness(download, false, now),
    download,
    trips: trips.map(({ trip }) => trip).filter((trip) => tripIds.includes(trip.id)),
    diseases: diseases ?? NONE,
    countries: countries.filter((country) => alert.country_ids.includes(country.id)),
    maps: maps ?? NONE,
  };
}

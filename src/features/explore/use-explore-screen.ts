import type { ShortCountry } from '@/contract/country';
import { toFreshness, type Freshness } from '@/domain/freshness';
import { countryQueries } from '@/runtime/queries/country-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute, useToday } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';

export type ExploreView =
  | { kind: 'opening' }
  | { kind: 'never-downloaded' }
  | { kind: 'never-came'; why: string }
  | {
      kind: 'ready';
      countries: ShortCountry[];
      /** Codes of the country where the traveller is, and of those of trips that are not over. */
      here: string | null;
      tripCodes: ReadonlySet<string>;
      freshness: Freshness;
    };

export function useExploreScreen(): ExploreView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const today = useToday();
  const { countryCode: here } = useWhereAmI();
  const countries = useRead(countryQueries.all());
  const trips = useRead(tripQueries.all());
  const state = useDownloadState([downloadNames.shortCountries]);
  if (!countries || !trips || state === undefined) return { kind: 'opening' };
  if (countries.length === 0 && state?.checkedAt == null)
    return state?.failure == null ? { kind: 'never-downloaded' } : { kind: 'never-came', why: state.failure };
  const ahead = trips.map(({ trip }) => trip).filter(({ finish }) => finish >= today);
  return {
    kind: 'ready',
    countries,
    here,
    tripCodes: new Set(ahead.flatMap(({ destinations }) => destinations.map((one) => one.country_code))),
    freshness: toFreshness(state, countries.length === 0, now),
  };
}

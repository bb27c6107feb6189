import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { chooseHere, countryByTrips, type HereSource } from '@/domain/here-country';
import type { StoredCountry } from '@/store/countries';

import type { Reads } from './reads';
import { useReads, useRuntime } from './runtime-provider';
import { usePreferences } from './use-preferences';
import { useToday } from './use-today';
import { useWhereAmI } from './use-where-am-i';

const hereQueries = {
  byTrips: (reads: Reads, today: string) =>
    queryOptions({
      queryKey: ['trips', 'country-on', today],
      queryFn: async () => {
        const trips = await reads.trips.list();
        return countryByTrips(
          trips.map(({ trip }) => trip),
          today,
        );
      },
    }),
  /** With its code, so that one country's numbers can never stand under another's name. */
  country: (reads: Reads, code: string | null) =>
    queryOptions({
      queryKey: ['countries', 'code', code],
      queryFn: () => (code === null ? null : reads.countries.byCode(code)),
    }),
};

type HereCountry =
  | { kind: 'reading' }
  | { kind: 'unknown' }
  /** `country` is null where this device knows no more of it than its code. */
  | { kind: 'known'; code: string; source: HereSource; country: StoredCountry | null };

/** Which country the traveller means, by the sources in the order that the screen trusts them. */
export function useHereCountry(order: readonly HereSource[]): HereCountry {
  const reads = useReads();
  const { countryCode } = useWhereAmI();
  const preferences = usePreferences();
  const byTrips = useQuery(hereQueries.byTrips(reads, useToday()));
  useLookOnce();
  const choice = chooseHere(
    { position: countryCode, chosen: preferences?.helpCountry ?? null, trip: byTrips.data ?? null },
    order,
  );
  const country = useQuery(hereQueries.country(reads, choice?.code ?? null));
  if (preferences === null || byTrips.data === undefined) return { kind: 'reading' };
  if (!choice) return { kind: 'unknown' };
  if (country.data === undefined) return { kind: 'reading' };
  return { kind: 'known', ...choice, country: country.data };
}

/** A screen that is opened wants to know where it is now. */
function useLookOnce(): void {
  const { whereabouts } = useRuntime();
  useEffect(() => {
    // Where the device tells nothing, what was known stays.
    void whereabouts.look().catch(() => undefined);
  }, [whereabouts]);
}

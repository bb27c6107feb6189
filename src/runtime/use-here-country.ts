import { useEffect } from 'react';

import { chooseHere, type HereSource, stayByTrips } from '@/domain/here-country';
import type { StoredCountry } from '@/store/countries';

import { countryQueries } from './queries/country-queries';
import { travellerQueries } from './queries/traveller-queries';
import { tripQueries } from './queries/trip-queries';
import { useRuntime } from './runtime-provider';
import { useRead } from './use-read';
import { useToday } from './use-today';
import { useWhereAmI } from './use-where-am-i';

type HereCountry =
  | { kind: 'reading' }
  | { kind: 'unknown' }
  /** `country` is null where this device knows no more of it than its code. */
  | { kind: 'known'; code: string; source: HereSource; country: StoredCountry | null };

/** Which country the traveller means, by the sources in the order that the screen trusts them. */
export function useHereCountry(order: readonly HereSource[]): HereCountry {
  const today = useToday();
  const { countryCode } = useWhereAmI();
  const preferences = useRead(travellerQueries.preferences());
  const trips = useRead(tripQueries.all());
  useLookOnce();
  const choice = chooseHere(
    {
      position: countryCode,
      chosen: preferences?.helpCountry ?? null,
      trip: stayByTrips(trips?.map(({ trip }) => trip) ?? [], today)?.country_code ?? null,
    },
    order,
  );
  // By its code, so that one country's numbers can never stand under another's name.
  const country = useRead(choice && countryQueries.byCode(choice.code));
  if (preferences === undefined || trips === undefined) return { kind: 'reading' };
  if (!choice) return { kind: 'unknown' };
  if (country === undefined) return { kind: 'reading' };
  return { kind: 'known', ...choice, country };
}

/** A screen that is opened wants to know where it is now. */
function useLookOnce(): void {
  const { whereabouts } = useRuntime();
  useEffect(() => {
    // Where the device tells nothing, what was known stays.
    void whereabouts.look().catch(() => undefined);
  }, [whereabouts]);
}

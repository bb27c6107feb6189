import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Country, CountryMapData, ShortCountry } from '@/contract/country';
import { toFreshness, type Freshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useCurrentMinute } from '@/runtime/use-today';
import type { HospitalSummary } from '@/store/hospitals';

import { collectCountryNews, type CountryStory } from './country-news';
import { countryQueries } from './country-queries';

export type CountryView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | {
      kind: 'ready';
      short: ShortCountry;
      /** Null where only the short list is on this device. */
      whole: Country | null;
      pinned: boolean;
      /** In bytes. */
      size: number;
      map: CountryMapData | null;
      freshness: Freshness;
      news: CountryStory[];
      newsFreshness: Freshness;
      hospitals: HospitalSummary[];
      hospitalsFreshness: Freshness;
    };

const NONE: never[] = [];

export function useCountryScreen(id: string): CountryView {
  const reads = useReads();
  const now = useCurrentMinute();
  const names = reads.downloadNames;
  const { data: stored } = useQuery(countryQueries.one(reads, id));
  const { data: map } = useQuery(countryQueries.map(reads, id));
  const { data: alerts = NONE } = useQuery(countryQueries.alerts(reads, id));
  const { data: advisories = NONE } = useQuery(countryQueries.advisories(reads, id));
  const { data: ofTrips = NONE } = useQuery(countryQueries.news(reads));
  const { data: hospitals } = useQuery(countryQueries.hospitals(reads, id));
  const { data: size } = useQuery(countryQueries.size(reads, id));
  const state = useDownloadState([stored?.whole ? names.country(id) : names.shortCountries]);
  const newsState = useDownloadState([names.countryAlerts(id), names.countryAdvisories(id)]);
  const hospitalsState = useDownloadState([names.countryHospitals(id)]);
  const news = useMemo(
    () => collectCountryNews(id, alerts, advisories, ofTrips),
    [id, alerts, advisories, ofTrips],
  );
  if (stored === null) return { kind: 'not-found' };
  if (!stored || map === undefined || !hospitals || size === undefined) return { kind: 'opening' };
  if (state === undefined || newsState === undefined || hospitalsState === undefined)
    return { kind: 'opening' };
  return {
    kind: 'ready',
    ...stored,
    size,
    map,
    freshness: toFreshness(state, false, now),
    news,
    newsFreshness: toFreshness(newsState, news.length === 0, now),
    hospitals,
    hospitalsFreshness: toFreshness(hospitalsState, hospitals.length === 0, now),
  };
}

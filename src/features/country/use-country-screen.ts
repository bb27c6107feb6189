import type { Country, CountryMapData, ShortCountry } from '@/contract/country';
import type { DiseaseOutbreak } from '@/contract/disease-outbreak';
import { isConfirmedLately, toFreshness, type Freshness } from '@/domain/freshness';
import { countryQueries, mapQueries } from '@/runtime/queries/country-queries';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { hospitalQueries } from '@/runtime/queries/hospital-queries';
import { newsQueries } from '@/runtime/queries/news-queries';
import { outbreakQueries } from '@/runtime/queries/outbreak-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useMoment } from '@/runtime/use-today';
import type { HospitalSummary } from '@/store/hospitals';
import type { NewsItem } from '@/store/news';

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
      news: NewsItem[];
      newsFreshness: Freshness;
      hospitals: HospitalSummary[];
      /** Those that go on. */
      outbreaks: DiseaseOutbreak[];
      outbreaksFreshness: Freshness;
      /** Whether all of it was confirmed lately. */
      isFresh: boolean;
      hospitalsFreshness: Freshness;
    };

/** Whether something of the page has not come yet, or not for long. */
export function isWanting(view: CountryView): boolean {
  switch (view.kind) {
    case 'opening':
      return false;
    case 'not-found':
      return true;
    case 'ready':
      return !view.isFresh || view.whole === null || view.map === null;
  }
}

export function useCountryScreen(id: string): CountryView {
  const moment = useMoment();
  const { now } = moment;
  const { downloadNames: names } = useReads();
  const stored = useRead(countryQueries.one(id));
  const map = useRead(mapQueries.one(id));
  const news = useRead(newsQueries.ofCountry(id, moment));
  const hospitals = useRead(hospitalQueries.ofCountry(id));
  const outbreaks = useRead(outbreakQueries.ofCountry(id, moment.today));
  const size = useRead(downloadQueries.sizeOfCountry(id));
  const state = useRead(downloadQueries.ofCountry(id, stored?.whole ? 'whole' : 'short'));
  const newsState = useDownloadState([names.countryAlerts(id), names.countryAdvisories(id)]);
  const hospitalsState = useDownloadState([names.countryHospitals(id)]);
  const rulesState = useDownloadState([names.entryRequirements(id), names.travelRestrictions(id)]);
  const outbreaksState = useDownloadState([names.countryOutbreaks(id)]);
  if (stored === null) return { kind: 'not-found' };
  if (!stored || map === undefined || !news || !hospitals || !outbreaks || size === undefined)
    return { kind: 'opening' };
  if (
    state === undefined ||
    newsState === undefined ||
    hospitalsState === undefined ||
    rulesState === undefined ||
    outbreaksState === undefined
  )
    return { kind: 'opening' };
  return {
    kind: 'ready',
    ...stored,
    size,
    map,
    freshness: toFreshness(state, false, now),
    news,
    newsFreshness: toFreshness(newsState, news.length === 0, now),
    isFresh: [state, newsState, hospitalsState, rulesState, outbreaksState].every((one) =>
      isConfirmedLately(one, now),
    ),
    outbreaks,
    outbreaksFreshness: toFreshness(outbreaksState, outbreaks.length === 0, now),
    hospitals,
    hospitalsFreshness: toFreshness(hospitalsState, hospitals.length === 0, now),
  };
}

import { combineDownloads } from '@/domain/combine-downloads';
import type { DownloadState } from '@/domain/freshness';
import { nameOfCountry } from '@/i18n/country-names';
import type { Language } from '@/i18n/languages';

import type { Reads } from '../reads';
import { readKnown, storeQuery } from './store-query';

/** How downloads stand, for the line that says how fresh something is. */
export const downloadQueries = {
  /** Several as one: null where one was never tried. */
  together: (names: readonly string[]) =>
    storeQuery(['downloads', 'together', ...names], async (reads) =>
      combineDownloads(await readStates(reads, names)),
    ),
  /** Of whatever brought one alert, advisory or hospital. */
  ofItem: (id: string) =>
    storeQuery(['downloads', 'of-item', id], async (reads) => {
      const download = await reads.downloadOfItem(id);
      return download && toState(download);
    }),
  /** Of one country, whole or in short: the newest of what brings it. */
  ofCountry: (id: string, extent: 'whole' | 'short') =>
    storeQuery(['downloads', 'of-country', id, extent], async (reads) => {
      const { country, allCountries, shortCountries } = reads.downloadNames;
      return newest(
        await readStates(reads, extent === 'whole' ? [country(id), allCountries] : [shortCountries]),
      );
    }),
  /** Of the country itself, or of a trip that leads there (of any trip, where no country is known): the one confirmed last. */
  hospitals: (countryId: string | null) =>
    storeQuery(['downloads', 'hospitals', countryId], async (reads) => {
      const trips = (await reads.trips.list())
        .map(({ trip }) => trip)
        .filter(
          ({ destinations }) =>
            countryId === null || destinations.some((one) => one.country_id === countryId),
        );
      const names = trips.map(({ id }) => reads.downloadNames.tripHospitals(id));
      if (countryId !== null) names.push(reads.downloadNames.countryHospitals(countryId));
      return newest(await readStates(reads, names));
    }),
  /** In bytes, of everything that was downloaded for a country. */
  sizeOfCountry: (id: string) =>
    storeQuery(['downloads', 'size-of-country', id], (reads) => reads.sizeOfCountry(id)),
  /** Whether every trip that is not over can be read without a network. */
  isEverythingHere: (today: string) =>
    storeQuery(['downloads', 'is-everything-here', today], async (reads) => {
      const { trips: ownTrips, shortCountries } = reads.downloadNames;
      // Without a list of countries no trip could be planned on the way.
      const lists = await readStates(reads, [ownTrips, shortCountries]);
      if (lists.some((list) => !list?.checkedAt)) return false;
      const trips = (await reads.trips.list()).filter(({ trip }) => trip.finish >= today);
      const downloads = await reads.trips.downloadsOfAll(trips.map(({ trip }) => trip));
      return [...downloads.values()].flat().every(({ checkedAt }) => checkedAt !== null);
    }),
  /** Of the alerts of every trip that is not over and around the traveller: as old as the oldest of them, and failed where one has. */
  alertsThatConcern: (today: string) =>
    storeQuery(['downloads', 'alerts-that-concern', today], async (reads): Promise<DownloadState> => {
      const trips = (await reads.trips.list()).filter(({ trip }) => trip.finish >= today);
      const names = [
        ...trips.map(({ trip }) => reads.downloadNames.tripAlerts(trip.id)),
        ...(await reads.countries.aroundIds()).map(reads.downloadNames.countryAlerts),
      ];
      // Without a trip nothing can be missing but the list of trips itself.
      const states = await readStates(reads, names.length > 0 ? names : [reads.downloadNames.trips]);
      const times = states.map((state) => state?.checkedAt ?? null);
      return {
        checkedAt: times.some((at) => at === null) ? null : Math.min(...times.map((at) => at ?? 0)),
        failure: states.find((state) => state?.failure)?.failure ?? null,
      };
    }),
  /** Of alerts and advisories: those of the trips, and of the countries around the traveller. */
  newsThatConcerns: (trips: readonly Named[]) =>
    storeQuery(
      ['downloads', 'news-that-concerns', ...trips.map(({ id }) => id)],
      (reads) => readNewsDownloads(reads, trips),
      {
        shown: showMissing,
      },
    ),
};

interface NewsDownloads {
  /** Of all that was tried; null where nothing has to be here. */
  state: DownloadState | null;
  isAnyWanted: boolean;
  /** Trips and countries whose alerts or advisories have never come to this device. */
  missing: (Named & { code?: string })[];
}

async function readNewsDownloads(reads: Reads, trips: readonly Named[]): Promise<NewsDownloads> {
  const { tripAlerts, tripAdvisories, countryAlerts, countryAdvisories } = reads.downloadNames;
  const around = await readKnown(await reads.countries.aroundIds(), reads.countries.get);
  const parts = [
    ...trips.map((trip) => ({ ...trip, names: [tripAlerts(trip.id), tripAdvisories(trip.id)] })),
    ...around.map(({ short: { id, name, country_code } }) => ({
      id,
      name,
      code: country_code,
      names: [countryAlerts(id), countryAdvisories(id)],
    })),
  ];
  const found = await reads.downloads(parts.flatMap(({ names }) => names));
  return {
    state: combineDownloads([...found.values()].map(toState)),
    isAnyWanted: parts.length > 0,
    missing: parts.filter(({ names }) => names.some((name) => found.get(name)?.checked_at == null)),
  };
}

function showMissing(downloads: NewsDownloads, language: Language): NewsDownloads {
  const missing = downloads.missing.map((part) =>
    part.code === undefined ? part : { ...part, name: nameOfCountry(part.code, part.name, language) },
  );
  return { ...downloads, missing };
}

/** A trip or a country. */
export interface Named {
  id: string;
  name: string;
}

async function readStates(reads: Reads, names: readonly string[]): Promise<(DownloadState | null)[]> {
  const found = await reads.downloads(names);
  return names.map((name) => {
    const download = found.get(name);
    return download ? toState(download) : null;
  });
}

/** The one confirmed last; null where none was ever tried. */
function newest(states: readonly (DownloadState | null)[]): DownloadState | null {
  const tried = states.filter((state) => state !== null);
  return tried.sort((one, other) => (other.checkedAt ?? 0) - (one.checkedAt ?? 0))[0] ?? null;
}

interface Stored {
  checked_at: number | null;
  failure: string | null;
}

function toState({ checked_at, failure }: Stored): DownloadState {
  return { checkedAt: checked_at, failure };
}

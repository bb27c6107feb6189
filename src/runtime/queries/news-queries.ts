import type { Moment } from '@/domain/alert-period';
import { nameOfCountry } from '@/i18n/country-names';
import type { Language } from '@/i18n/languages';
import type { NewsItem } from '@/store/news';

import { readKnown, storeQuery } from './store-query';

/** What was read a minute ago stays until this minute's is there: nothing flickers while a clock ticks. */
const ticking = { keepsPrevious: true };

const show = (items: NewsItem[], language: Language): NewsItem[] =>
  items.map((item) => ({
    ...item,
    countries: item.countries.map((name, index) =>
      nameOfCountry(item.countryCodes[index] ?? '', name, language),
    ),
  }));
const listed = { ...ticking, shown: show };

/** Alerts and advisories as far as a list shows them, the most urgent first. */
export const newsQueries = {
  /** What concerns the traveller: of trips that are not over, and around them. */
  concerning: (moment: Moment) =>
    storeQuery(['news', 'concerning', moment], (reads) => reads.news.concerning(moment), listed),
  /** The first of it that is not over. */
  urgent: (moment: Moment, most: number) =>
    storeQuery(['news', 'urgent', most, moment], (reads) => reads.news.urgent(moment, most), listed),
  ofTrip: (tripId: string, moment: Moment) =>
    storeQuery(['news', 'trip', tripId, moment], (reads) => reads.news.ofTrip(tripId, moment), listed),
  ofCountry: (countryId: string, moment: Moment) =>
    storeQuery(
      ['news', 'country', countryId, moment],
      (reads) => reads.news.ofCountry(countryId, moment),
      listed,
    ),
  /** The ids of the trips that have an alert or advisory. */
  tripsOf: (itemId: string) =>
    storeQuery(['news', 'trips-of', itemId], (reads) => reads.news.tripsOf(itemId)),
  /** How many alerts are new that were issued on this day or since. */
  countNew: (moment: Moment, since = '') =>
    storeQuery(['news', 'count-new', since, moment], (reads) => reads.news.countNew(moment, since), ticking),
  countNewByTrip: (moment: Moment) =>
    storeQuery(['news', 'count-new-by-trip', moment], (reads) => reads.news.countNewByTrip(moment), ticking),
};

export const alertQueries = {
  one: (id: string) => storeQuery(['alerts', 'one', id], (reads) => reads.alerts.get(id)),
  /** With their drawings, which only a map needs. */
  some: (ids: readonly string[]) =>
    storeQuery(['alerts', 'some', ids], (reads) => reads.alerts.some(ids), ticking),
};

export const advisoryQueries = {
  one: (id: string) => storeQuery(['advisories', 'one', id], (reads) => reads.advisories.get(id)),
  some: (ids: readonly string[]) =>
    storeQuery(['advisories', 'some', ids], (reads) => readKnown(ids, reads.advisories.get), ticking),
};

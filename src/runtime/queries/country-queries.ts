import type { ShortCountry } from '@/contract/country';
import { compareNames, nameOfCountry } from '@/i18n/country-names';
import type { Language } from '@/i18n/languages';
import type { StoredCountry } from '@/store/countries';

import { readKnown, storeQuery } from './store-query';

const named = <Country extends ShortCountry>(country: Country, language: Language): Country => ({
  ...country,
  name: nameOfCountry(country.country_code, country.name, language),
});

/** In the order of the language. */
const showAll = (countries: ShortCountry[], language: Language) =>
  countries
    .map((country) => named(country, language))
    .sort((one, other) => compareNames(one.name, other.name, language));

const show = ({ short, whole, pinned }: StoredCountry, language: Language): StoredCountry => ({
  short: named(short, language),
  whole: whole && named(whole, language),
  pinned,
});
const showOne = (country: StoredCountry | null, language: Language) => country && show(country, language);
const showSome = (countries: StoredCountry[], language: Language) =>
  countries.map((country) => show(country, language));

/** By the names that countries have in the traveller's language. */
export const countryQueries = {
  /** All of the short list. */
  all: () => storeQuery(['countries', 'all'], (reads) => reads.countries.list(), { shown: showAll }),
  one: (id: string) =>
    storeQuery(['countries', 'one', id], (reads) => reads.countries.get(id), { shown: showOne }),
  some: (ids: readonly string[]) =>
    storeQuery(['countries', 'some', ...ids], (reads) => readKnown(ids, reads.countries.get), {
      shown: showSome,
    }),
  byCode: (code: string) =>
    storeQuery(['countries', 'code', code], (reads) => reads.countries.byCode(code), { shown: showOne }),
};

/** Outlines, and areas by status. */
export const mapQueries = {
  one: (countryId: string) =>
    storeQuery(['maps', 'one', countryId], (reads) => reads.countries.map(countryId)),
  some: (countryIds: readonly string[]) =>
    storeQuery(['maps', 'some', ...countryIds], (reads) => readKnown(countryIds, reads.countries.map)),
  /** How many parts of a country have a status above its own; null where its map is not here. */
  areasAbove: (countryId: string) =>
    storeQuery(['maps', 'areas-above', countryId], (reads) => reads.countries.countAreasAbove(countryId)),
};

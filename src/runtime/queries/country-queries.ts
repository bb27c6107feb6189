import { readKnown, storeQuery } from './store-query';

export const countryQueries = {
  /** All of the short list. */
  all: () => storeQuery(['countries', 'all'], (reads) => reads.countries.list()),
  one: (id: string) => storeQuery(['countries', 'one', id], (reads) => reads.countries.get(id)),
  some: (ids: readonly string[]) =>
    storeQuery(['countries', 'some', ...ids], (reads) => readKnown(ids, reads.countries.get)),
  byCode: (code: string) => storeQuery(['countries', 'code', code], (reads) => reads.countries.byCode(code)),
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

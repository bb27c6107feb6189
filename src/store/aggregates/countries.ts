import type { Aggregate } from './aggregate';

/** The short list writes the columns and `record`; the whole country is kept apart, so that neither blanks the other. */
export const countries = {
  table: 'countries',
  columns: null,
  downloads: {
    shortCountries: { of: 'traveller', name: 'countries/short', madeFrom: ['countries'], asked: 'always' },
    allCountries: { of: 'traveller', name: 'countries/whole', madeFrom: ['countries'], asked: 'wished' },
    country: { of: 'country', name: null, madeFrom: 'facts', tripPart: 'countries' },
  },
  // News are told with the names of their countries; what is around the traveller is found by their codes.
  refreshes: ['countries', 'trips', 'news', 'entry', 'downloads', 'check-ins'],
  search: {
    number: 0,
    title: 'name',
    body: `code || ' ' || coalesce(whole ->> '$.capital', '')`,
    codes: 'code',
    code: 'code',
    which: 'true',
  },
  kept: {
    while: 'its-country-is-wanted',
    country: 'id',
    drops: { column: 'whole', unlessDownloaded: 'countries/whole' },
  },
  storage: { part: 'countries', columns: ['record', 'whole'], ofTrip: 'coalesce(whole, record)' },
  onlyHere: {
    key: 'id',
    which: 'pinned = 1',
    json: ['record', 'whole'],
    madeAnew: ['n', 'indexed'],
    isSmall: false,
    filled: null,
  },
} as const satisfies Aggregate;

export const maps = {
  table: 'map_data',
  columns: null,
  downloads: {
    countryMap: { of: 'country', name: 'map', madeFrom: 'facts', tripPart: 'maps' },
  },
  refreshes: ['maps'],
  search: null,
  kept: { while: 'its-country-is-wanted', country: 'country_id', drops: 'row' },
  storage: { part: 'maps', columns: ['record'], ofTrip: 'record' },
  onlyHere: null,
} as const satisfies Aggregate;

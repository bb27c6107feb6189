/** In this order each has its number in the index. */
export const indexedKinds = [
  'countries',
  'alerts',
  'advisories',
  'diseases',
  'medications',
  'vaccinations',
  'hospitals',
] as const;
export type IndexedKind = (typeof indexedKinds)[number];

/** Of equally good hits the traveller's own come first. */
export const searchKinds = ['trips', ...indexedKinds] as const;
export type SearchKind = (typeof searchKinds)[number];

/** SQL: what a record is found by, by what else, and the codes of the countries it is in, parted by blanks. */
interface Texts {
  title: string;
  body: string;
  codes: string | null;
}

const codesOf = (which: string) => `(select group_concat(code, ' ') from countries where ${which})`;

export const TEXTS: Record<IndexedKind, Texts> = {
  countries: { title: 'name', body: `code || ' ' || coalesce(whole ->> '$.capital', '')`, codes: 'code' },
  alerts: {
    title: 'headline',
    body: `coalesce(record ->> '$.body', '')`,
    codes: codesOf('id in (select value from json_each(alerts.country_ids))'),
  },
  advisories: {
    title: 'headline',
    body: `coalesce(record ->> '$.body', '')`,
    codes: codesOf('id = advisories.country_id'),
  },
  diseases: { title: 'name', body: `coalesce(record ->> '$.scientific_name', '')`, codes: null },
  medications: { title: 'name', body: `''`, codes: null },
  vaccinations: { title: 'name', body: `''`, codes: null },
  hospitals: {
    title: 'name',
    body: `coalesce(record ->> '$.address.city', '')`,
    codes: codesOf('id = hospitals.country_id'),
  },
};

const TRIP = 'coalesce(trips.local, trips.record)';

/** The traveller has few: they need no index. */
export const TRIPS: Texts = {
  title: `${TRIP} ->> '$.name'`,
  body: `(select group_concat(place.value ->> '$.friendly_name', ' ') from json_each(${TRIP}, '$.destinations') stop,
    json_each(stop.value, '$.destination_locations') place)`,
  codes: `(select group_concat(stop.value ->> '$.country_code', ' ') from json_each(${TRIP}, '$.destinations') stop)`,
};

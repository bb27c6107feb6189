import type { Records } from '../records';
import type { Localized } from '../localized';
import { FLAG, spokenLanguages, textsOf } from './documents';

/** SQL: contact details as version 2 tells them, from a column that holds them as version 1 does. They have no ids of their own. */
export const contactDetails = (column: string) => `coalesce((
  select jsonb_agg('{"id": null}'::jsonb || detail.value order by detail.place)
  from jsonb_array_elements(${column}) with ordinality detail(value, place)), '[]')`;

const shortFields = (localized: Localized) => `
  'id', country.id, 'created_at', wire_time(country.created_at), 'updated_at', wire_time(country.updated_at),
  ${textsOf(localized, ['name'])}, 'country_code', country.country_code, 'country_code_3', country.country_code_3,
  'travel_status', country.travel_status, ${textsOf(localized, ['sec_emer_num'])},
  'flag', coalesce(${FLAG}, '{}'), 'emerg_numbers', ${contactDetails('country.emerg_numbers')}`;

/** SQL: the row `country` in short. */
const shortCountry = (localized: Localized) => `json_build_object(${shortFields(localized)})`;

/** SQL: the countries behind the ids of a set, in short. */
export const countriesAmong = (ids: string, localized: Localized) => `coalesce((
  select json_agg(${shortCountry(localized)} order by country.name) from countries country where country.id in (${ids})), '[]')`;

const UNKNOWN = [
  'topojson_url',
  'geojson_url',
  'center_lat',
  'center_lng',
  'ne_bound_lat',
  'ne_bound_lng',
  'sw_bound_lat',
  'sw_bound_lng',
  'banner',
];

const all = {
  row: 'country',
  isTranslated: true,
  from: 'countries country',
  where: 'country.deleted_at is null',
  order: 'country.country_code',
  filters: {},
} satisfies Omit<Records, 'document'>;

export const SHORT_COUNTRY_RECORDS = { ...all, document: shortCountry } satisfies Records;

export const COUNTRY_RECORDS = {
  ...all,
  document: (localized) => `json_build_object(${shortFields(localized)},
    'language', ${spokenLanguages(localized)}, 'currency_code', country.currency_code,
    ${textsOf(localized, ['capital', 'facts', 'currency_name', 'division_name', 'region_name'])},
    ${textsOf(localized, ['sec_areas', 'sec_ext_viol', 'sec_personal', 'sec_pol_unr'])},
    ${UNKNOWN.map((field) => `'${field}', null`).join(', ')})`,
} satisfies Records;

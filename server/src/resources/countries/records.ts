import type { Records } from '../records';
import type { Say } from '../say';
import { FLAG, spokenLanguages, textsOf } from './documents';

/** SQL: contact details as version 2 tells them, from a column that holds them as version 1 does. They have no ids of their own. */
export const contactDetails = (column: string) => `coalesce((
  select jsonb_agg('{"id": null}'::jsonb || detail.value order by detail.place)
  from jsonb_array_elements(${column}) with ordinality detail(value, place)), '[]')`;

const shortFields = (say: Say) => `
  'id', country.id, 'created_at', wire_time(country.created_at), 'updated_at', wire_time(country.updated_at),
  ${textsOf(say, ['name'])}, 'country_code', country.country_code, 'country_code_3', country.country_code_3,
  'travel_status', country.travel_status, ${textsOf(say, ['sec_emer_num'])},
  'flag', coalesce(${FLAG}, '{}'), 'emerg_numbers', ${contactDetails('country.emerg_numbers')}`;

/** SQL: the row `country` in short. */
const shortCountry = (say: Say) => `json_build_object(${shortFields(say)})`;

/** SQL: the countries behind the ids of a set, in short. */
export const countriesAmong = (ids: string, say: Say) => `coalesce((
  select json_agg(${shortCountry(say)} order by country.name) from countries country where country.id in (${ids})), '[]')`;

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
  document: (say) => `json_build_object(${shortFields(say)},
    'language', ${spokenLanguages(say)}, 'currency_code', country.currency_code,
    ${textsOf(say, ['capital', 'facts', 'currency_name', 'division_name', 'region_name'])},
    ${textsOf(say, ['sec_areas', 'sec_ext_viol', 'sec_personal', 'sec_pol_unr'])},
    ${UNKNOWN.map((field) => `'${field}', null`).join(', ')})`,
} satisfies Records;

import type { Rendered } from '../rendered-documents';
import type { Localized } from '../localized';

/** SQL: where the flag of the row `country` is; null where there is none. */
export const FLAG = `(select json_build_object(
  'url', '/assets/flags/' || lower(country.country_code) || '.svg',
  'main', '/assets/flags/main/' || lower(country.country_code) || '.svg',
  'list', '/assets/flags/list/' || lower(country.country_code) || '.svg')
  from flags where flags.country_id = country.id)`;

/** The names of the languages, for countries without a sentence on them. */
const SPOKEN_LANGUAGES = `(
  select string_agg(name, ', ' order by position)
  from jsonb_array_elements_text(country.spoken_languages) with ordinality as spoken(name, position)
  where country.language is null)`;

/** SQL: what is spoken there, in a sentence or by the names of the languages. */
export const spokenLanguages = (localized: Localized) =>
  `coalesce(${localized.text('country', 'language')}, ${localized.alone(SPOKEN_LANGUAGES)})`;

export const textsOf = (localized: Localized, columns: readonly string[]) =>
  columns.map((column) => `'${column}', ${localized.text('country', column)}`).join(', ');

const shortFields = (localized: Localized) => `
  'id', country.id, 'slug', country.slug,
  'created_at', wire_time(country.created_at), 'updated_at', wire_time(country.updated_at),
  'name', ${localized.text('country', 'name')}, 'country_code', country.country_code,
  'travel_status', country.travel_status, 'sec_emer_num', ${localized.text('country', 'sec_emer_num')},
  'flag', ${FLAG}, 'emerg_numbers', country.emerg_numbers`;

const REMOVAL = `'deleted_at', wire_time(country.deleted_at)`;

export const COUNTRIES: Rendered = {
  table: 'countries',
  row: 'country',
  document: (localized) => `json_build_object(${shortFields(localized)}, ${REMOVAL},
    'country_code_3', country.country_code_3,
    'language', ${spokenLanguages(localized)},
    'currency_code', country.currency_code,
    ${textsOf(localized, ['facts', 'capital', 'currency_name', 'division_name', 'region_name'])},
    ${textsOf(localized, ['sec_personal', 'sec_ext_viol', 'sec_pol_unr', 'sec_areas'])})`,
  // The short list stays as short as it can: only a removed country says when.
  shortDocument: (
    localized,
  ) => `case when country.deleted_at is null then json_build_object(${shortFields(localized)})
    else json_build_object(${shortFields(localized)}, ${REMOVAL}) end`,
};

const comments = (
  localized: Localized,
  kind: 'disease' | 'medication' | 'vaccination',
  table: string,
  name: string,
) => `
  'country_${kind}_comments', coalesce((
    select json_agg(json_build_object('comment', ${localized.text('comment', 'comment')},
      '${kind}', json_build_object('id', item.id, '${name}', ${localized.text('item', name)})) order by comment.position)
    from country_comments comment join ${table} item on item.id = comment.${kind}_id
    where comment.datum_id = datum.id), '[]')`;

export const COUNTRY_DATA: Rendered = {
  table: 'country_data',
  row: 'datum',
  document: (localized) => `json_build_object('id', datum.id, 'company_id', datum.company_id,
    ${comments(localized, 'disease', 'diseases', 'common_name')},
    ${comments(localized, 'vaccination', 'vaccinations', 'name')},
    ${comments(localized, 'medication', 'medications', 'name')})`,
  languages: `select distinct jsonb_object_keys(comment.translations)
    from country_comments comment where comment.datum_id = datum.id`,
};

import type { Queryable } from '../../database/database';

const FLAG = `(select json_build_object(
  'url', '/assets/flags/' || lower(country_code) || '.svg',
  'main', '/assets/flags/main/' || lower(country_code) || '.svg',
  'list', '/assets/flags/list/' || lower(country_code) || '.svg')
  from flags where flags.country_id = countries.id)`;

/** Without a sentence, the names of the languages alone. */
const LANGUAGE = `coalesce(language, (
  select string_agg(name, ', ' order by position)
  from jsonb_array_elements_text(spoken_languages) with ordinality as spoken(name, position)))`;

const SHORT_FIELDS = `
  'id', countries.id, 'slug', slug, 'created_at', wire_time(created_at), 'updated_at', wire_time(updated_at),
  'name', name, 'country_code', country_code, 'travel_status', travel_status, 'sec_emer_num', sec_emer_num,
  'flag', ${FLAG}, 'emerg_numbers', emerg_numbers`;

const REMOVAL = `'deleted_at', wire_time(deleted_at)`;

/** The short list stays as short as it can: only a removed country says when. */
const SHORT_DOCUMENT = `case when deleted_at is null then json_build_object(${SHORT_FIELDS})
  else json_build_object(${SHORT_FIELDS}, ${REMOVAL}) end`;

const FULL_FIELDS = `${SHORT_FIELDS}, ${REMOVAL},
  'country_code_3', country_code_3, 'facts', facts, 'capital', capital, 'language', ${LANGUAGE},
  'currency_name', currency_name, 'currency_code', currency_code, 'division_name', division_name,
  'region_name', region_name, 'sec_personal', sec_personal, 'sec_ext_viol', sec_ext_viol,
  'sec_pol_unr', sec_pol_unr, 'sec_areas', sec_areas`;

export async function renderCountries(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `
    with rendered as (
      select countries.id, json_build_object(${FULL_FIELDS})::text as document,
        (${SHORT_DOCUMENT})::text as short_document
      from countries where countries.id = any($1::uuid[]))
    update countries country
    set document = rendered.document, short_document = rendered.short_document
    from rendered
    where rendered.id = country.id
      and (rendered.document, rendered.short_document) is distinct from (country.document, country.short_document)`,
    [ids],
  );
}

const COMMENTS = (kind: 'disease' | 'medication' | 'vaccination', table: string, name: string) => `
  'country_${kind}_comments', coalesce((
    select json_agg(json_build_object('comment', comment.comment,
      '${kind}', json_build_object('id', item.id, '${name}', item.${name})) order by comment.position)
    from country_comments comment join ${table} item on item.id = comment.${kind}_id
    where comment.datum_id = country_data.id), '[]')`;

export async function renderCountryData(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `
    with rendered as (
      select id, json_build_object('id', id, 'company_id', company_id,
        ${COMMENTS('disease', 'diseases', 'common_name')},
        ${COMMENTS('vaccination', 'vaccinations', 'name')},
        ${COMMENTS('medication', 'medications', 'name')})::text as document
      from country_data where id = any($1::uuid[]))
    update country_data datum set document = rendered.document
    from rendered where rendered.id = datum.id and rendered.document is distinct from datum.document`,
    [ids],
  );
}

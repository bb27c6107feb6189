import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { arrayOf, readLocalized, type LocalizedDocument } from '../../http/documents';
import { notFound } from '../../http/failure';
import { readCountry, type Lookup } from '../../http/identifiers';
import { changedSince, search, type Asked, type List } from '../lists';
import { localizeFor, tell } from '../rendered-documents';
import type { Localized } from '../localized';
import { areaDocument } from './areas';
import { COUNTRIES, COUNTRY_DATA } from './documents';

/** A country with the health comments of the traveller's company (`$1`), or else the default ones. */
function tellWhole(languages: Languages, place: number) {
  const country = tell(COUNTRIES, languages, place);
  const datum = tell(COUNTRY_DATA, languages, place);
  return {
    ...country,
    document: `left(${country.document}, -1) || ',"country_datum":' ||
      case when datum.id is null then 'null' else ${datum.document} end || '}'`,
    from: `from countries country ${country.join}
      left join country_data own on own.country_id = country.id and own.company_id = $1
      left join country_data datum
        on datum.country_id = country.id and datum.company_id is not distinct from own.company_id ${datum.join}`,
  };
}

/**
 * A country changed when its record did, or what is told of it by others: its flag, its health comments. Each is found by an index of
 * its own; an `or` over two tables would look at every country.
 */
const changed = (found: (moment: string) => readonly string[]) =>
  changedSince((moment) => `country.id in (${found(moment).join(' union all ')})`, 'country.deleted_at');
const ownChanges = (moment: string) => [
  `select id from countries where updated_at > ${moment}`,
  `select id from countries where told_at > ${moment}`,
];

export const SHORT_COUNTRIES = {
  from: 'countries country',
  where: 'true',
  order: 'country.country_code',
  filters: { since: changed(ownChanges) },
} satisfies List;

/** For the company `$1`. */
export const WHOLE_COUNTRIES = {
  ...SHORT_COUNTRIES,
  filters: {
    since: changed((moment) => [
      ...ownChanges(moment),
      `select country_id from country_data where commented_at > ${moment}
         and (company_id = $1 or company_id is null)`,
    ]),
  },
} satisfies List;

export function listCountries(
  database: Queryable,
  languages: Languages,
  companyId: string,
  query: Asked['query'],
): Promise<LocalizedDocument> {
  const { where, values } = search(WHOLE_COUNTRIES, { values: [companyId], query });
  const told = tellWhole(languages, values.length + 1);
  return readLocalized(
    database,
    'list',
    `select ${arrayOf(told.document, WHOLE_COUNTRIES.order)} as document, ${told.spokenOfAll} as spoken
     ${told.from} where ${where}`,
    [...values, ...told.values],
  );
}

export function listShortCountries(
  database: Queryable,
  languages: Languages,
  query: Asked['query'],
): Promise<LocalizedDocument> {
  const { where, values } = search(SHORT_COUNTRIES, { values: [], query });
  const told = tell(COUNTRIES, languages, values.length + 1);
  return readLocalized(
    database,
    'list',
    `select ${arrayOf(told.shortDocument, SHORT_COUNTRIES.order)} as document, ${told.spokenOfAll} as spoken
     from ${SHORT_COUNTRIES.from} ${told.join} where ${where}`,
    [...values, ...told.values],
  );
}

export function getCountry(
  database: Queryable,
  languages: Languages,
  companyId: string,
  lookup: Lookup,
): Promise<LocalizedDocument> {
  const told = tellWhole(languages, 3);
  return readLocalized(
    database,
    'country',
    `select ${told.document} as document, ${told.spoken} as spoken ${told.from}
     where country.${lookup.column} = $2 and country.deleted_at is null`,
    [companyId, lookup.value, ...told.values],
  );
}

/** The row id behind an id, slug or code. */
async function findCountryId(database: Queryable, lookup: Lookup): Promise<string | null> {
  const [row] = await database.query<{ id: string }>(
    `select id from countries where ${lookup.column} = $1 and deleted_at is null`,
    [lookup.value],
  );
  return row?.id ?? null;
}

/** Whoever names a country that is not there gets a 404. */
export async function requireCountryId(database: Queryable, name: string): Promise<string> {
  const id = await findCountryId(database, readCountry(name));
  if (!id) throw notFound('country');
  return id;
}

/** What a country is called, in English and in the other languages that it has. */
export interface NamedCountry {
  name: string;
  names: Record<string, string>;
}

/** SQL: a `NamedCountry`, without the other texts of the country. */
export const COUNTRY_NAMES = `name, coalesce((
  select jsonb_object_agg(said.key, said.value ->> 'name') from jsonb_each(translations) said
  where said.value ? 'name'), '{}') as names`;

export interface KnownCountry extends NamedCountry {
  id: string;
}

/** The countries behind these codes; a code that is not known is not in the map. */
export async function findCountriesByCode(
  database: Queryable,
  codes: readonly string[],
): Promise<Map<string, KnownCountry>> {
  const rows = await database.query<KnownCountry & { country_code: string }>(
    `select id, ${COUNTRY_NAMES}, country_code from countries
     where country_code = any($1::text[]) and deleted_at is null`,
    [codes],
  );
  return new Map(rows.map(({ country_code, ...country }) => [country_code, country]));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By what they were named with: their ids, or their codes. */
export async function findCountriesByName(
  database: Queryable,
  names: readonly string[],
): Promise<Map<string, KnownCountry>> {
  const rows = await database.query<KnownCountry & { country_code: string }>(
    `select id, ${COUNTRY_NAMES}, country_code from countries
     where (id = any($1::uuid[]) or country_code = any($2::text[])) and deleted_at is null`,
    [names.filter((name) => UUID.test(name)), names.map((name) => name.toUpperCase())],
  );
  const known = new Map(
    rows.flatMap(({ country_code, ...country }) => [
      [country.id, country],
      [country_code, country],
    ]),
  );
  return new Map(
    names.flatMap((name) => {
      const country = known.get(name.toLowerCase()) ?? known.get(name.toUpperCase());
      return country ? [[name, country]] : [];
    }),
  );
}

const areasAboveCountry = (
  table: 'country_divisions' | 'country_regions',
  localized: Localized,
) => `coalesce((
  select json_agg(${areaDocument(localized)} order by area.name)
  from ${table} area
  where area.country_id = country.id and area.travel_status > country.travel_status), '[]')`;

/** The border, and the divisions and regions that are worse off than the country as a whole. */
export function getMapData(
  database: Queryable,
  languages: Languages,
  lookup: Lookup,
): Promise<LocalizedDocument> {
  const { localized, values } = localizeFor(languages, 2);
  return readLocalized(
    database,
    'country',
    `select null as spoken, json_build_object('id', country.id, 'slug', country.slug,
       'created_at', wire_time(country.created_at), 'updated_at', wire_time(country.updated_at),
       'travel_status', country.travel_status, 'topo_json', country.topo_json::json,
       'country_divisions', ${areasAboveCountry('country_divisions', localized)},
       'country_regions', ${areasAboveCountry('country_regions', localized)})::text as document
     from countries country
     where country.${lookup.column} = $1 and country.deleted_at is null`,
    [lookup.value, ...values],
  );
}

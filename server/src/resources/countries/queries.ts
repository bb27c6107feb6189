import type { Queryable } from '../../database/database';
import { arrayOf, readDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { AREA } from './areas';

/** A country with the health comments of the traveller's company, or else the default ones. */
const FULL_DOCUMENT = `
  left(country.document, -1) || ',"country_datum":' || coalesce(own.document, standard.document, 'null') || '}'`;

const WITH_DATA = `
  from countries country
  left join country_data own on own.country_id = country.id and own.company_id = $1
  left join country_data standard on standard.country_id = country.id and standard.company_id is null`;

const IN_ORDER = 'country.country_code';

export function listCountries(database: Queryable, companyId: string, since?: number): Promise<string> {
  const select = `select ${arrayOf(FULL_DOCUMENT, IN_ORDER)} as document ${WITH_DATA}`;
  return since === undefined
    ? readDocument(database, 'list', `${select} where country.deleted_at is null`, [companyId])
    : readDocument(database, 'list', `${select} where country.updated_at > to_timestamp($2)`, [
        companyId,
        since,
      ]);
}

export function listShortCountries(database: Queryable, since?: number): Promise<string> {
  const select = `select ${arrayOf('country.short_document', IN_ORDER)} as document from countries country`;
  return since === undefined
    ? readDocument(database, 'list', `${select} where country.deleted_at is null`, [])
    : readDocument(database, 'list', `${select} where country.updated_at > to_timestamp($1)`, [since]);
}

export function getCountry(database: Queryable, companyId: string, lookup: Lookup): Promise<string> {
  return readDocument(
    database,
    'country',
    `select ${FULL_DOCUMENT} as document ${WITH_DATA}
     where country.${lookup.column} = $2 and country.deleted_at is null`,
    [companyId, lookup.value],
  );
}

/** The row id behind an id, slug or code. */
export async function findCountryId(database: Queryable, lookup: Lookup): Promise<string | null> {
  const [row] = await database.query<{ id: string }>(
    `select id from countries where ${lookup.column} = $1 and deleted_at is null`,
    [lookup.value],
  );
  return row?.id ?? null;
}

export interface KnownCountry {
  id: string;
  name: string;
}

/** The countries behind these codes; a code that is not known is not in the map. */
export async function findCountriesByCode(
  database: Queryable,
  codes: readonly string[],
): Promise<Map<string, KnownCountry>> {
  const rows = await database.query<KnownCountry & { country_code: string }>(
    'select id, name, country_code from countries where country_code = any($1::text[]) and deleted_at is null',
    [codes],
  );
  return new Map(rows.map(({ id, name, country_code }) => [country_code, { id, name }]));
}

const AREAS_ABOVE_COUNTRY = (table: 'country_divisions' | 'country_regions') => `coalesce((
  select json_agg(${AREA} order by area.name)
  from ${table} area
  where area.country_id = country.id and area.travel_status > country.travel_status), '[]')`;

/** The border, and the divisions and regions that are worse off than the country as a whole. */
export function getMapData(database: Queryable, lookup: Lookup): Promise<string> {
  return readDocument(
    database,
    'country',
    `select json_build_object('id', country.id, 'slug', country.slug,
       'created_at', wire_time(country.created_at), 'updated_at', wire_time(country.updated_at),
       'travel_status', country.travel_status, 'topo_json', country.topo_json::json,
       'country_divisions', ${AREAS_ABOVE_COUNTRY('country_divisions')},
       'country_regions', ${AREAS_ABOVE_COUNTRY('country_regions')})::text as document
     from countries country
     where country.${lookup.column} = $1 and country.deleted_at is null`,
    [lookup.value],
  );
}

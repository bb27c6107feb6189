import type { Queryable } from '../database/database';
import type { Languages } from '../http/content-language';
import { arrayOf, readLocalized, type LocalizedDocument } from '../http/documents';
import type { Lookup } from '../http/identifiers';
import { search, type Asked, type List } from './lists';
import { tell, type Rendered } from './rendered-documents';

/** One record; whoever asks for `what` and names none of them gets a 404. */
export function readRecord(
  database: Queryable,
  rendered: Rendered,
  languages: Languages,
  what: string,
  lookup: Lookup,
): Promise<LocalizedDocument> {
  const { table, row } = rendered;
  const told = tell(rendered, languages, 2);
  return readLocalized(
    database,
    what,
    `select ${told.document} as document, ${told.spoken} as spoken
     from ${table} ${row} ${told.join} where ${row}.${lookup.column} = $1`,
    [lookup.value, ...told.values],
  );
}

export function listRecords(
  database: Queryable,
  rendered: Rendered,
  languages: Languages,
  list: List,
  asked: Asked,
): Promise<LocalizedDocument> {
  const { where, values } = search(list, asked);
  const told = tell(rendered, languages, values.length + 1);
  return readLocalized(
    database,
    'list',
    `select ${arrayOf(told.document, list.order)} as document, ${told.spokenOfAll} as spoken
     from ${list.from} ${told.join} where ${where}`,
    [...values, ...told.values],
  );
}

/** Those of the countries that a trip of this traveller leads to. */
export function listRecordsOfTrip(
  database: Queryable,
  rendered: Rendered,
  languages: Languages,
  trip: { id: string; travellerId: string },
  { where = 'true', order }: { where?: string; order: string },
): Promise<LocalizedDocument> {
  const { table, row } = rendered;
  const told = tell(rendered, languages, 3);
  return readLocalized(
    database,
    'trip',
    `select list.document, list.spoken
     from traveller_trips trip cross join lateral (
       select ${arrayOf(told.document, order)} as document, ${told.spokenOfAll} as spoken
       from ${table} ${row} ${told.join}
       where ${where} and ${row}.country_id in (
         select destination.country_id from destinations destination where destination.trip_id = trip.id)) list
     where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [trip.travellerId, trip.id, ...told.values],
  );
}

import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { LocalizedDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { listRecords, readRecord } from '../read-records';
import { DISEASES, MEDICATIONS, VACCINATIONS } from './documents';

const SHELVES = { diseases: DISEASES, medications: MEDICATIONS, vaccinations: VACCINATIONS } as const;
export type Shelf = keyof typeof SHELVES;

export function listShelf(
  database: Queryable,
  languages: Languages,
  shelf: Shelf,
): Promise<LocalizedDocument> {
  const { table, row } = SHELVES[shelf];
  const list = { from: `${table} ${row}`, where: 'true', order: `${row}.slug`, filters: {} };
  return listRecords(database, SHELVES[shelf], languages, list, { values: [], query: {} });
}

export function getFromShelf(
  database: Queryable,
  languages: Languages,
  shelf: Shelf,
  lookup: Lookup,
): Promise<LocalizedDocument> {
  return readRecord(database, SHELVES[shelf], languages, shelf.slice(0, -1), lookup);
}

import type { Queryable } from '../../database/database';
import { arrayOf, readDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';

export type Shelf = 'diseases' | 'medications' | 'vaccinations';

export function listShelf(database: Queryable, shelf: Shelf): Promise<string> {
  return readDocument(
    database,
    'list',
    `select ${arrayOf('document', 'slug')} as document from ${shelf}`,
    [],
  );
}

export function getFromShelf(database: Queryable, shelf: Shelf, lookup: Lookup): Promise<string> {
  const what = shelf.slice(0, -1);
  return readDocument(database, what, `select document from ${shelf} where ${lookup.column} = $1`, [
    lookup.value,
  ]);
}

import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { arrayOf, readSaid, type SaidDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { tell } from '../said-documents';
import { DISEASES, MEDICATIONS, VACCINATIONS } from './documents';

const SHELVES = { diseases: DISEASES, medications: MEDICATIONS, vaccinations: VACCINATIONS } as const;
export type Shelf = keyof typeof SHELVES;

export function listShelf(database: Queryable, languages: Languages, shelf: Shelf): Promise<SaidDocument> {
  const { row } = SHELVES[shelf];
  const told = tell(SHELVES[shelf], languages, 1);
  return readSaid(
    database,
    'list',
    `select ${arrayOf(told.document, `${row}.slug`)} as document, ${told.spokenOfAll} as spoken
     from ${shelf} ${row} ${told.join}`,
    told.values,
  );
}

export function getFromShelf(
  database: Queryable,
  languages: Languages,
  shelf: Shelf,
  lookup: Lookup,
): Promise<SaidDocument> {
  const { row } = SHELVES[shelf];
  const told = tell(SHELVES[shelf], languages, 2);
  return readSaid(
    database,
    shelf.slice(0, -1),
    `select ${told.document} as document, ${told.spoken} as spoken
     from ${shelf} ${row} ${told.join} where ${row}.${lookup.column} = $1`,
    [lookup.value, ...told.values],
  );
}

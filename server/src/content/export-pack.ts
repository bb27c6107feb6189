import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { FIRST_LANGUAGE } from '@/contract/translated-text';

import type { Queryable } from '../database/database';
import type { Kind, KindName } from './kind';
import { KINDS } from './pack-kinds';
import { readHealthData, readIds, readStored, type StoredRow } from './stored-records';
import { writeText } from './text-files';

type Keys = Map<KindName | 'health-data', Map<string, string>>;

/** Writes all content as a pack of JSON Lines; gives how many records of each kind. */
export async function exportPack(database: Queryable, folder: string): Promise<Record<KindName, number>> {
  mkdirSync(folder, { recursive: true });
  const keys = await readKeys(database);
  const counts: [KindName, number][] = [];
  for (const kind of KINDS) {
    const stored = [...(await readStored(database, kind, null)).values()].filter(isThere);
    const records = stored.map(({ row }) => toRecord(kind, row, keys));
    for (const [part, { shape }] of Object.entries(kind.files)) {
      const lines = records.flatMap((record) => {
        const said = Object.entries(record).filter(([field]) => field in shape);
        // The key alone says nothing.
        return said.length > 1 ? [JSON.stringify(Object.fromEntries(said))] : [];
      });
      if (lines.length > 0) writeText(join(folder, `${part}.jsonl`), `${lines.join('\n')}\n`);
    }
    counts.push([kind.name, records.length]);
  }
  const name = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  writeText(join(folder, 'pack.json'), `${JSON.stringify({ name, format: 1 }, null, 2)}\n`);
  return Object.fromEntries(counts) as Record<KindName, number>;
}

function isThere({ row }: StoredRow): boolean {
  return row.deleted_at == null;
}

/** The keys behind ids. */
async function readKeys(database: Queryable): Promise<Keys> {
  const inverted = (ids: Iterable<[string, string]>) => new Map([...ids].map(([key, id]) => [id, key]));
  const keys: Keys = new Map([['health-data', inverted(await readHealthData(database))]]);
  for (const kind of KINDS) keys.set(kind.name, inverted(await readIds(database, kind)));
  return keys;
}

/** The other way round than `toColumns`; what is empty is left out. */
function toRecord(kind: Kind, row: StoredRow['row'], keys: Keys): Record<string, unknown> {
  const values = Object.entries(kind.fields).map(([name, field]) => {
    switch (field.as) {
      case 'plain':
      case 'moment':
        return [name, row[field.column]];
      case 'drawing':
        return [name, JSON.parse(String(row[field.column])) as unknown];
      case 'text':
        return [name, toTexts(row, field.column)];
      case 'position':
        return [name, field.columns.map((column) => row[column])];
      case 'reference':
        return [name, keys.get(field.to)?.get(String(row[field.column]))];
      case 'links':
        return [name, row[name]];
    }
  });
  return Object.fromEntries(values.filter(([, value]) => value != null)) as Record<string, unknown>;
}

function toTexts({ translations, ...row }: StoredRow['row'], column: string): unknown {
  const first = row[column];
  if (first === null) return null;
  const others = Object.entries(translations as Record<string, Record<string, string>>).flatMap(
    ([language, texts]) => (texts[column] === undefined ? [] : [[language, texts[column]] as const]),
  );
  return others.length === 0 ? first : { [FIRST_LANGUAGE]: first, ...Object.fromEntries(others) };
}

import { FIRST_LANGUAGE } from '@/contract/translated-text';

import type { Kind, KindName } from './kind';

/** The ids behind keys, by kind. */
export type Ids = Map<KindName | 'health-data', Map<string, string>>;

export interface Columns {
  columns: Record<string, unknown>;
  /** By language and column. */
  translations: Record<string, Record<string, string>>;
  /** Fields that refer to what is not known. */
  lost: { field: string; message: string }[];
}

/** What a record says, as the table keeps it. What it does not say is not in it. */
export function toColumns(kind: Kind, fields: Record<string, unknown>, ids: Ids): Columns {
  const read: Columns = { columns: {}, translations: {}, lost: [] };
  for (const [name, value] of Object.entries(fields)) {
    const field = kind.fields[name];
    if (!field) continue;
    switch (field.as) {
      case 'plain':
        read.columns[field.column] = value;
        break;
      case 'moment':
        read.columns[field.column] = value === null ? null : asStored(value as string);
        break;
      case 'drawing':
        read.columns[field.column] = JSON.stringify(value);
        break;
      case 'text':
        takeText(read, field.column, value as Record<string, string> | null);
        break;
      case 'position':
        [read.columns[field.columns[0]], read.columns[field.columns[1]]] = value as [number, number];
        break;
      case 'reference':
        read.columns[field.column] = find(read, ids, field.to, name, value as string | null);
        break;
      case 'links':
        for (const key of value as string[]) find(read, ids, field.to, name, key);
        read.columns[name] = [...new Set(value as string[])].sort();
        break;
    }
  }
  return read;
}

/** As PostgreSQL writes a moment into JSON: without zeros at the end. */
function asStored(moment: string): string {
  return new Date(moment)
    .toISOString()
    .replace(/\.?0*Z$/, 'Z')
    .replace('Z', '+00:00');
}

function takeText(read: Columns, column: string, texts: Record<string, string> | null): void {
  read.columns[column] = texts?.[FIRST_LANGUAGE] ?? null;
  for (const [language, text] of Object.entries(texts ?? {})) {
    if (language === FIRST_LANGUAGE) continue;
    read.translations[language] = { ...read.translations[language], [column]: text };
  }
}

function find(
  read: Columns,
  ids: Ids,
  to: KindName | 'health-data',
  field: string,
  key: string | null,
): string | null {
  if (key === null) return null;
  const id = ids.get(to)?.get(key);
  if (id === undefined)
    read.lost.push({ field, message: `names ${key}, which is neither in the pack nor known here` });
  return id ?? null;
}

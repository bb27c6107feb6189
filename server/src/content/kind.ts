import { z, type ZodObject } from 'zod';

import type { ContentTable } from '../resources/render-content';
import { MarkdownText } from './pack-fields';

export type KindName =
  | 'countries'
  | 'divisions'
  | 'regions'
  | 'medications'
  | 'vaccinations'
  | 'diseases'
  | 'health-comments'
  | 'hospitals'
  | 'flags'
  | 'airlines'
  | 'airports';

/** How a field of a record is kept. */
export type Field =
  | { as: 'plain' | 'moment' | 'drawing' | 'text'; column: string }
  | { as: 'position'; columns: [longitude: string, latitude: string] }
  | { as: 'reference'; column: string; to: KindName | 'health-data' }
  | { as: 'links'; to: KindName; table: string; own: string; other: string };

/** Whatever reading, checking, importing and exporting must know of one kind of record. */
export interface Kind {
  name: KindName;
  table: ContentTable;
  /** The word under which ids are made. */
  word: string;
  /** The field that a record is known by; its file or folder is named after it. */
  keyField: string;
  /** Where that field alone does not do. */
  keyOf?: (record: Record<string, unknown>) => string | null;
  /** SQL: the key of a row, aliased `row`. */
  keyOfRow: string;
  /** One schema for each file that has a part of the record; the first is the record's own. */
  files: Record<string, ZodObject>;
  fields: Record<string, Field>;
  /** A new record is not taken without these. */
  needed: readonly string[];
  /** What a new record has where it does not say. */
  unsaid: (key: string) => Record<string, unknown>;
  /** Its rows say when they were made and changed. */
  isDated: boolean;
}

export const plain = (column: string): Field => ({ as: 'plain', column });
export const text = (column: string): Field => ({ as: 'text', column });
export const drawing: Field = { as: 'drawing', column: 'topo_json' };
export const reference = (column: string, to: KindName | 'health-data'): Field => ({
  as: 'reference',
  column,
  to,
});
export const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text(name)]));
export const optional = (shape: z.ZodRawShape) => z.strictObject(shape).partial();

export const markdown = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((name) => [name, MarkdownText]));

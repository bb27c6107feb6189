import type { z } from 'zod';

import { isStorable } from './is-storable';
import { keepUnknown } from './keep-unknown';

export interface RecordList<T> {
  records: T[];
  /** How many were malformed. Zero records beside some that were set aside are not "nothing there". */
  setAside: number;
}

/** `null`: this is no list. */
export function readList<T>(schema: z.ZodType<T>, json: unknown): RecordList<T> | null {
  return Array.isArray(json) ? readRecords(schema, json) : null;
}

/** One malformed record never costs the list. */
export function readRecords<T>(schema: z.ZodType<T>, entries: readonly unknown[]): RecordList<T> {
  const records = entries.flatMap((entry) => {
    const record = readRecord(schema, entry);
    return record ? [record.value] : [];
  });
  return { records, setAside: entries.length - records.length };
}

/** The record as it came, its known fields right. `null`: it is malformed, or could not be kept as it is. */
export function readRecord<T>(schema: z.ZodType<T>, json: unknown): { value: T } | null {
  const read = schema.safeParse(json);
  return read.success && isStorable(json) ? { value: keepUnknown(json, read.data) } : null;
}

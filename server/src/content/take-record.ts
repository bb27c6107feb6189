import type { ZodObject, ZodType } from 'zod';

import { faultOf, faultsOf, type Origin } from './fault';
import type { Kind } from './kind';
import type { Pack } from './pack';
import { keyOf } from './pack-kinds';

/** What one file or one line says of a record. */
interface Said {
  /** One of the files of its kind, by its name without an ending. */
  part: string;
  json: unknown;
  origin: Origin;
  /** Of fields that are files of their own. */
  origins: Record<string, Origin>;
}

/**
 * Takes it into the pack, with whatever is wrong with it. What can be used of a faulty record is taken too: nothing of the pack is written then, but
 * what it refers to, and what refers to it, is looked at in the same run.
 */
export function takeRecord(pack: Pack, kind: Kind, { part, json, origin, origins }: Said): void {
  const schema = kind.files[part];
  if (!schema) return;
  const read = schema.safeParse(json);
  if (!read.success) pack.faults.push(...faultsOf(read.error, (field) => origins[field] ?? origin));
  const { fields, unread } = read.success ? { fields: read.data, unread: [] } : readUsable(schema, json);
  placeRecord(pack, kind, fields, { unread, origin, origins });
}

/** One of which nothing can be read but how it is called: nobody is told that it is not there, nor what it lacks. */
export function takeUnreadable(pack: Pack, kind: Kind, part: string, key: unknown, origin: Origin): void {
  const { fields } = readUsable(kind.files[part], { [kind.keyField]: key });
  placeRecord(pack, kind, fields, { unread: kind.needed, origin, origins: {} });
}

/** The fields that are as they should be, each for itself, and the names of those that are not. */
function readUsable(
  schema: ZodObject | undefined,
  json: unknown,
): { fields: Record<string, unknown>; unread: string[] } {
  const shape: Record<string, ZodType | undefined> = schema?.shape ?? {};
  const fields: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [name, value] of Object.entries(json instanceof Object ? json : {})) {
    const read = shape[name]?.safeParse(value);
    if (read?.success) fields[name] = read.data;
    else if (read) unread.push(name);
  }
  return { fields, unread };
}

/** Each part of a record has a file of its own; the key stands in all of them. */
function placeRecord(
  pack: Pack,
  kind: Kind,
  fields: Record<string, unknown>,
  { unread, origin, origins }: { unread: readonly string[]; origin: Origin; origins: Record<string, Origin> },
): void {
  const key = keyOf(kind, fields);
  const known = key === null ? undefined : pack.records[kind.name].get(key);
  const twice =
    known && Object.keys(fields).find((field) => field !== kind.keyField && field in known.fields);
  if (twice !== undefined) {
    // Two lines of one file are two records under one key; else it is one record, of which two files say the same field.
    const fault = known?.files.includes(origin.file)
      ? faultOf(origin, kind.keyOf ? null : kind.keyField, `${key} is there twice in this pack`)
      : faultOf(origins[twice] ?? origin, twice, `of ${key} is there twice in this pack`);
    pack.faults.push(fault);
  }
  if (key === null || twice !== undefined) {
    pack.rejected[kind.name].push({ fields, origin, origins });
    return;
  }
  const ownOrigins = Object.fromEntries(
    Object.keys(fields).map((field) => [field, origins[field] ?? origin]),
  );
  pack.records[kind.name].set(key, {
    key,
    fields: { ...known?.fields, ...fields },
    unread: [...(known?.unread ?? []), ...unread],
    origin: known?.origin ?? origin,
    origins: { ...known?.origins, ...(known ? ownOrigins : origins) },
    files: [...(known?.files ?? []), origin.file],
  });
}

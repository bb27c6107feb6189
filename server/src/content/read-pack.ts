import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import type { Fault, Origin } from './fault';
import { findPack } from './find-pack';
import type { Kind, KindName } from './kind';
import { KINDS, keyOf, kindOfFile } from './pack-kinds';
import { collectTexts } from './read-texts';
import { readText } from './text-files';

/** A record of a pack, put together from its parts. */
export interface PackRecord {
  key: string;
  fields: Record<string, unknown>;
  origin: Origin;
  /** All that say something of it. */
  files: string[];
}

export interface Pack {
  name: string;
  records: Record<KindName, Map<string, PackRecord>>;
  faults: Fault[];
}

const Manifest = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'),
  format: z.literal(1, 'must be 1: this version knows no other'),
  /** The pack that this one is laid over. */
  extends: z.string().optional(),
  summary: z.string().optional(),
});
const MANIFEST = 'pack.json';
/** For people. */
const BESIDE = /^(README|SOURCES|LICEN[CS]E)(\.(md|txt))?$|^\./i;

/** Reads and checks a folder. Its faults are all of it, not only the first. */
export function readPack(folder: string): Pack {
  const faults: Fault[] = [];
  const manifest = readManifest(folder, faults);
  const base = manifest?.extends === undefined ? null : readBase(manifest.extends, faults);
  const pack: Pack = { name: manifest?.name ?? '', records: base?.records ?? noRecords(), faults };
  const own: Pack = { ...pack, records: noRecords() };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const kind = kindOfFile(entry.name.replace(/\.jsonl$/, ''));
    if (entry.name === MANIFEST || BESIDE.test(entry.name)) continue;
    if (kind && entry.name.endsWith('.jsonl')) readLines(own, kind, folder, entry.name);
    else if (kind && entry.isDirectory()) readFolder(own, kind, folder, entry.name);
    else faults.push(faultOf({ file: entry.name, line: null }, null, 'is nothing that a pack holds'));
  }
  for (const { name } of KINDS)
    for (const [key, record] of own.records[name])
      pack.records[name].set(key, layOver(pack.records[name].get(key), record));
  return pack;
}

function noRecords(): Pack['records'] {
  return Object.fromEntries(KINDS.map(({ name }) => [name, new Map()])) as Pack['records'];
}

function layOver(below: PackRecord | undefined, above: PackRecord): PackRecord {
  return below ? { ...above, fields: { ...below.fields, ...above.fields } } : above;
}

function readManifest(folder: string, faults: Fault[]): z.infer<typeof Manifest> | null {
  const origin = { file: MANIFEST, line: null };
  if (!existsSync(join(folder, MANIFEST))) {
    faults.push(faultOf(origin, null, 'is missing: it names the pack, as in {"name": "acme", "format": 1}'));
    return null;
  }
  const json = parseJson(readText(join(folder, MANIFEST)), origin, faults);
  const read = Manifest.safeParse(json);
  if (read.success) return read.data;
  if (json !== undefined) faults.push(...toFaults(read.error, () => origin));
  return null;
}

function readBase(name: string, faults: Fault[]): Pack | null {
  const folder = findPack(name);
  if (folder !== null) return readPack(folder);
  faults.push(
    faultOf({ file: MANIFEST, line: null }, 'extends', `names no pack that comes with the service: ${name}`),
  );
  return null;
}

/** JSON Lines: one record a line. */
function readLines(pack: Pack, kind: Kind, folder: string, file: string): void {
  const lines = readText(join(folder, file)).split('\n');
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const origin = { file, line: index + 1 };
    const json = parseJson(text, origin, pack.faults);
    if (json !== undefined) take(pack, kind, file.replace(/\.jsonl$/, ''), json, () => origin, origin);
  }
}

/** One file a record, and its texts as files in a folder of the same name. */
function readFolder(pack: Pack, kind: Kind, folder: string, part: string): void {
  const inside = join(folder, part);
  const names = new Set(readdirSync(inside).map((entry) => entry.replace(/\.json$/, '')));
  for (const name of names) {
    const origin = { file: `${part}/${name}.json`, line: null };
    const json = existsSync(join(folder, origin.file))
      ? parseJson(readText(join(folder, origin.file)), origin, pack.faults)
      : {};
    if (json === undefined) continue;
    const said = (json as Record<string, unknown> | null)?.[kind.keyField];
    if (!kind.keyOf && typeof said === 'string' && said !== name) {
      const words = `is ${said}, but the file is called ${name}: name it after what it holds`;
      pack.faults.push(faultOf(origin, kind.keyField, words));
      continue;
    }
    const texts = collectTexts(folder, `${part}/${name}`);
    const fields = { [kind.keyField]: name, ...(json as object), ...texts.fields };
    const originOf = (field: string) => texts.origins[field] ?? origin;
    pack.faults.push(...texts.faults);
    take(pack, kind, part, kind.keyOf ? { ...(json as object) } : fields, originOf, origin);
  }
}

function take(
  pack: Pack,
  kind: Kind,
  part: string,
  json: unknown,
  originOf: (field: string) => Origin,
  origin: Origin,
): void {
  const read = kind.files[part]?.safeParse(json);
  if (!read) return;
  if (!read.success) {
    pack.faults.push(...toFaults(read.error, originOf));
    return;
  }
  const fields = read.data;
  const key = keyOf(kind, fields);
  const known = pack.records[kind.name].get(key);
  // Each part of a record has a file of its own; the key stands in all of them.
  const twice = Object.keys(fields).find(
    (field) => field !== kind.keyField && known && field in known.fields,
  );
  if (known && twice !== undefined) {
    // Two lines of one file are two records under one key; else it is one record, of which two files say the same field.
    const fault = known.files.includes(origin.file)
      ? faultOf(origin, kind.keyOf ? null : kind.keyField, `${key} is there twice in this pack`)
      : faultOf(originOf(twice), twice, `of ${key} is there twice in this pack`);
    pack.faults.push(fault);
    return;
  }
  pack.records[kind.name].set(key, {
    key,
    fields: { ...known?.fields, ...fields },
    origin: known?.origin ?? origin,
    files: [...(known?.files ?? []), origin.file],
  });
}

function parseJson(text: string, origin: Origin, faults: Fault[]): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    faults.push(faultOf(origin, null, `is not JSON: ${(error as Error).message}`));
    return undefined;
  }
}

function toFaults(error: z.ZodError, originOf: (field: string) => Origin): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => faultOf(originOf(key), key, 'is no field that is known here'));
    const field = issue.path.join('.');
    return [faultOf(originOf(String(issue.path[0] ?? '')), field === '' ? null : field, issue.message)];
  });
}

function faultOf(origin: Origin, field: string | null, message: string): Fault {
  return { ...origin, field, message };
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { faultOf, faultsOf, type Fault, type Origin } from './fault';
import { findPack } from './find-pack';
import type { Kind } from './kind';
import { emptyPack, type Pack, type PackRecord } from './pack';
import { KINDS, kindOfFile } from './pack-kinds';
import { collectTexts } from './read-texts';
import { takeRecord, takeUnreadable } from './take-record';
import { readText } from './text-files';

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
  const own = emptyPack(manifest?.name ?? '', faults);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const kind = kindOfFile(entry.name.replace(/\.jsonl$/, ''));
    if (entry.name === MANIFEST || BESIDE.test(entry.name)) continue;
    if (kind && entry.name.endsWith('.jsonl')) readLines(own, kind, folder, entry.name);
    else if (kind && entry.isDirectory()) readFolder(own, kind, folder, entry.name);
    else faults.push(faultOf({ file: entry.name, line: null }, null, 'is nothing that a pack holds'));
  }
  if (!base) return own;
  for (const { name } of KINDS)
    for (const [key, record] of own.records[name])
      base.records[name].set(key, layOver(base.records[name].get(key), record));
  return { ...own, records: base.records };
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
  if (json !== undefined) faults.push(...faultsOf(read.error, () => origin));
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
  const part = file.replace(/\.jsonl$/, '');
  const lines = readText(join(folder, file)).split('\n');
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const origin = { file, line: index + 1 };
    const json = parseJson(text, origin, pack.faults);
    if (json === undefined) takeUnreadable(pack, kind, part, findKey(text, kind), origin);
    else takeRecord(pack, kind, { part, json, origin, origins: {} });
  }
}

/** How a record calls itself in what is no JSON. */
function findKey(text: string, { keyField }: Kind): string | undefined {
  return new RegExp(`"${keyField}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1];
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
    const texts = collectTexts(folder, `${part}/${name}`);
    pack.faults.push(...texts.faults);
    if (json === undefined) {
      takeUnreadable(pack, kind, part, name, origin);
      continue;
    }
    const said = (json as Record<string, unknown> | null)?.[kind.keyField];
    if (!kind.keyOf && typeof said === 'string' && said !== name) {
      const words = `is ${said}, but the file is called ${name}: name it after what it holds`;
      pack.faults.push(faultOf(origin, kind.keyField, words));
    }
    const fields = { [kind.keyField]: name, ...(json as object), ...texts.fields };
    takeRecord(pack, kind, {
      part,
      json: kind.keyOf ? { ...(json as object) } : fields,
      origin,
      origins: texts.origins,
    });
  }
}

function parseJson(text: string, origin: Origin, faults: Fault[]): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    faults.push(faultOf(origin, null, `is not JSON: ${(error as Error).message}`));
    return undefined;
  }
}

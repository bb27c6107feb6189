import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

import { exportPack } from '../content/export-pack';
import { sayFault, type Fault } from '../content/fault';
import { findPack } from '../content/find-pack';
import { importPack, type ImportResult } from '../content/import-pack';
import { KINDS } from '../content/pack-kinds';
import type { Pack } from '../content/pack';
import { readPack } from '../content/read-pack';
import { Refusal, type AdminTools, type Command, type Given, type Outcome } from './command';

const PACK = '<folder or pack>';

const importCommand: Command = {
  name: 'content import',
  parameters: [PACK],
  options: { 'dry-run': { type: 'boolean', help: 'only tell what it would do' } },
  summary: 'Takes in a content pack, all or nothing; only what is new is written',
  async run(given, { open, now, say, folder }) {
    const isDryRun = given.options['dry-run'] === true;
    say('Reading the pack …');
    const pack = read(given, folder);
    const { database } = await open();
    say('Comparing it with what is there …');
    const result = await database.transaction((transaction) =>
      importPack(transaction, pack, now, { isDryRun }),
    );
    // The embedded engine gathers no statistics by itself; without them it plans in the dark.
    if (result.isDone && !isDryRun) await database.query('analyze');
    return result.isDone ? tellCounts(pack, result, isDryRun) : tellFaults(result.faults);
  },
};

const check: Command = {
  name: 'content check',
  parameters: [PACK],
  options: {},
  summary: 'Reads a content pack and names its faults, without a database',
  run: async (given, { folder }) => {
    const pack = read(given, folder);
    if (pack.faults.length > 0) return tellFaults(pack.faults);
    const counts = Object.fromEntries(KINDS.map(({ name }) => [name, pack.records[name].size]));
    return {
      lines: [
        `The pack "${pack.name}" is well formed.`,
        ...sayCounts(counts),
        'Whether what it refers to is known is seen by: content import --dry-run',
      ],
      json: { name: pack.name, faults: [], records: counts },
    };
  },
};

const exportCommand: Command = {
  name: 'content export',
  parameters: ['<folder>'],
  options: {},
  summary: 'Writes all content into a new folder, as a pack',
  async run({ parameters: [typed = ''] }, { open, folder }) {
    const target = resolve(folder, typed);
    if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
      throw new Refusal(`${typed} is there and not empty. Name a new folder.`);
    const { database } = await open();
    const counts = await exportPack(database, target);
    return {
      lines: [`Written to ${target}:`, ...sayCounts(counts)],
      json: { folder: target, records: counts },
    };
  },
};

export const contentCommands: readonly Command[] = [importCommand, check, exportCommand];

/** A folder where there is one of this name, else a pack that comes with the service. */
function read({ parameters: [typed = ''] }: Given, folder: AdminTools['folder']): Pack {
  const asFolder = resolve(folder, typed);
  if (existsSync(asFolder) && statSync(asFolder).isDirectory() && typed !== '') return readPack(asFolder);
  const known = findPack(typed);
  if (known === null)
    throw new Refusal(`"${typed}" is neither a folder nor a pack that comes with the service.`);
  return readPack(known);
}

function tellFaults(faults: readonly Fault[]): Outcome {
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  return {
    lines: [...faults.map(sayFault), `Nothing was taken in: the pack has ${count}.`],
    json: { faults },
    hasFailed: true,
  };
}

function tellCounts(
  { name }: Pack,
  { counts }: Extract<ImportResult, { isDone: true }>,
  isDryRun: boolean,
): Outcome {
  const said = Object.entries(counts)
    .filter(([, { added, changed, unchanged }]) => added + changed + unchanged > 0)
    .map(
      ([kind, { added, changed, unchanged }]) =>
        `  ${kind}: ${added} new, ${changed} changed, ${unchanged} as before`,
    );
  return {
    lines: [
      isDryRun ? `The pack "${name}" would be taken in so:` : `The pack "${name}" is taken in:`,
      ...said,
    ],
    json: { name, dry_run: isDryRun, records: counts },
  };
}

function sayCounts(counts: Record<string, number>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `  ${kind}: ${count}`);
}

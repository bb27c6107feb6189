import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './command.mjs';
import { compileService } from './compiled-service.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureDebianPackage } from './ensure-debian-package.mjs';
import { Failure } from './failure.mjs';
import { FAULT_PARTS } from './fault-parts.mjs';
import { findChangedSizes, takeSizes } from './fault-sizes.mjs';
import { countsInWords, writeTable } from './fault-table.mjs';
import { isInterrupted } from './interruption.mjs';
import { findPostgres, withThrowawayPostgres } from './postgres.mjs';
import { runProcess, startProcess } from './processes.mjs';
import { say, secondsSince } from './progress.mjs';
import { inProject } from './project.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

const USAGE = `npm run faults -- [--short] [--seed N] [part …]
The parts are: ${namesOf(FAULT_PARTS)}`;
const MOST_SEEDS = 2 ** 31;

await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    say(USAGE);
    return 0;
  }
  const { parts, isShort, seed } = readArguments(words);
  await ensureDependencies();
  const { possible, impossible } = await chooseParts(parts);
  const failed = await withServiceFor(possible, (environment) =>
    runParts(possible, { isShort, seed, environment }),
  );
  if (isInterrupted()) return 1;
  if (failed.length > 0) say(`\nFound something: ${failed.join(', ')}`);
  else if (possible.length > 0) say('\nNothing was found.');
  if (impossible.length > 0) say(`Not run for want of PostgreSQL: ${namesOf(impossible)}`);
  return failed.length + impossible.length === 0 ? 0 : 1;
});

/** Compiled once for all that start it. */
function withServiceFor(parts, work) {
  if (!parts.some(({ startsService }) => startsService)) return work({});
  return withTemporaryFolder('service', async (folder) =>
    work({ COMPILED_SERVICE: await compileService(folder) }),
  );
}

/** Gives the names of those that found something. */
async function runParts(parts, { isShort, seed, environment }) {
  const failed = [];
  for (const part of parts) {
    const row = await runPart(part, {
      isShort,
      seed: seed ?? Math.floor(Math.random() * MOST_SEEDS),
      environment,
    });
    if (isInterrupted()) break;
    if (!row) failed.push(part.name);
    else if (!isShort && findChangedSizes(part, process.env).length === 0) await keepCounts(row);
    else say('docs/reliability.md stays as it is: it holds the counts of runs of full size.');
  }
  return failed;
}

/** A campaign without some of its parts is no campaign: it says so, and does not pass. */
async function chooseParts(parts) {
  const needing = parts.filter(({ needsPostgres }) => needsPostgres);
  const hasPostgres =
    needing.length === 0 ||
    Boolean(process.env.TEST_POSTGRES_URL) ||
    (await ensureDebianPackage('postgresql', () => findPostgres() !== null));
  if (hasPostgres) return { possible: parts, impossible: [] };
  say(`\nPostgreSQL is not installed here: ${namesOf(needing)} can not run and are not counted.`);
  say('To have them: install PostgreSQL, then run again.');
  return { possible: parts.filter((part) => !needing.includes(part)), impossible: needing };
}

function namesOf(parts) {
  return parts.map(({ name }) => name).join(', ');
}

function readArguments(words) {
  const chosen = [];
  let isShort = false;
  let seed = null;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--short') isShort = true;
    else if (word === '--seed') seed = Number(words.shift());
    else chosen.push(word);
  }
  const names = FAULT_PARTS.map(({ name }) => name);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0 || (seed !== null && !Number.isInteger(seed))) throw new Failure(USAGE);
  return { isShort, seed, parts: FAULT_PARTS.filter(({ name }) => !chosen.length || chosen.includes(name)) };
}

/** Null where a violation was found. */
async function runPart(part, { isShort, seed, environment }) {
  const command = [...findChangedSizes(part, process.env), 'npm run faults --', part.name, '--seed', seed];
  say(`\n${part.name} (again: ${[...command, ...(isShort ? ['--short'] : [])].join(' ')})`);
  const start = Date.now();
  const { code, reports } = await withDatabaseFor(part, (database) =>
    runTests(part, {
      ...environment,
      ...database,
      ...(isShort ? {} : takeSizes(part, process.env)),
      SEED: String(seed),
    }),
  );
  const words = countsInWords(reports);
  say(`${code === 0 ? '✓' : '✗'} ${part.name}: ${words || 'no counts'} (${secondsSince(start)})`);
  return code === 0 && words ? { name: part.name, seed, words } : null;
}

/** Each part has a server of its own: what one does to it is no matter to the next. */
function withDatabaseFor({ needsPostgres }, work) {
  if (!needsPostgres || process.env.TEST_POSTGRES_URL) return work({});
  return withThrowawayPostgres(findPostgres(), (url) => work({ TEST_POSTGRES_URL: url }), { isHasty: false });
}

function runTests({ name, project, file }, env) {
  return withTemporaryFolder('faults', async (folder) => {
    const report = join(folder, 'report');
    const { code } = await startProcess(
      name,
      process.execPath,
      ['node_modules/jest/bin/jest.js', file, '--selectProjects', project, '--runInBand', '--forceExit'],
      {
        output: 'inherit',
        env: { ...env, FAULTS_REPORT: report },
      },
    ).ended;
    const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
    return { code, reports: lines.map((line) => JSON.parse(line)) };
  });
}

async function keepCounts(row) {
  const file = inProject('docs/reliability.md');
  writeTable(
    file,
    [row],
    FAULT_PARTS.map(({ name }) => name),
  );
  await runProcess('prettier', process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', file]);
}

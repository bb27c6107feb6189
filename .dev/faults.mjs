import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { Failure } from './failure.mjs';
import { FAULT_PARTS } from './fault-parts.mjs';
import { countsInWords, writeTable } from './fault-table.mjs';
import { isInterrupted } from './interruption.mjs';
import { runProcess, startProcess } from './processes.mjs';
import { say, secondsSince } from './progress.mjs';
import { inProject } from './project.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

const USAGE = 'npm run faults -- [--short] [--seed N] [part …]';
const MOST_SEEDS = 2 ** 31;

await runCommand(async () => {
  const { parts, isShort, seed } = readArguments(process.argv.slice(2));
  await ensureDependencies();
  const rows = [];
  const failed = [];
  for (const part of parts) {
    const row = await runPart(part, { isShort, seed: seed ?? Math.floor(Math.random() * MOST_SEEDS) });
    if (isInterrupted()) return 1;
    if (row) rows.push(row);
    else failed.push(part.name);
  }
  if (!isShort && rows.length > 0) await keepCounts(rows);
  say(failed.length === 0 ? '\nNothing was found.' : `\nFound something: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});

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
  if (unknown.length > 0 || (seed !== null && !Number.isInteger(seed)))
    throw new Failure(`${USAGE}\nThe parts are: ${names.join(', ')}`);
  return { isShort, seed, parts: FAULT_PARTS.filter(({ name }) => !chosen.length || chosen.includes(name)) };
}

/** Null where a violation was found. */
async function runPart({ name, project, file, long = {} }, { isShort, seed }) {
  say(`\n${name} (again: npm run faults -- ${name} --seed ${seed}${isShort ? ' --short' : ''})`);
  const start = Date.now();
  return withTemporaryFolder('faults', async (folder) => {
    const report = join(folder, 'report');
    const { code } = await startProcess(
      name,
      process.execPath,
      ['node_modules/jest/bin/jest.js', file, '--selectProjects', project, '--runInBand', '--forceExit'],
      {
        output: 'inherit',
        env: { ...(isShort ? {} : sizes(long)), SEED: String(seed), FAULTS_REPORT: report },
      },
    ).ended;
    const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
    const words = countsInWords(lines.map((line) => JSON.parse(line)));
    say(`${code === 0 ? '✓' : '✗'} ${name}: ${words || 'no counts'} (${secondsSince(start)})`);
    return code === 0 && words ? { name, seed, words } : null;
  });
}

/** A size that the environment names is taken instead. */
function sizes(long) {
  return Object.fromEntries(Object.entries(long).map(([name, size]) => [name, process.env[name] ?? size]));
}

async function keepCounts(rows) {
  const file = inProject('docs/reliability.md');
  writeTable(
    file,
    rows,
    FAULT_PARTS.map(({ name }) => name),
  );
  await runProcess('prettier', process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', file]);
}

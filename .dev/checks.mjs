import { ROOM_FOR_WHAT_IS_SHORT_LIVED } from './node-flags.mjs';
import { runProcess } from './processes.mjs';
import { say, secondsSince, withProgress } from './progress.mjs';

const AT_A_TIME = 2;

/** Built beside the checks, for the tests in a browser. */
const WEB_APP = { name: 'web app', command: ['.dev/build-web.mjs'] };

const ESLINT = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0'];

/** Those that take longest come first. */
const CHECKS = [
  { name: 'lint of all but the service', command: [...ESLINT, '.', '--ignore-pattern', 'server'] },
  { name: 'lint of the service', command: [...ESLINT, 'server'] },
  {
    name: 'types of the app',
    command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  },
  {
    name: 'types of the service',
    command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'server/tsconfig.json'],
  },
  {
    name: 'types of the browser tests',
    command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'e2e/tsconfig.json'],
  },
  {
    name: 'types of the benchmarks',
    command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'bench/tsconfig.json'],
  },
  { name: 'unused code and dependencies', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'licences of packages', command: ['.dev/licences.mjs', '--check'] },
  { name: 'format', command: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
];

/** Runs all checks, says how each went, and gives the number of those that failed. */
export async function runChecks({ withWebApp = false } = {}) {
  const waiting = withWebApp ? [WEB_APP, ...CHECKS] : [...CHECKS];
  const busy = new Set();
  const failed = [];

  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      busy.add(check.name);
      const result = await runCheck(check);
      busy.delete(check.name);
      if (result.code !== 0) failed.push({ ...check, ...result });
    }
  };
  await withProgress(
    () => ['Checking', [...busy].join(', ')].join(' ').trim(),
    () => Promise.all(Array.from({ length: AT_A_TIME }, worker)),
  );

  for (const { name, text } of failed) say(`\n✗ ${name}\n${text}`);
  return failed.length;
}

async function runCheck({ name, command }) {
  const start = Date.now();
  const result = await runProcess(name, process.execPath, [ROOM_FOR_WHAT_IS_SHORT_LIVED, ...command], {
    env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : {},
  });
  say(`${result.code === 0 ? '✓' : '✗'} ${name} (${secondsSince(start)})`);
  return result;
}

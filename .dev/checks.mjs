import { FOR_SHORT_LIVED_OBJECTS } from './node-flags.mjs';
import { runProcess } from './processes.mjs';
import { say, secondsSince, withProgress } from './progress.mjs';

const AT_A_TIME = 2;

/** Built beside the checks, for the tests in a browser. */
const WEB_APP = { name: 'web app', command: ['.dev/build-web.mjs'] };

const ESLINT = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0'];

/** TypeScript's compiler in Go, for the types alone: what lints and compiles needs the library of the one in JavaScript. */
const TSC = ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'];

/** It ends before what it no longer needs would fill the memory: to collect that takes it longer than to find an error. */
const NO_COLLECTION_BELOW = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

const typesOf = (name, project) => ({
  name: `types of ${name}`,
  command: [...TSC, '-p', project],
  env: NO_COLLECTION_BELOW,
});

/** Those that take longest come first. */
const CHECKS = [
  { name: 'lint of all but the service', command: [...ESLINT, '.', '--ignore-pattern', 'server'] },
  { name: 'lint of the service', command: [...ESLINT, 'server'] },
  typesOf('the app', 'tsconfig.json'),
  typesOf('the service', 'server/tsconfig.json'),
  typesOf('the browser tests', 'e2e/tsconfig.json'),
  typesOf('the benchmarks', 'bench/tsconfig.json'),
  { name: 'unused code and dependencies', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'licences of packages', command: ['.dev/licences.mjs', '--check'] },
  { name: 'format', command: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
];

/** Runs all checks, says how each went, and gives the number of those that failed. */
export async function runChecks({ withWebApp = false } = {}) {
  const [longest, ...others] = CHECKS;
  const waiting = [longest, ...(withWebApp ? [WEB_APP] : []), ...others];
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

async function runCheck({ name, command, env = {} }) {
  const start = Date.now();
  const result = await runProcess(name, process.execPath, [...FOR_SHORT_LIVED_OBJECTS, ...command], {
    env: { ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  say(`${result.code === 0 ? '✓' : '✗'} ${name} (${secondsSince(start)})`);
  return result;
}

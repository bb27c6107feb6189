import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BENCH_FOLDER = dirname(fileURLToPath(import.meta.url));
const PROJECT_FOLDER = dirname(BENCH_FOLDER);

/** @param {string} folder */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Versions are exact, so what is installed either is what package.json names or is out of date. */
function isInstalled() {
  const { dependencies } = readPackage(BENCH_FOLDER);
  return Object.entries(dependencies).every(([name, version]) => {
    const folder = join(BENCH_FOLDER, 'node_modules', name);
    return existsSync(join(folder, 'package.json')) && readPackage(folder).version === version;
  });
}

/**
 * @param {string} command
 * @param {string[]} words
 * @param {string} folder
 */
function run(command, words, folder) {
  const { status, error } = spawnSync(command, words, { cwd: folder, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

if (!isInstalled()) run('npm', ['install', '--no-audit', '--no-fund'], BENCH_FOLDER);
// From the project's folder, for there tsx finds the aliases of the code that is measured.
run(
  process.execPath,
  ['--import', 'tsx', join(BENCH_FOLDER, 'harness.ts'), ...process.argv.slice(2)],
  PROJECT_FOLDER,
);

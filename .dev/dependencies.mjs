import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { Failure } from './failure.mjs';
import { runProcess } from './processes.mjs';
import { say, secondsSince, withProgress } from './progress.mjs';
import { inProject, readJson } from './project.mjs';

const LOCK_FILE = inProject('package-lock.json');
// npm writes it at the end of every installation: what it has put into node_modules.
const RECORD_OF_NPM = inProject('node_modules/.package-lock.json');
const SHOWN_OF_EACH_END = 12;

/** Installs what is missing or out of date; takes no time when all is there. */
export async function ensureDependencies() {
  if (areInstalled()) return;
  const start = Date.now();
  const task = existsSync(LOCK_FILE) ? 'ci' : 'install';
  const { code, reason, text } = await withProgress(
    'Installing dependencies (a few minutes the first time)',
    () =>
      runProcess('npm', 'npm', [task, '--no-audit', '--no-fund'], { env: { npm_config_loglevel: 'error' } }),
  );
  if (code !== 0) {
    throw new Failure(
      `${bothEnds(text)}\n\nThe dependencies could not be installed (npm ended ${reason}); npm's own words stand above.\n` +
        'Is the network there? Then run the same command again. After a change of package.json: npm install',
    );
  }
  say(`✓ Dependencies installed (${secondsSince(start)})`);
}

/** True when node_modules holds the versions of the lock file, and the lock file is the one of both package.json. */
function areInstalled() {
  if (!existsSync(LOCK_FILE) || !existsSync(RECORD_OF_NPM)) return false;
  const locked = readJson(LOCK_FILE).packages;
  const installed = readJson(RECORD_OF_NPM).packages;
  const manifestsMatch = ['', 'server'].every((folder) =>
    declareTheSame(locked[folder], readJson(inProject(folder, 'package.json'))),
  );
  return (
    manifestsMatch &&
    Object.entries(locked).every(([path, entry]) => isInstalled(entry, installed[path], path))
  );
}

function isInstalled(entry, record, path) {
  if (path === '') return true;
  // What is meant for another system is optional, and npm leaves it out.
  return record ? record.version === entry.version : Boolean(entry.optional);
}

function declareTheSame(locked, manifest) {
  return ['dependencies', 'devDependencies'].every((kind) =>
    isDeepStrictEqual(locked?.[kind] ?? {}, manifest[kind] ?? {}),
  );
}

/** npm gives the reason first or last, and its manual in between. */
function bothEnds(text) {
  const lines = text.trim().split('\n');
  if (lines.length <= 2 * SHOWN_OF_EACH_END) return lines.join('\n');
  return [...lines.slice(0, SHOWN_OF_EACH_END), '…', ...lines.slice(-SHOWN_OF_EACH_END)].join('\n');
}

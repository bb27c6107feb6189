import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { databaseUrl, runOnServer } from './postgres';

declare const serviceEngine: 'embedded' | 'postgres';

/** An empty place for a database, with the way to back it up that docs/operations.md tells for its engine. */
export interface BackedUpDatabase {
  address: string;
  /** Restored into another place; gives its address. On the embedded engine no process may be at it. */
  restoreElsewhere(): Promise<string>;
  remove(): Promise<void>;
}

export function createBackedUpDatabase(): Promise<BackedUpDatabase> {
  return serviceEngine === 'postgres' ? onServer() : Promise.resolve(inFolder());
}

async function onServer(): Promise<BackedUpDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-dump-'));
  const names = ['empty', 'restored'].map((kind) => `${kind}_${randomBytes(6).toString('hex')}`);
  const [empty = '', restored = ''] = names;
  await runOnServer(`create database ${empty} template template1`);
  const dump = join(folder, 'sojourn.dump');
  return {
    address: databaseUrl(empty),
    async restoreElsewhere() {
      run('pg_dump', '--format=custom', `--file=${dump}`, databaseUrl(empty));
      await runOnServer(`create database ${restored} template template0`);
      run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${databaseUrl(restored)}`, dump);
      return databaseUrl(restored);
    },
    async remove() {
      for (const name of names) await runOnServer(`drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true });
    },
  };
}

function inFolder(): BackedUpDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-folder-'));
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  mkdirSync(data);
  return {
    address: join(data, 'database'),
    restoreElsewhere: async () => {
      cpSync(data, copy, { recursive: true });
      return join(copy, 'database');
    },
    remove: async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** By a program of the newest PostgreSQL that is installed: an older one refuses to dump a newer server. */
function run(program: string, ...words: string[]): void {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const found = versions
    .map((version) => join(DEBIAN_FOLDER, version, 'bin', program))
    .find((path) => existsSync(path));
  execFileSync(found ?? program, words, { stdio: 'pipe' });
}

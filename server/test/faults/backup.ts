import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { databaseUrl, runOnServer } from '../support/postgres';

declare const serviceEngine: 'embedded' | 'postgres';

export interface Backup {
  /** What is in it, byte by byte. */
  contents: Buffer[];
  /** Makes a database of it; gives its address. */
  restore(): Promise<string>;
  remove(): Promise<void>;
}

/** As whoever runs the service would make one: by `pg_dump`, or a copy of the folder that nobody is using. */
export function backUp(address: string): Promise<Backup> {
  return serviceEngine === 'postgres' ? dump(address) : Promise.resolve(copy(address));
}

const RESTORED = 'restored_from_backup';
const LARGEST_DUMP = 2 ** 30;

async function dump(address: string): Promise<Backup> {
  const programs = await findPrograms(address);
  const run = (program: string, words: string[], input?: Buffer) =>
    execFileSync(join(programs, program), words, { input, maxBuffer: LARGEST_DUMP, stdio: 'pipe' });
  const script = run('pg_dump', ['--dbname', address]);
  return {
    contents: [script],
    async restore() {
      await runOnServer(`create database ${RESTORED} template template0`);
      const restored = databaseUrl(RESTORED);
      run('psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', '--dbname', restored], script);
      return restored;
    },
    remove: () => runOnServer(`drop database if exists ${RESTORED} with (force)`),
  };
}

/** Those beside the server, which are of its version; without them, those of the path. */
async function findPrograms(address: string): Promise<string> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    `select setting as folder from pg_config where name = 'BINDIR'`,
  );
  await client.end();
  const folder = rows[0]?.folder ?? '';
  return existsSync(join(folder, 'pg_dump')) ? folder : '';
}

function copy(address: string): Backup {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-backup-'));
  const copied = join(folder, 'database');
  cpSync(address, copied, { recursive: true });
  const entries = readdirSync(copied, { recursive: true, withFileTypes: true });
  return {
    contents: entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
    restore: () => Promise.resolve(copied),
    remove: async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

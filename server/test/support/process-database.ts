import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { databaseUrl, runOnServer, TEMPLATE } from './postgres';
import { PREPARED_DUMP } from './prepared-dump';
import { TEST_SECRET } from './sample-moment';

declare const serviceEngine: 'embedded' | 'postgres';

export const TEST_PUBLISHER_KEY = 'the-key-of-whoever-publishes-in-tests';

export interface ProcessDatabase {
  /** The settings of a service process that works on it. */
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/** A database for service processes, with the sample set in it and outliving them, on the engine that this run is about. */
export async function createProcessDatabase(): Promise<ProcessDatabase> {
  const { address, remove } = serviceEngine === 'embedded' ? unpackFolder() : await copyOnServer();
  return {
    settings: {
      DATABASE_URL: address,
      KEY_SECRET: TEST_SECRET,
      PUBLISHER_KEY: TEST_PUBLISHER_KEY,
      SAMPLE_DATA: 'false',
      PUSH: 'log',
      RATE_LIMIT_PER_MINUTE: '1000000',
      FAILED_KEYS_PER_MINUTE: '1000000',
    },
    remove,
  };
}

function unpackFolder(): { address: string; remove: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-database-'));
  mkdirSync(join(folder, 'database'));
  execFileSync('tar', ['--extract', '--file', PREPARED_DUMP, '--directory', join(folder, 'database')], {
    stdio: 'pipe',
  });
  return {
    address: join(folder, 'database'),
    remove: async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

async function copyOnServer(): Promise<{ address: string; remove: () => Promise<void> }> {
  const name = `process_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name} template ${TEMPLATE}`);
  return {
    address: databaseUrl(name),
    remove: () => runOnServer(`drop database ${name} with (force)`),
  };
}

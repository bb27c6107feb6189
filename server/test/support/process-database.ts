import { randomBytes } from 'node:crypto';

import { copyOf, databaseUrl, runOnServer, TEMPLATE } from './postgres';
import { copyFolder, PREPARED_FOLDER } from './prepared-folder';
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
  const { address, remove } = serviceEngine === 'embedded' ? copyInFolder() : await copyOnServer();
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

function copyInFolder(): { address: string; remove: () => Promise<void> } {
  const { folder, remove } = copyFolder(PREPARED_FOLDER);
  return { address: folder, remove };
}

async function copyOnServer(): Promise<{ address: string; remove: () => Promise<void> }> {
  const name = `process_${randomBytes(6).toString('hex')}`;
  await runOnServer(copyOf(TEMPLATE, name));
  return {
    address: databaseUrl(name),
    remove: () => runOnServer(`drop database ${name} with (force)`),
  };
}

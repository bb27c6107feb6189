import type { Config } from './config';
import type { Database } from './database/database';
import { openDatabases, type Databases } from './database/open-database';
import { explainConnecting, explainDatabase, explained } from './explain-failure';
import { checkKeySecret } from './http/check-key-secret';
import { renderUnsaid } from './resources/render-content';

/** The database of the settings, migrated, and with the secret that its keys were made with. */
export async function openServiceDatabases(config: Config, say: (line: string) => void): Promise<Databases> {
  const databases = await explained(connect(config.database), explainConnecting(config.database));
  await explained(databases.migrate(say), explainDatabase(config.database));
  await renderUnsaid(databases.patient);
  await checkKeySecret(databases.patient, config.keySecret);
  return databases;
}

/** For commands, which do one thing and have time for it. */
export async function openServiceDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  const databases = await openServiceDatabases(config, say);
  return { ...databases.patient, close: () => databases.close() };
}

async function connect(address: string): Promise<Databases> {
  const databases = await openDatabases(address);
  await databases.patient.query('select 1 as alive');
  return databases;
}

import type { Config } from './config';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import { explainConnecting, explainDatabase, explained } from './explain-failure';
import { checkKeySecret } from './http/check-key-secret';

/** The database of the settings, migrated, and with the secret that its keys were made with. */
export async function openServiceDatabase(config: Config): Promise<Database> {
  const database = await explained(connect(config.database), explainConnecting(config.database));
  await explained(migrate(database), explainDatabase(config.database));
  await checkKeySecret(database, config.keySecret);
  return database;
}

async function connect(address: string): Promise<Database> {
  const database = await openDatabase(address);
  await database.query('select 1 as alive');
  return database;
}

import { queryOne, type Database } from '../../src/database/database';
import { openServerDatabase } from '../../src/database/server-database';
import { databaseUrl } from './postgres';

declare const serviceEngine: 'embedded' | 'postgres';

/** The same database as another process has it. The embedded engine lives inside one process: there the two share their handle. */
export async function openSecondHandle(database: Database): Promise<Database> {
  if (serviceEngine === 'embedded') return { ...database, close: async () => undefined };
  const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
  return openServerDatabase(databaseUrl(name), { connections: 3 });
}

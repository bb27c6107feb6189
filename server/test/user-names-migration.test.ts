import { randomBytes, randomUUID } from 'node:crypto';

import { queryOne, type Database, type Queryable } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { openServerDatabase, PATIENT } from '../src/database/server-database';
import { openDatabaseBefore, untilSomebodyWaitsFor } from './support/older-database';
import { databaseUrl } from './support/postgres';

declare const serviceEngine: 'embedded' | 'postgres';

const MOMENT = new Date('2026-06-15T12:00:00Z');

describe('the migration that makes names searchable', () => {
  let database: Database;
  const company = randomUUID();
  beforeEach(async () => {
    database = await openDatabaseBefore('242-organisation-users.sql');
    await database.query(
      'insert into companies (id, name, key_hash, created_at, updated_at) values ($1, $2, $3, $4, $4)',
      [company, 'Acme', randomBytes(32), MOMENT],
    );
  });
  afterEach(() => database.close());

  /** As a process of before the migration does it. */
  async function insertTraveller(transaction: Queryable, name: string): Promise<string> {
    const id = randomUUID();
    await transaction.query(
      `insert into travellers (id, company_id, first_name, last_name, email, key_hash, key_sealed, created_at, updated_at)
       values ($1, $2, $3, 'Example', $4, $5, $5, $6, $6)`,
      [id, company, name, `${id}@example.org`, randomBytes(32), MOMENT],
    );
    return id;
  }
  const rename = (transaction: Queryable, id: string, name: string) =>
    transaction.query('update travellers set first_name = $2 where id = $1', [id, name]);
  const listNames = async () =>
    (await database.query<{ searched: string }>('select searched from user_names order by searched')).map(
      ({ searched }) => searched,
    );

  it('knows those who are here, and those whom an older process adds or renames afterwards', async () => {
    const ada = await insertTraveller(database, 'Ada');
    await migrate(database);
    expect(await listNames()).toEqual(['Ada Example']);
    await insertTraveller(database, 'Ben');
    await rename(database, ada, 'Zoe');
    expect(await listNames()).toEqual(['Ben Example', 'Zoe Example']);
    await database.query('delete from travellers where id = $1', [ada]);
    expect(await listNames()).toEqual(['Ben Example']);
  });

  // The embedded engine lives inside one process, and has one transaction at a time.
  if (serviceEngine === 'postgres')
    it('waits for an older process that is about to add one, to rename another and to erase a third', async () => {
      const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
      const older = openServerDatabase(databaseUrl(name), { ...PATIENT, connections: 2 });
      const [renamed, erased] = [
        await insertTraveller(database, 'Ada'),
        await insertTraveller(database, 'Cy'),
      ];
      let migrated: Promise<void> | undefined;
      await older.transaction(async (transaction) => {
        await insertTraveller(transaction, 'Ben');
        migrated = migrate(database);
        await untilSomebodyWaitsFor('travellers', transaction);
        // What waits lets those go on who have begun.
        await rename(transaction, renamed, 'Zoe');
        await transaction.query('delete from travellers where id = $1', [erased]);
      });
      await migrated;
      expect(await listNames()).toEqual(['Ben Example', 'Zoe Example']);
      await older.close();
    });
});

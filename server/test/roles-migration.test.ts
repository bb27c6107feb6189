import { randomBytes, randomUUID } from 'node:crypto';

import { queryOne, type Database, type Queryable } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { openServerDatabase, PATIENT } from '../src/database/server-database';
import { openDatabaseBefore, untilSomebodyWaitsFor } from './support/older-database';
import { databaseUrl } from './support/postgres';

declare const serviceEngine: 'embedded' | 'postgres';

const MOMENT = new Date('2026-06-15T12:00:00Z');

describe('the migration that gives everybody a role', () => {
  let database: Database;
  const company = randomUUID();
  beforeEach(async () => {
    database = await openDatabaseBefore('141-roles.sql');
    await database.query(
      'insert into companies (id, name, key_hash, created_at, updated_at) values ($1, $2, $3, $4, $4)',
      [company, 'Acme', randomBytes(32), MOMENT],
    );
  });
  afterEach(() => database.close());

  /** As a process of before the migration does it. */
  async function insertTraveller(transaction: Queryable): Promise<string> {
    const id = randomUUID();
    await transaction.query(
      `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
       values ($1, $2, 'Robin', $3, $4, $4, $5, $5)`,
      [id, company, `${id}@example.org`, randomBytes(32), MOMENT],
    );
    return id;
  }
  const listRoles = () =>
    database.query<{ user_id: string; company_id: string; type: number }>(
      'select user_id, company_id, type from user_roles',
    );

  it('makes travellers of those who are here, and of those whom an older process adds afterwards', async () => {
    const before = await insertTraveller(database);
    await migrate(database);
    const after = await insertTraveller(database);
    const roles = await listRoles();
    expect(roles).toHaveLength(2);
    for (const user_id of [before, after])
      expect(roles).toContainEqual({ user_id, company_id: company, type: 0 });
    const { revision } = await queryOne<{ revision: string }>(
      database,
      'select revision::text as revision from travellers where id = $1',
      [after],
    );
    // Nobody has read anything of a new account yet.
    expect(revision).toBe('1');
  });

  // The embedded engine lives inside one process, and has one transaction at a time.
  if (serviceEngine === 'postgres')
    it('waits for an older process that is about to add one, and to erase another', async () => {
      const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
      const older = openServerDatabase(databaseUrl(name), { ...PATIENT, connections: 2 });
      const erased = await insertTraveller(database);
      let migrated: Promise<void> | undefined;
      const added = await older.transaction(async (transaction) => {
        const id = await insertTraveller(transaction);
        await transaction.query('delete from travellers where id = $1', [erased]);
        migrated = migrate(database);
        await untilSomebodyWaitsFor('travellers', transaction);
        return id;
      });
      await migrated;
      expect(await listRoles()).toEqual([{ user_id: added, company_id: company, type: 0 }]);
      await older.close();
    });
});

import { queryOne, type Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { openServerDatabase, PATIENT } from '../src/database/server-database';
import {
  insertCompany,
  insertTraveller,
  openDatabaseBefore,
  untilSomebodyWaitsFor,
} from './support/older-database';
import { databaseUrl } from './support/postgres';

declare const serviceEngine: 'embedded' | 'postgres';

describe('the migration that gives everybody a role', () => {
  let database: Database;
  let company: string;
  beforeEach(async () => {
    database = await openDatabaseBefore('141-roles.sql');
    company = await insertCompany(database);
  });
  afterEach(() => database.close());

  const listRoles = () =>
    database.query<{ user_id: string; company_id: string; type: number }>(
      'select user_id, company_id, type from user_roles',
    );

  it('makes travellers of those who are here, and of those whom an older process adds afterwards', async () => {
    const before = await insertTraveller(database, company);
    await migrate(database);
    const after = await insertTraveller(database, company);
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
      const erased = await insertTraveller(database, company);
      let migrated: Promise<void> | undefined;
      const added = await older.transaction(async (transaction) => {
        const id = await insertTraveller(transaction, company);
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

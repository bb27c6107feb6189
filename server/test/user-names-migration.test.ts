import { queryOne, type Database, type Queryable } from '../src/database/database';
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

describe('the migration that makes names searchable', () => {
  let database: Database;
  let company: string;
  beforeEach(async () => {
    database = await openDatabaseBefore('242-organisation-users.sql');
    company = await insertCompany(database);
  });
  afterEach(() => database.close());

  /** As a process of before the migration does it. */
  const insert = (transaction: Queryable, first: string) =>
    insertTraveller(transaction, company, { first, last: 'Example' });
  const rename = (transaction: Queryable, id: string, name: string) =>
    transaction.query('update travellers set first_name = $2 where id = $1', [id, name]);
  const listNames = async () =>
    (await database.query<{ searched: string }>('select searched from user_names order by searched')).map(
      ({ searched }) => searched,
    );

  it('knows those who are here, and those whom an older process adds or renames afterwards', async () => {
    const ada = await insert(database, 'Ada');
    await migrate(database);
    expect(await listNames()).toEqual(['Ada Example']);
    await insert(database, 'Ben');
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
      const [renamed, erased] = [await insert(database, 'Ada'), await insert(database, 'Cy')];
      let migrated: Promise<void> | undefined;
      await older.transaction(async (transaction) => {
        await insert(transaction, 'Ben');
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

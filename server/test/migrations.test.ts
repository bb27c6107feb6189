import { queryOne, type Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { openServerDatabase, PATIENT } from '../src/database/server-database';
import { createKeyRing } from '../src/http/keys';
import { loadSample } from '../src/sample/load-sample';
import { databaseUrl } from './support/postgres';
import { SAMPLE_MOMENT, TEST_SECRET } from './support/sample-moment';
import { openEmptyDatabase } from './support/test-database';

declare const serviceEngine: 'embedded' | 'postgres';

describe('migrations', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openEmptyDatabase();
  });
  afterEach(() => database.close());

  /** Everything that a migration can make, in words. */
  async function describeSchema(): Promise<object[]> {
    return database.query(
      `select table_name::text as place, column_name::text as name, data_type::text as what
       from information_schema.columns where table_schema = 'public'
       union all select tablename::text, indexname::text, indexdef from pg_indexes where schemaname = 'public'
       union all select event_object_table::text, trigger_name::text, event_manipulation::text
         from information_schema.triggers
       union all select 'migrations', name, applied_at::text from migrations
       union all select 'content', 'revision', revision::text from content_revision
       order by 1, 2, 3`,
    );
  }

  it('make an empty database ready', async () => {
    await migrate(database);
    const { trips } = await queryOne<{ trips: number }>(
      database,
      'select count(*)::integer as trips from trips',
    );
    expect(trips).toBe(0);
  });

  it('change nothing when they run again', async () => {
    await migrate(database);
    const before = await describeSchema();
    await migrate(database);
    expect(await describeSchema()).toEqual(before);
  });

  it('are all or nothing', async () => {
    const failing: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((transaction) =>
          work({
            ...transaction,
            query: (sql, values) =>
              sql.startsWith('insert into migrations')
                ? Promise.reject(new Error('the power went out'))
                : transaction.query(sql, values),
          }),
        ),
    };
    await expect(migrate(failing)).rejects.toThrow('the power went out');
    const tables = await database.query(`select 1 as found from pg_tables where schemaname = 'public'`);
    expect(tables).toEqual([]);
    await migrate(database);
  });

  it('run once when two processes start together, and so does the loading of the sample set', async () => {
    const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
    // The embedded engine lives inside one process: there the two only share their handle.
    const second =
      serviceEngine === 'postgres'
        ? openServerDatabase(databaseUrl(name), { ...PATIENT, connections: 2 })
        : database;
    const start = async (handle: Database) => {
      await migrate(handle);
      const keyRing = createKeyRing(TEST_SECRET);
      await loadSample(handle, { keyRing, scale: 1, now: SAMPLE_MOMENT, say: () => undefined });
    };
    await Promise.all([start(database), start(second)]);
    if (second !== database) await second.close();
    const { companies } = await queryOne<{ companies: number }>(
      database,
      'select count(*)::integer as companies from companies',
    );
    // The sample company, and the clinic of its doctor.
    expect(companies).toBe(2);
  });
});

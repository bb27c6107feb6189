import { queryOne, type Database, type Queryable } from '../src/database/database';
import { migrate, MIGRATION_LOCK } from '../src/database/migrate';
import { openServerDatabase, PATIENT, UNHURRIED, type Pace } from '../src/database/server-database';
import { createKeyRing } from '../src/http/keys';
import { loadSample } from '../src/sample/load-sample';
import { failingAt } from './support/failing-database';
import { listMigrationsHere, openDatabaseBefore, untilSomebodyWaitsFor } from './support/older-database';
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
    const failing = failAtTheEndOf(database, listMigrationsHere()[0] ?? '');
    await expect(migrate(failing)).rejects.toThrow('the disk is full');
    const tables = await database.query(`select 1 as found from pg_tables where schemaname = 'public'`);
    expect(tables).toEqual([]);
    await expect(migrate(failAtTheEndOf(database, listMigrationsHere().at(-1) ?? ''))).rejects.toThrow();
    expect(await database.query(`select 1 as found from pg_tables where schemaname = 'public'`)).toEqual([]);
    await migrate(database);
  });

  it('go on behind the last one that was done where the power goes out between two', async () => {
    const last = listMigrationsHere().slice(-2);
    const older = await openDatabaseBefore(last[0] ?? '');
    const failing = failAtTheEndOf(older, last[1] ?? '');
    await expect(migrate(failing)).rejects.toThrow('the disk is full');
    const listDone = async () =>
      (await older.query<{ name: string }>('select name from migrations order by name')).map(
        ({ name }) => name,
      );
    expect(await listDone()).toEqual(listMigrationsHere().slice(0, -1));
    await migrate(older);
    expect(await listDone()).toEqual(listMigrationsHere());
    await older.close();
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

const failAtTheEndOf = (database: Database, migration: string) =>
  failingAt(database, (sql, values) => sql.startsWith('insert into migrations') && values[0] === migration);

// The embedded engine lives inside one process, and has one transaction at a time.
if (serviceEngine === 'postgres')
  describe('migrations beside an older process', () => {
    const LOCK_MS = 300;
    /** Of somebody who would wait in vain behind a migration that goes on waiting. */
    const HURRIED: Partial<Pace> = { connections: 1, statementMs: 10 * LOCK_MS };
    const ALTERS_TRIPS = '285-generated-trip-names.sql';
    const handles: Database[] = [];
    async function openAnother(database: Database, pace: Partial<Pace>): Promise<Database> {
      const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
      const another = openServerDatabase(databaseUrl(name), pace);
      handles.unshift(another);
      return another;
    }
    async function openOlder(): Promise<Database> {
      const older = await openDatabaseBefore(ALTERS_TRIPS);
      handles.push(older);
      return older;
    }
    afterEach(async () => {
      for (const handle of handles.splice(0)) await handle.close();
    });

    it('keep nobody waiting behind a long read for more than a moment, say so once, and get in after it', async () => {
      const older = await openOlder();
      const request = await openAnother(older, HURRIED);
      const newer = await openAnother(older, { ...PATIENT, connections: 2 });
      const said: string[] = [];
      let migrated: Promise<void> | undefined;
      await older.transaction(async (reading) => {
        await reading.query('select count(*) from trips');
        migrated = migrate(newer, { lockMs: LOCK_MS, pauseMs: 10, say: (line) => said.push(line) });
        for (let round = 0; round < 3; round += 1) {
          await untilSomebodyWaitsFor('trips', reading);
          await request.query('select count(*) from trips');
        }
      });
      await migrated;
      expect(said).toEqual([expect.stringContaining('tried again')]);
      await request.query('select translations from trips');
      const [done] = await newer.query('select 1 as found from migrations where name = $1', [ALTERS_TRIPS]);
      expect(done).toEqual({ found: 1 });
    });

    it('wait for one another for as long as it takes', async () => {
      const older = await openOlder();
      const newer = await openAnother(older, { connections: 2, statementMs: LOCK_MS, lockMs: LOCK_MS });
      let migrated: Promise<void> | undefined;
      await older.transaction(async (transaction) => {
        await transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
        migrated = migrate(newer);
        await Promise.race([migrated, untilSomebodyHasWaited(2 * LOCK_MS, transaction)]);
      });
      await migrated;
      await newer.query('select translations from trips');
    });

    it('have no limits of their own, here or at the server', async () => {
      const older = await openOlder();
      const unhurried = await openAnother(older, UNHURRIED);
      await unhurried.transaction(async (transaction) => {
        const limits = await transaction.query(
          `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
        );
        expect(limits).toEqual([{ statement: '0', lock: '0' }]);
        const timers = jest.spyOn(globalThis, 'setTimeout');
        await transaction.execute('select 1');
        expect(timers).not.toHaveBeenCalled();
        timers.mockRestore();
      });
    });
  });

/** Until somebody has stood before an advisory lock of this database for so long. */
async function untilSomebodyHasWaited(ms: number, transaction: Queryable): Promise<void> {
  for (;;) {
    const waiting = await transaction.query(
      `select 1 as found from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and locktype = 'advisory' and not granted
         and waitstart < clock_timestamp() - make_interval(secs => $1::float / 1000)`,
      [ms],
    );
    if (waiting.length > 0) return;
  }
}

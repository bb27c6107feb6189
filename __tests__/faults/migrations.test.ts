import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { DatabaseFiles } from '@/store/database-files';
import type { SqlEngine } from '@/store/engine';
import { migrate } from '@/store/migrate';
import { allMigrations } from '@/store/migrations/all-migrations';
import { openStore } from '@/store/open-store';

import { databaseIn } from '../support/busy-traveller';
import { databaseFilesIn, openNodeSqlite } from '../support/node-sqlite';
import { reportCounts } from '../support/report-counts';
import { temporaryFolder } from '../support/temporary-folder';
import { toStatements } from '../support/to-statements';

const ENTRIES = 300;
/** Of the statements before which it is killed, every so manieth; each version begins at another, so that together they meet all. */
const STEP = Number(process.env.MIGRATION_STEP ?? 8);

/** Of the first version's shape, which every later one can read. Enough of it to fill several pages. */
async function fill(engine: SqlEngine): Promise<void> {
  for (let number = 0; number < ENTRIES; number += 1) {
    const [kind, subject] =
      number % 2 ? ['alert-read', `alert/${number}`] : ['check-in', `check-in/${number}`];
    await engine.run(
      'insert into outbox (id, kind, subject, payload, created_at, attempts, parked) values (?, ?, ?, ?, ?, ?, ?)',
      [
        `entry-${number}`,
        kind,
        subject,
        JSON.stringify({ note: 'long '.repeat(20) }),
        number,
        number % 3,
        null,
      ],
    );
  }
  await engine.execute(`
    insert into countries (id, code, name, travel_status, record) values ('peru', 'PE', 'Peru', 0, '{}');
    insert into trips (id, start, finish, local) values ('local', '2026-04-01', '2026-04-10', '{"name":"Andes"}')`);
}

const outboxOf = (engine: Pick<SqlEngine, 'all'>) => engine.all('select * from outbox order by position', []);

/** The search index belongs to the engine, not to the migrations. */
const shapeOf = (engine: Pick<SqlEngine, 'all'>) =>
  engine.all(
    `select type, name, sql from sqlite_schema
     where name not glob 'sqlite_*' and name not glob 'search_index*' order by type, name`,
    [],
  );

/**
 * Runs each statement by itself and shows the disk before it as a kill would leave it there: the files as they are, with
 * a transaction open, and without the lock, which dies with its holder.
 */
function withSnapshots(folder: string, keep: (files: string) => void): DatabaseFiles {
  const files = databaseFilesIn(folder);
  const snapshot = () => {
    const copy = temporaryFolder();
    for (const name of readdirSync(folder))
      if (!name.endsWith('.lock')) cpSync(join(folder, name), join(copy, name));
    keep(copy);
  };
  return {
    remove: (name) => files.remove(name),
    open: async (name) => {
      const engine = await files.open(name);
      return {
        close: () => engine.close(),
        run: (sql, values) => {
          snapshot();
          return engine.run(sql, values);
        },
        all: (sql, values) => {
          snapshot();
          return engine.all(sql, values);
        },
        execute: async (script) => {
          for (const statement of toStatements(script)) {
            snapshot();
            await engine.execute(statement);
          }
        },
      };
    },
  };
}

describe('an update of the app that is killed before any statement of its migrations', () => {
  const counts = { versions: 0, kills: 0, outboxEntriesLost: 0, schemasThatDiffer: 0 };
  afterAll(() => reportCounts('migrations', counts));

  const versions = allMigrations.map((_script, version) => version);

  it.each(versions)(
    'loses nothing that waits, and ends with the shape of a fresh one: from version %i',
    async (version) => {
      const fresh = openNodeSqlite(':memory:');
      await migrate(fresh);
      const shape = await shapeOf(fresh);

      const folder = temporaryFolder();
      mkdirSync(folder, { recursive: true });
      const old = openNodeSqlite(databaseIn(folder));
      await migrate(old, allMigrations.slice(0, version));
      if (version > 0) await fill(old);
      const waiting = version > 0 ? await outboxOf(old) : [];
      await old.close();

      const snapshots: string[] = [];
      const updated = await openStore(withSnapshots(folder, (copy) => snapshots.push(copy)));
      await updated.database.close();
      expect(snapshots.length).toBeGreaterThan(20);

      const tried = snapshots.filter((_files, index) => index % STEP === version % STEP);
      for (const files of [...tried, folder]) {
        const store = await openStore(databaseFilesIn(files));
        expect(store.recovered).toBeNull();
        const found = await store.database.read(async (reader) => ({
          waiting: await outboxOf({ all: (sql, values) => reader.all(sql, values) }),
          shape: await shapeOf({ all: (sql, values) => reader.all(sql, values) }),
        }));
        await store.database.close();
        counts.kills += 1;
        counts.outboxEntriesLost += waiting.length - found.waiting.length;
        if (JSON.stringify(found.shape) !== JSON.stringify(shape)) counts.schemasThatDiffer += 1;
        // Later versions know more of an entry.
        expect(found.waiting).toMatchObject(waiting);
        expect(found.shape).toEqual(shape);
      }
      counts.versions += 1;
    },
    600_000,
  );
});

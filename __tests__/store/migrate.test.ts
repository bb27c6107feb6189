import type { SqlEngine } from '@/store/engine';
import { migrate, MigrationError, NewerDatabaseError } from '@/store/migrate';
import { passPictures } from '@/store/migrations/152-pass-pictures';
import { whatWasSaid } from '@/store/migrations/161-what-was-said';
import { allMigrations } from '@/store/migrations/all-migrations';

import { failing } from '../support/failing-engine';
import { openNodeSqlite } from '../support/node-sqlite';
import { temporaryFolder } from '../support/temporary-folder';

const inMemory = () => openNodeSqlite(':memory:');

async function shapeOf(engine: SqlEngine) {
  const [version] = await engine.all('pragma user_version', []);
  return {
    version,
    tables: await engine.all(
      `select type, name, sql from sqlite_schema where name not glob 'sqlite_*' order by type, name`,
      [],
    ),
  };
}

describe('migrations', () => {
  it('bring a database of every earlier version to the same shape as a new one', async () => {
    const fresh = inMemory();
    await migrate(fresh);
    for (let version = 1; version < allMigrations.length; version += 1) {
      const old = inMemory();
      await migrate(old, allMigrations.slice(0, version));
      await migrate(old);
      expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
    }
  });

  it('keep the boarding passes that were kept before pictures could be', async () => {
    const engine = inMemory();
    await migrate(engine, allMigrations.slice(0, allMigrations.indexOf(passPictures)));
    await engine.run(
      `insert into boarding_passes (n, segment_id, code, format, kept_at) values (7, 'air-1', 'M1…', 'qr', '2026-04-01')`,
      [],
    );
    await migrate(engine);
    expect(await engine.all('select n, segment_id, code, format, kept_at from boarding_passes', [])).toEqual([
      { n: 7, segment_id: 'air-1', code: 'M1…', format: 'qr', kept_at: '2026-04-01' },
    ]);
  });

  it('know which requests to check in were answered before', async () => {
    const engine = inMemory();
    await migrate(engine, allMigrations.slice(0, allMigrations.indexOf(whatWasSaid)));
    const add = (id: string, record: object) =>
      engine.run('insert into check_ins (id, checked_in_at, record) values (?, 1, ?)', [
        id,
        JSON.stringify(record),
      ]);
    await add('by-itself', { status: 0, request_id: null, answered: [] });
    await add('said', { status: 1, request_id: 'asked', answered: ['asked', 'other'] });
    await add('of-an-older-app', { status: 1, request_id: 'old' });
    await migrate(engine);
    await add('since', { status: 2, request_id: null, answered: ['new'] });
    await engine.run(`delete from check_ins where id = 'of-an-older-app'`, []);
    const answered = 'select check_in_id as "by", request_id as request from answered_requests order by 1, 2';
    expect(await engine.all(answered, [])).toEqual([
      { by: 'said', request: 'asked' },
      { by: 'said', request: 'other' },
      { by: 'since', request: 'new' },
    ]);
  });

  it('keep what the traveller had', async () => {
    const engine = inMemory();
    await migrate(engine, allMigrations.slice(0, 1));
    await engine.run(
      `insert into outbox (id, kind, subject, payload, created_at) values ('a', 'alert-read', 'alert/1', 'null', 1)`,
      [],
    );
    await migrate(engine);
    expect(await engine.all('select id, subject from outbox', [])).toEqual([{ id: 'a', subject: 'alert/1' }]);
  });

  it('know which of the entries that wait are urgent, and free a removal from the refused change before it', async () => {
    const engine = inMemory();
    await migrate(engine, allMigrations.slice(0, 3));
    const add = (id: string, kind: string, subject: string, payload: unknown, parked: string | null = null) =>
      engine.run(
        `insert into outbox (id, kind, subject, payload, created_at, attempts, parked) values (?, ?, ?, ?, 5, 1, ?)`,
        [id, kind, subject, JSON.stringify(payload), parked],
      );
    await add('position', 'check-in', 'check-in/1', { check_in: { status: 0 } });
    await add('safe', 'check-in-answer', 'check-in/2', { body: { check_in: { status: 1 } } });
    await add('help', 'check-in', 'check-in/3', { check_in: { status: 2 } });
    await add('refused', 'trip-update', 'trip/1', { trip: {} }, '{"status":422}');
    await add('removal', 'trip-delete', 'trip/1', null);
    await add('refused too', 'trip-update', 'trip/2', { trip: {} }, '{"status":422}');
    await migrate(engine);
    expect(
      await engine.all('select id, urgency, first_sent_at as sentAt from outbox order by position', []),
    ).toEqual([
      { id: 'position', urgency: 0, sentAt: 5 },
      { id: 'safe', urgency: 1, sentAt: 5 },
      { id: 'help', urgency: 2, sentAt: 5 },
      { id: 'removal', urgency: 0, sentAt: 5 },
      { id: 'refused too', urgency: 0, sentAt: 5 },
    ]);
  });

  it('still know when the traveller last saw what is new', async () => {
    const engine = inMemory();
    await migrate(engine, allMigrations.slice(0, 9));
    await engine.run(`insert into preferences (name, value) values ('looks', '{"last":2,"before":1}')`, []);
    await migrate(engine);
    expect(await engine.all('select name, value from preferences', [])).toEqual([
      { name: 'visits', value: '{"last":2,"before":1}' },
    ]);
  });

  it('of a new database are one transaction: the disk is waited for once', async () => {
    const engine = failing(inMemory());
    await migrate(engine);
    expect(engine.statements.filter((sql) => sql === 'commit')).toHaveLength(1);
  });

  it('do nothing to a database that has them all', async () => {
    const engine = failing(inMemory());
    await migrate(engine);
    const before = engine.statements.length;
    await migrate(engine);
    expect(engine.statements.slice(before)).toEqual(['pragma user_version']);
  });

  it('refuse a database that a newer version made, and leave it as it is', async () => {
    const engine = inMemory();
    await migrate(engine, [...allMigrations, 'create table of_tomorrow (id text)']);
    const before = await shapeOf(engine);
    await expect(migrate(engine)).rejects.toThrow(NewerDatabaseError);
    expect(await shapeOf(engine)).toEqual(before);
  });

  it('that do not fit what is there fail as a whole', async () => {
    const engine = inMemory();
    const first = 'create table one (id text)';
    const steps = [first, 'create table two (id text); drop table of_nobody'];
    await expect(migrate(engine, steps)).rejects.toThrow(MigrationError);
    expect(await shapeOf(engine)).toEqual({ version: { user_version: 0 }, tables: [] });
    await migrate(engine, [first]);
    await expect(migrate(engine, steps)).rejects.toThrow('could not be brought to version 2');
    expect(await shapeOf(engine)).toMatchObject({ version: { user_version: 1 }, tables: [{ name: 'one' }] });
  });

  it('are taken for a fault of the device when the disk is full, not for a broken database', async () => {
    const engine = failing(inMemory());
    engine.failAt(3, { message: 'database or disk is full' });
    await expect(migrate(engine)).rejects.not.toThrow(MigrationError);
  });
});

describe('a kill during the migrations', () => {
  it.each([
    { of: 'a new database', from: 0, after: false },
    { of: 'a new database', from: 0, after: true },
    { of: 'the first version', from: 1, after: false },
    { of: 'the first version', from: 1, after: true },
  ])(
    'of $of at any statement (done before it: $after) is made good by the next start',
    async ({ from, after }) => {
      const begin = async (engine: SqlEngine) => {
        await migrate(engine, allMigrations.slice(0, from));
        return failing(engine);
      };
      const whole = await begin(inMemory());
      await migrate(whole);
      const shape = await shapeOf(whole);
      for (let at = 1; at <= whole.statements.length - 2; at += 1) {
        const path = `${temporaryFolder()}/killed.db`;
        const doomed = await begin(openNodeSqlite(path));
        doomed.failAt(at, { message: 'the app was killed', after, forGood: true });
        await expect(migrate(doomed)).rejects.toThrow();
        await doomed.close();

        const next = openNodeSqlite(path);
        await migrate(next);
        expect(await shapeOf(next)).toEqual(shape);
        await next.close();
      }
    },
  );
});

import { addEntry, listEntries } from '@/store/outbox';
import { StoreDatabase } from '@/store/store-database';
import { UntrackedWriteError } from '@/store/written-table';

import { failing, faults } from '../support/failing-engine';
import { openNodeSqlite } from '../support/node-sqlite';
import { openTestStore } from '../support/test-store';

const anEntry = (id: string) => ({
  id,
  kind: 'alert-read' as const,
  subject: `alert/${id}` as const,
  payload: null,
});

async function openTally() {
  const engine = failing(openNodeSqlite(':memory:'));
  await engine.execute('create table tally (name text primary key, value integer not null) without rowid');
  await engine.execute(`insert into tally values ('left', 0), ('right', 0)`);
  return { engine, database: new StoreDatabase(engine, new Set(['tally'])) };
}

const valueOf = 'select value from tally where name = ?';
type Value = { value: number };

describe('a transaction', () => {
  it('leaves nothing behind when it fails', async () => {
    const { database } = await openTally();
    const failed = database.write('user', async (transaction) => {
      await transaction.run(`update tally set value = 1 where name = 'left'`);
      throw new Error('no more');
    });
    await expect(failed).rejects.toThrow('no more');
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['left']))).toEqual({ value: 0 });
  });

  it('is told to those who listen, by the tables in which rows changed', async () => {
    const { database } = await openTally();
    const heard: string[][] = [];
    const stop = database.onChange((tables) => heard.push([...tables]));
    await database.write('user', (transaction) => transaction.run('update tally set value = 1'));
    expect(heard).toEqual([['tally']]);
    stop();
    await database.write('user', (transaction) => transaction.run('update tally set value = 2'));
    expect(heard).toHaveLength(1);
  });

  it('is told to nobody when it changed nothing, failed, or only tended the index', async () => {
    const { database } = await openTally();
    const heard: unknown[] = [];
    database.onChange((tables) => heard.push(tables));
    await database.write('cache', (transaction) => transaction.run('update tally set value = 1 where false'));
    await database.maintain((transaction) => transaction.run('update tally set value = 1'));
    const failed = database.write('cache', async (transaction) => {
      await transaction.run('update tally set value = 2');
      throw new Error('no more');
    });
    await expect(failed).rejects.toThrow();
    expect(heard).toEqual([]);
  });

  it.each([
    ['a table behind other words', `with one as (select 1) update tally set value = 1`],
    ['a table of another schema', `update main.tally set value = 1`],
    ['a quoted table', `update "tally" set value = 1`],
    ['a table that nobody knows', `insert into elsewhere (name) values ('left')`],
    ['rows that are read while they are written', `update tally set value = 1 returning name`],
  ])('is refused when it writes to %s: no screen would hear of it', async (what, sql) => {
    const { engine, database } = await openTally();
    await engine.execute('create table elsewhere (name text)');
    const refused = database.write('user', async (transaction) => {
      await transaction.run(`update tally set value = 7`);
      if (what.startsWith('rows')) await transaction.all(sql);
      else await transaction.run(sql);
    });
    await expect(refused).rejects.toThrow(UntrackedWriteError);
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['left']))).toEqual({ value: 0 });
  });

  it('is refused where only reading was promised', async () => {
    const { database } = await openTally();
    for (const sql of ['delete from tally', 'with one as (select 1) delete from tally'])
      await expect(database.read((reader) => reader.all(sql))).rejects.toThrow(UntrackedWriteError);
    expect(await database.read((reader) => reader.all('select * from tally'))).toHaveLength(2);
  });

  it('stays done when a listener throws, and the other listeners hear of it', async () => {
    const { database } = await openTally();
    const reported = jest.spyOn(console, 'error').mockReturnValue();
    const heard: unknown[] = [];
    database.onChange(() => {
      throw new Error('a screen fell over');
    });
    database.onChange((tables) => heard.push(tables));
    const changed = await database.write('user', (transaction) =>
      transaction.run('update tally set value = 1'),
    );
    expect({ changed, heard: heard.length }).toEqual({ changed: 2, heard: 1 });
    expect(reported).toHaveBeenCalledWith(expect.any(String), new Error('a screen fell over'));
    reported.mockRestore();
  });

  it('may ask for several things at once', async () => {
    const { database } = await openTally();
    const values = await database.write('user', async (transaction) => {
      await transaction.run('update tally set value = 7');
      return Promise.all(['left', 'right'].map((name) => transaction.first<Value>(valueOf, [name])));
    });
    expect(values).toEqual([{ value: 7 }, { value: 7 }]);
  });

  it('lets nothing through after its end: a branch that runs on would write outside of it', async () => {
    const { database } = await openTally();
    let goOn: (value: null) => void = () => undefined;
    const held = new Promise<null>((resolve) => (goOn = resolve));
    let straggler: Promise<unknown> = Promise.resolve();
    const failed = database.write('user', async (transaction) => {
      straggler = held.then(() => transaction.run('update tally set value = 99'));
      throw new Error('one branch failed');
    });
    await expect(failed).rejects.toThrow('one branch failed');
    goOn(null);
    await expect(straggler).rejects.toThrow('has ended');
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['left']))).toEqual({ value: 0 });
  });

  it('of the traveller is on the disk before anybody hears of it, and what is downloaded need not be', async () => {
    const { engine, database } = await openTally();
    await database.write('cache', (transaction) => transaction.run('update tally set value = 1'));
    await database.write('user', (transaction) => transaction.run('update tally set value = 2'));
    await database.write('user', (transaction) => transaction.run('update tally set value = 3'));
    const safety = engine.statements.filter((sql) => sql.startsWith('pragma synchronous'));
    expect(safety).toEqual(['pragma synchronous = normal', 'pragma synchronous = extra']);
    expect(engine.statements.at(-1)).toBe('commit');
  });
});

describe.each(Object.values(faults))('when SQLite says "%s"', (message) => {
  const STATEMENTS_OF_THE_WRITE = 4;

  it.each([1, 2, 3, 4])('at statement %i, nothing half written stays and no entry is lost', async (at) => {
    const { engine, read, write, context } = await openTestStore();
    await write((transaction) => addEntry(transaction, anEntry('before'), context.now()));
    const twoEntries = () =>
      write(async (transaction) => {
        await addEntry(transaction, anEntry('one'), context.now());
        await addEntry(transaction, anEntry('two'), context.now());
      });
    const before = engine.statements.length;
    engine.failAt(at, { message });
    await expect(twoEntries()).rejects.toThrow(message);
    expect((await read(listEntries)).map(({ id }) => id)).toEqual(['before']);

    await twoEntries();
    expect((await read(listEntries)).map(({ id }) => id)).toEqual(['before', 'one', 'two']);
    expect(engine.statements.length - before).toBeGreaterThanOrEqual(STATEMENTS_OF_THE_WRITE);
  });

  it('at its very beginning, though it has begun, the next one begins afresh', async () => {
    const { engine, database } = await openTally();
    const add = () =>
      database.write('user', (transaction) => transaction.run('update tally set value = value + 1'));
    await add();
    engine.failAt(1, { message: faults.busy, after: true });
    await expect(add()).rejects.toThrow(faults.busy);
    await add();
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['left']))).toEqual({ value: 2 });
  });

  it('and then even to the rollback, the next one begins afresh', async () => {
    const { engine, database } = await openTally();
    const half = database.write('user', async (transaction) => {
      await transaction.run(`update tally set value = 5 where name = 'left'`);
      engine.failAt(1, { message });
      throw new Error('no more');
    });
    await expect(half).rejects.toThrow('no more');
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['left']))).toEqual({ value: 0 });
    await database.write('cache', (transaction) => transaction.run('update tally set value = 6'));
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['left']))).toEqual({ value: 6 });
  });
});

describe('three kinds of callers at once', () => {
  const ROUNDS = 10_000;
  /** In each round: a transfer of 2 reads and 2 writes, a reader with 2 reads, a careless one with 2 writes. */
  const OF_ONE_ROUND = 8;

  it('mix 100,000 reads and writes without a lock error, and never see half of a transaction', async () => {
    const { engine, database } = await openTally();
    const before = engine.statements.length;
    let torn = 0;
    let refused = 0;
    const transfer = () =>
      database.write('user', async (transaction) => {
        const [left, right] = await Promise.all(
          ['left', 'right'].map((name) => transaction.first<Value>(valueOf, [name])),
        );
        await transaction.run(`update tally set value = ? where name = 'left'`, [(left?.value ?? 0) + 1]);
        await transaction.run(`update tally set value = ? where name = 'right'`, [(right?.value ?? 0) - 1]);
      });
    const look = () =>
      database.read(async (reader) => {
        const left = await reader.first<Value>(valueOf, ['left']);
        const right = await reader.first<Value>(valueOf, ['right']);
        if (!left || !right || left.value + right.value !== 0) torn += 1;
      });
    const giveUp = () =>
      database
        .write('cache', async (transaction) => {
          await transaction.run('update tally set value = 1000000');
          await transaction.run('update tally set value = value + 1');
          throw new Error('changed my mind');
        })
        .catch((error: unknown) => {
          if (error instanceof Error && error.message === 'changed my mind') refused += 1;
        });

    const rounds = (work: () => Promise<unknown>) =>
      Promise.all(
        Array.from({ length: 20 }, async () => {
          for (let round = 0; round < ROUNDS / 20; round += 1) await work();
        }),
      );
    await Promise.all([rounds(transfer), rounds(look), rounds(giveUp)]);

    expect({ torn, refused }).toEqual({ torn: 0, refused: ROUNDS });
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['left']))).toEqual({
      value: ROUNDS,
    });
    expect(await database.read((reader) => reader.first<Value>(valueOf, ['right']))).toEqual({
      value: -ROUNDS,
    });
    expect(engine.statements.length - before).toBeGreaterThanOrEqual(
      Math.max(100_000, ROUNDS * OF_ONE_ROUND),
    );
  });
});

describe('JSON that the engine can not read', () => {
  it('is no damage of the database: nothing is opened anew because of it', async () => {
    const { database } = await openTally();
    const found = jest.fn();
    database.onFault(found);
    const deep = '['.repeat(2_000) + ']'.repeat(2_000);
    const reading = database.read((reader) => reader.all('select * from json_each(?)', [deep]));
    await expect(reading).rejects.toThrow('malformed JSON');
    expect(found).not.toHaveBeenCalled();
  });
});

import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';

import { plainDatabases } from '@/platform/sqlite';

jest.mock('expo-sqlite', () => ({
  openDatabaseAsync: jest.fn(),
  deleteDatabaseAsync: jest.fn(),
  defaultDatabaseDirectory: '/data/SQLite/',
}));

const open = jest.mocked(openDatabaseAsync);
const remove = jest.mocked(deleteDatabaseAsync);

type ExpoDatabase = Awaited<ReturnType<typeof openDatabaseAsync>>;

/** As much of a database of expo-sqlite as is used; it remembers what it was asked, in its order. */
function aDatabase({ failing = '' } = {}) {
  const asked: string[] = [];
  const database = {
    prepareAsync: async (sql: string) => {
      asked.push(`prepare ${sql}`);
      return {
        executeAsync: async (values: unknown[]) => {
          asked.push(`${sql} <- ${values.join()}`);
          if (sql === failing) throw new Error('constraint failed');
          return { changes: 3, getAllAsync: async () => [{ one: 1 }] };
        },
        finalizeAsync: async () => asked.push(`finalize ${sql}`),
      };
    },
    execAsync: async (script: string) => asked.push(script),
    closeAsync: async () => asked.push('close'),
  };
  open.mockResolvedValue(database as unknown as ExpoDatabase);
  return asked;
}

describe('the databases of the device', () => {
  beforeEach(() => jest.resetAllMocks());

  it('are opened on a connection of their own, and asked one way for each kind of statement', async () => {
    const asked = aDatabase();
    const handle = await plainDatabases.open('some.db');
    expect(open).toHaveBeenCalledWith('some.db', { useNewConnection: true });

    expect(await handle.run('update t set a = ?', [1])).toBe(3);
    expect(await handle.all('select ?', ['x'])).toEqual([{ one: 1 }]);
    await handle.execute('begin');
    await handle.close();
    expect(asked.slice(-4)).toEqual(['begin', 'finalize update t set a = ?', 'finalize select ?', 'close']);
  });

  it('prepare a statement once, however often it is run', async () => {
    const asked = aDatabase();
    const handle = await plainDatabases.open('some.db');
    await handle.run('update t set a = ?', [1]);
    await handle.run('update t set a = ?', [2]);
    expect(asked).toEqual([
      'prepare update t set a = ?',
      'update t set a = ? <- 1',
      'update t set a = ? <- 2',
    ]);
  });

  it('let go of a statement that failed, and of one that may stay open', async () => {
    const asked = aDatabase({ failing: 'delete from t' });
    const handle = await plainDatabases.open('some.db');
    await expect(handle.run('delete from t', [])).rejects.toThrow('constraint failed');
    await handle.all('pragma table_info(t)', []);
    expect(asked.filter((text) => text.startsWith('finalize'))).toEqual([
      'finalize delete from t',
      'finalize pragma table_info(t)',
    ]);
  });

  it('keep only so many statements', async () => {
    const asked = aDatabase();
    const handle = await plainDatabases.open('some.db');
    for (let number = 0; number < 500; number += 1) await handle.all(`select ${number}`, []);
    const open = asked.filter((text) => text.startsWith('prepare')).length;
    expect(open - asked.filter((text) => text.startsWith('finalize')).length).toBeLessThan(200);
    expect(asked).toContain('finalize select 0');
  });

  it('pass on a failure as it is', async () => {
    open.mockRejectedValue(new Error('unable to open database file'));
    await expect(plainDatabases.open('some.db')).rejects.toEqual(new Error('unable to open database file'));
  });

  it('are removed with all that lies beside them, whether or not it is there', async () => {
    remove.mockImplementation((name) =>
      name === 'some.db' ? Promise.resolve() : Promise.reject(new Error(`Database '${name}' not found`)),
    );
    await plainDatabases.remove('some.db');
    expect(remove.mock.calls.map(([name]) => name)).toEqual([
      'some.db',
      'some.db-wal',
      'some.db-shm',
      'some.db-journal',
    ]);
  });

  it('lie where the engine puts them', () => {
    expect(plainDatabases.pathOf('some.db')).toBe('/data/SQLite/some.db');
  });

  it('do not pretend to have removed what is still open', async () => {
    remove.mockRejectedValue(new Error('Unable to delete database that is currently open'));
    await expect(plainDatabases.remove('some.db')).rejects.toThrow('currently open');
  });
});

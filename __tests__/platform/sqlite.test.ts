import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';

import { DatabaseInUseError, deviceDatabases } from '@/platform/sqlite';

jest.mock('expo-sqlite', () => ({ openDatabaseAsync: jest.fn(), deleteDatabaseAsync: jest.fn() }));

const open = jest.mocked(openDatabaseAsync);
const remove = jest.mocked(deleteDatabaseAsync);

/** As much of a database of expo-sqlite as is used; it remembers what it was asked. */
function aDatabase() {
  return {
    runAsync: jest.fn().mockResolvedValue({ changes: 3, lastInsertRowId: 9 }),
    getAllAsync: jest.fn().mockResolvedValue([{ one: 1 }]),
    execAsync: jest.fn().mockResolvedValue(undefined),
    closeAsync: jest.fn().mockResolvedValue(undefined),
  };
}

describe('the databases of the device', () => {
  beforeEach(() => jest.resetAllMocks());

  it('are opened on a connection of their own, and asked one way for each kind of statement', async () => {
    const database = aDatabase();
    open.mockResolvedValue(database as unknown as Awaited<ReturnType<typeof openDatabaseAsync>>);
    const handle = await deviceDatabases.open('some.db');
    expect(open).toHaveBeenCalledWith('some.db', { useNewConnection: true });

    expect(await handle.run('update t set a = ?', [1])).toBe(3);
    expect(await handle.all('select ?', ['x'])).toEqual([{ one: 1 }]);
    await handle.execute('begin');
    await handle.close();
    expect(database.runAsync).toHaveBeenCalledWith('update t set a = ?', [1]);
    expect(database.getAllAsync).toHaveBeenCalledWith('select ?', ['x']);
    expect(database.execAsync).toHaveBeenCalledWith('begin');
    expect(database.closeAsync).toHaveBeenCalledTimes(1);
  });

  it.each([
    'NoModificationAllowedError: Failed to execute createSyncAccessHandle: there is another open Access Handle',
    'Invalid VFS state',
  ])('say so when another tab has them: %s', async (message) => {
    open.mockRejectedValue(new Error(message));
    await expect(deviceDatabases.open('some.db')).rejects.toThrow(DatabaseInUseError);
  });

  it('pass on every other failure as it is', async () => {
    open.mockRejectedValue(new Error('unable to open database file'));
    await expect(deviceDatabases.open('some.db')).rejects.toEqual(new Error('unable to open database file'));
  });

  it('are removed with all that lies beside them, whether or not it is there', async () => {
    remove.mockImplementation((name) =>
      name === 'some.db' ? Promise.resolve() : Promise.reject(new Error(`Database '${name}' not found`)),
    );
    await deviceDatabases.remove('some.db');
    expect(remove.mock.calls.map(([name]) => name)).toEqual([
      'some.db',
      'some.db-wal',
      'some.db-shm',
      'some.db-journal',
    ]);
  });

  it('do not pretend to have removed what is still open', async () => {
    remove.mockRejectedValue(new Error('Unable to delete database that is currently open'));
    await expect(deviceDatabases.remove('some.db')).rejects.toThrow('currently open');
  });
});

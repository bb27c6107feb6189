import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Pressable, Text } from 'react-native';

import { DatabaseInUseError } from '@/platform/database-in-use';
import { createRuntime } from '@/runtime/create-runtime';
import type { Dependencies } from '@/runtime/dependencies';
import { RuntimeProvider, useStore, useStoreState, useSync, useSyncStatus } from '@/runtime/runtime-provider';
import type { DatabaseFiles } from '@/store/database-files';
import { countUnsent } from '@/store/unsent';
import { createTrip } from '@/store/trip-writes';
import { listTrips } from '@/store/trips';

import { breakDatabase, doALot } from '../support/busy-traveller';
import { databaseFilesIn } from '../support/node-sqlite';
import { aTripInput } from '../support/records';
import { temporaryFolder } from '../support/temporary-folder';
import { testDependencies } from '../support/test-dependencies';
import { kill, openTestStore } from '../support/test-store';

function State() {
  const { state, tryAgain } = useStoreState();
  return (
    <>
      <Text>{state.kind}</Text>
      <Pressable role="button" aria-label="Try again" onPress={tryAgain} />
      {(state.kind === 'ready' || state.kind === 'recovered') && <Trips />}
    </>
  );
}

function Trips() {
  const { database } = useStore();
  const activity = useSyncStatus('activity');
  const needsKey = useSyncStatus('needsKey');
  const { refresh } = useSync();
  const trips = useQuery({ queryKey: ['trips'], queryFn: () => database.read(listTrips) });
  const create = () =>
    database.write('user', (transaction) =>
      createTrip(transaction, aTripInput(), { newId: () => 'new', now: () => 0 }),
    );
  return (
    <>
      <Text>{trips.data?.map(({ trip }) => trip.name).join(', ') || 'no trips'}</Text>
      <Text>{needsKey ? 'needs a key' : activity}</Text>
      <Pressable role="button" aria-label="Create" onPress={() => void create()} />
      <Pressable role="button" aria-label="Sync" onPress={() => void refresh()} />
    </>
  );
}

function start(files: DatabaseFiles, dependencies: Partial<Dependencies> = {}) {
  return render(
    <RuntimeProvider runtime={createRuntime(testDependencies({ files, ...dependencies }))}>
      <State />
    </RuntimeProvider>,
  );
}

const unopenable = (error: Error): DatabaseFiles => ({
  open: () => Promise.reject(error),
  remove: () => Promise.resolve(),
});

describe('the running app', () => {
  // The query cache forgets after minutes; the test run does not wait for that.
  beforeEach(() => jest.useFakeTimers());

  it('opens the store, shows what is in it, and follows what changes', async () => {
    start(databaseFilesIn(temporaryFolder()));
    expect(screen.getByText('opening')).toBeOnTheScreen();
    expect(await screen.findByText('ready')).toBeOnTheScreen();
    expect(await screen.findByText('no trips')).toBeOnTheScreen();

    fireEvent.press(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Andes')).toBeOnTheScreen();
  });

  it('says when the data had to be made anew, with what was saved', async () => {
    const device = await openTestStore();
    await doALot(device);
    await kill(device);
    await breakDatabase(device.folder);

    start(databaseFilesIn(device.folder));
    expect(await screen.findByText('recovered')).toBeOnTheScreen();
    expect(await screen.findByText('Made offline')).toBeOnTheScreen();
  });

  it('heals itself when the data turn out broken while they are read', async () => {
    const device = await openTestStore();
    await doALot(device);
    await kill(device);
    const files = databaseFilesIn(device.folder);
    const broken = { opened: 0, readings: 1 };
    start({
      ...files,
      open: async (name) => {
        const engine = await files.open(name);
        broken.opened += 1;
        const all: typeof engine.all = (sql, values) => {
          if (broken.readings === 0 || !/from\s+trips/.test(sql)) return engine.all(sql, values);
          broken.readings -= 1;
          return Promise.reject(new Error('database disk image is malformed'));
        };
        return { ...engine, all };
      },
    });
    expect(await screen.findByText('Made offline')).toBeOnTheScreen();
    expect(broken).toEqual({ opened: 2, readings: 0 });
  });

  it('says when another tab has the data, and opens them when asked to', async () => {
    const files: { current: DatabaseFiles } = {
      current: unopenable(new DatabaseInUseError('Another tab has the data.')),
    };
    start({ open: (name) => files.current.open(name), remove: (name) => files.current.remove(name) });
    expect(await screen.findByText('in-use')).toBeOnTheScreen();
    files.current = databaseFilesIn(temporaryFolder());
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ready')).toBeOnTheScreen();
  });

  it('says when the data can’t be opened now, and opens them when they can be again', async () => {
    const sound = databaseFilesIn(temporaryFolder());
    const full: { current: DatabaseFiles } = { current: unopenable(new Error('database or disk is full')) };
    start({ open: (name) => full.current.open(name), remove: (name) => full.current.remove(name) });
    expect(await screen.findByText('failed')).toBeOnTheScreen();

    full.current = sound;
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ready')).toBeOnTheScreen();
  });

  it('syncs when told to, and asks for the key that it has not', async () => {
    start(databaseFilesIn(temporaryFolder()));
    fireEvent.press(await screen.findByRole('button', { name: 'Sync' }));
    expect(await screen.findByText('needs a key')).toBeOnTheScreen();
  });

  it('lets go of the database when it ends, so that the next one can have it', async () => {
    const folder = temporaryFolder();
    let openNow = 0;
    const counted: DatabaseFiles = {
      ...databaseFilesIn(folder),
      async open(name) {
        const engine = await databaseFilesIn(folder).open(name);
        openNow += 1;
        return {
          ...engine,
          close: () => {
            openNow -= 1;
            return engine.close();
          },
        };
      },
    };
    const app = start(counted);
    fireEvent.press(await screen.findByRole('button', { name: 'Create' }));
    await screen.findByText('Andes');
    expect(openNow).toBe(1);
    await act(async () => app.unmount());

    const again = await openTestStore({ folder });
    expect(openNow).toBe(0);
    expect(await again.store.database.read(countUnsent)).toBe(1);
  });

  it('refuses to hand out a store that is not open', () => {
    const silent = jest.spyOn(console, 'error').mockReturnValue();
    const early = () =>
      render(
        <RuntimeProvider runtime={createRuntime(testDependencies())}>
          <Trips />
        </RuntimeProvider>,
      );
    expect(early).toThrow('before it is open');
    silent.mockRestore();
  });
});

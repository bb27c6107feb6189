import type { RunningStore } from '@/runtime/running-store';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { dyingFiles } from '../support/dying-files';
import { databaseFilesIn } from '../support/node-sqlite';
import { aTripInput } from '../support/records';
import { phoneOf, startApp, type Phone, type RunningApp } from '../support/running-app';
import { addTraveller } from '../../server/test/support/actors';

function until(running: RunningStore, condition: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (running.storage.get() === condition) resolve();
    };
    running.storage.watch(look);
    look();
  });
}

const breath = () => new Promise(setImmediate);

describe('storage that dies while the app runs', () => {
  let service: TestService;
  let phone: Phone;
  let files: ReturnType<typeof dyingFiles>;
  let app: RunningApp;

  beforeAll(async () => {
    // Background services tell of their trouble.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    service = await startTestService();
  });
  afterAll(() => service.close());

  beforeEach(async () => {
    phone = phoneOf(service, await addTraveller(service));
    files = dyingFiles(databaseFilesIn(phone.folder));
    app = await startApp(service, phone, { files });
    await app.opened.engine.stop();
  });
  afterEach(() => app.kill());

  const names = async () => (await app.opened.reads.trips.list()).map(({ trip }) => trip.name);
  const plan = (name: string) => app.opened.mutations.createTrip(aTripInput({ name }));

  it('is opened again by itself, with all that was in it, and the screens stay', async () => {
    const { running, queryClient } = app.runtime;
    await plan('Before');
    const state = running.state.get();
    const read = jest.spyOn(queryClient, 'invalidateQueries');
    files.die('says so');

    await expect(plan('Lost')).rejects.toThrow('the database engine is gone');
    expect(running.storage.get()).toBe('reopening');
    await until(running, 'well');
    // The same store, in another state: a screen that failed meanwhile tries again.
    const again = running.state.get();
    expect(again).not.toBe(state);
    expect(again.kind === 'ready' && again.reads === app.opened.reads).toBe(true);
    expect(read).toHaveBeenCalledWith();
    await plan('After');
    expect(await names()).toEqual(expect.arrayContaining(['Before', 'After']));
    expect(await names()).not.toContain('Lost');
  });

  it('is not asked to sync each time that it dies at once, as one without space does', async () => {
    const { running } = app.runtime;
    const synced = jest
      .spyOn(app.opened.schedule, 'refresh')
      .mockResolvedValue({ kind: 'finished', failed: 0, setAside: 0 });
    const dieOnce = async () => {
      files.die('says so');
      await expect(names()).rejects.toThrow();
      await until(running, 'well');
    };
    await dieOnce();
    await dieOnce();
    await dieOnce();
    expect(synced).toHaveBeenCalledTimes(1);
    phone.timers.pass(60_000);
    await dieOnce();
    expect(synced).toHaveBeenCalledTimes(2);
  });

  it('is opened again in a few tries, and when the traveller says so', async () => {
    const { running } = app.runtime;
    files.die('says so');
    files.refuse(4);
    await expect(names()).rejects.toThrow();
    for (let tries = 0; running.storage.get() === 'reopening' && tries < 50; tries += 1) {
      await breath();
      phone.timers.pass(10_000);
    }
    expect(running.storage.get()).toBe('unreachable');
    await expect(names()).rejects.toThrow('the database engine is gone');
    await until(running, 'well');

    files.die('says so');
    files.refuse(1);
    await expect(names()).rejects.toThrow();
    await breath();
    running.tryAgain();
    await until(running, 'well');
    expect(await names()).toEqual([]);
  });

  it('is taken for dead where it says nothing for half a minute, and not before', async () => {
    const { running } = app.runtime;
    await plan('Before');
    files.die('in silence');
    const reading = names();
    const told = expect(reading).rejects.toThrow('it does not answer');
    for (let step = 1; step < 6; step += 1) {
      await breath();
      phone.timers.pass(5_000);
    }
    expect(running.storage.get()).toBe('well');
    phone.timers.pass(5_000);
    await told;
    await until(running, 'well');
    expect(await names()).toEqual(['Before']);
  });

  it('takes the key with it, which the app knows and keeps again', async () => {
    const key = phone.secrets.kept.get('traveller-key');
    phone.secrets.kept.clear();
    files.die('says so');
    await expect(names()).rejects.toThrow();
    await until(app.runtime.running, 'well');
    expect(phone.secrets.kept.get('traveller-key')).toBe(key);
  });

  it('gives way to whoever closes it', async () => {
    const { running } = app.runtime;
    const opened = files.opened();
    files.die('says so');
    files.refuse(10);
    await expect(names()).rejects.toThrow();
    await breath();
    await running.close();
    expect(files.opened()).toBe(opened);
    files.refuse(0);
    await running.open();
    expect(running.state.get().kind).toBe('ready');
  });

  it('never stays at opening because the old one does not close', async () => {
    const { running } = app.runtime;
    await plan('Before');
    files.failToClose();
    await running.close();
    await running.open();
    expect(running.state.get().kind).toBe('ready');
    await running.close();
  });
});

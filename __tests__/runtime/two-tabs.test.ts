import { DatabaseInUseError } from '@/platform/database-in-use';
import { createRuntime, type Runtime } from '@/runtime/create-runtime';
import type { Dependencies } from '@/runtime/dependencies';
import { getMemory, saveMemory } from '@/store/service-memory';

import { FakeAppActivity } from '../support/fake-app-activity';
import { FakeBrowser } from '../support/fake-browser';
import { HandTimers } from '../support/hand-timers';
import { databaseFilesIn } from '../support/node-sqlite';
import { temporaryFolder } from '../support/temporary-folder';
import { testDependencies } from '../support/test-dependencies';

function storeOf({ running }: Runtime) {
  const state = running.state.get();
  if (state.kind !== 'ready') throw new Error(`the store is ${state.kind}`);
  return state.store.database;
}

const until = (runtime: Runtime, kind: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (runtime.running.state.get().kind === kind) resolve();
    };
    runtime.running.state.watch(look);
    look();
  });

const SOME_SECONDS_MS = 3_000;

describe('two tabs of one browser', () => {
  let browser: FakeBrowser;
  let tab: (name: string, changes?: Partial<Dependencies>) => Runtime;
  beforeEach(() => {
    browser = new FakeBrowser();
    const files = databaseFilesIn(temporaryFolder());
    tab = (name, changes) =>
      createRuntime(testDependencies({ files, tab: browser.openTab(name), ...changes }));
  });

  it('do not open the data twice', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await first.running.open();
    await second.running.open();
    expect(first.running.state.get().kind).toBe('ready');
    expect(second.running.state.get().kind).toBe('in-use');
    await first.running.close();
  });

  it('are only one where the other page was just left, and its lock comes a moment later', async () => {
    const [left, next] = [tab('left'), tab('next')];
    await left.running.open();
    browser.fallSilent('left');
    const opening = next.running.open();
    await until(next, 'opening');
    await left.running.close();
    browser.leave('left');
    await opening;
    expect(next.running.state.get().kind).toBe('ready');
    await next.running.close();
  });

  it('are two where one has the lock and says nothing, however long the other waits', async () => {
    await browser.openTab('silent').take();
    browser.fallSilent('silent');
    const second = tab('second');
    const opening = second.running.open();
    await until(second, 'opening');
    await new Promise(setImmediate);
    browser.losePatience();
    await opening;
    expect(second.running.state.get().kind).toBe('in-use');
  });

  it('are one again when the other is closed, without anybody pressing anything', async () => {
    const timers = new HandTimers();
    const [first, second] = [tab('first'), tab('second', { timers })];
    await first.running.open();
    await second.running.open();
    timers.pass(SOME_SECONDS_MS);
    await new Promise(setImmediate);
    expect(second.running.state.get().kind).toBe('in-use');

    await first.running.close();
    browser.leave('first');
    timers.pass(SOME_SECONDS_MS);
    await until(second, 'ready');
    await second.running.close();
    expect(timers.count).toBe(0);
  });

  it('leave the data to the one that is only loaded again while nobody looks at the other', async () => {
    const timers = new HandTimers();
    const activity = new FakeAppActivity();
    const [first, second] = [tab('first'), tab('second', { timers, activity })];
    await first.running.open();
    await second.running.open();
    activity.goAway();

    await first.running.close();
    browser.leave('first');
    timers.pass(SOME_SECONDS_MS);
    await new Promise(setImmediate);
    expect(second.running.state.get().kind).toBe('in-use');

    activity.comeBack();
    timers.pass(SOME_SECONDS_MS);
    await until(second, 'ready');
    await second.running.close();
  });

  it('give the data up where somebody takes the lock by force', async () => {
    const first = tab('first');
    await first.running.open();
    const database = storeOf(first);
    browser.stealLock();
    await new Promise(setImmediate);
    expect(browser.reloads).toEqual(['first']);
    await expect(database.read((reader) => reader.all('select 1'))).rejects.toThrow();
  });

  it('change places when the traveller says so, with what was being written', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await first.running.open();
    await second.running.open();

    const writing = storeOf(first).write('user', (transaction) =>
      saveMemory(transaction, 'automatic-check-in', { at: 42, latitude: 1, longitude: 2, countryCode: 'CO' }),
    );
    second.running.tryAgain();
    await until(second, 'ready');
    await writing;

    expect(browser.reloads).toEqual(['first']);
    const kept = await storeOf(second).read((reader) => getMemory(reader, 'automatic-check-in'));
    expect(kept).toMatchObject({ at: 42 });

    const again = tab('first');
    await again.running.open();
    expect(again.running.state.get().kind).toBe('in-use');
    await second.running.close();
  });

  it('tell what is written after the data were handed over', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await first.running.open();
    const database = storeOf(first);
    await second.running.open();
    second.running.tryAgain();
    await until(second, 'ready');
    await expect(
      database.write('user', (transaction) => transaction.run('delete from facts')),
    ).rejects.toThrow();
    await second.running.close();
  });

  it('open the files of an older version as soon as that has let go of them', async () => {
    const sound = databaseFilesIn(temporaryFolder());
    let isTaken = true;
    const later = createRuntime(
      testDependencies({
        tab: browser.openTab('first'),
        files: {
          ...sound,
          open: (name) =>
            isTaken ? Promise.reject(new DatabaseInUseError('an older version has them')) : sound.open(name),
        },
      }),
    );
    await later.running.open();
    expect(later.running.state.get().kind).toBe('in-use');
    isTaken = false;
    later.running.tryAgain();
    await until(later, 'ready');
    await later.running.close();
  });

  it('stay as they are where the other one does not let go', async () => {
    await browser.openTab('stuck').take();
    const second = tab('second');
    await second.running.open();
    second.running.tryAgain();
    await until(second, 'opening');
    browser.losePatience();
    await until(second, 'in-use');
    second.running.tryAgain();
    await until(second, 'opening');
    browser.leave('stuck');
    await until(second, 'ready');
    await second.running.close();
  });
});

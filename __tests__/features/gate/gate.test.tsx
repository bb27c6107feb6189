import { writeFileSync } from 'node:fs';

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { Gate } from '@/features/gate/gate';
import { SignedInOnly } from '@/features/gate/signed-in-only';
import type { Dependencies } from '@/runtime/dependencies';
import type { DatabaseFiles } from '@/store/database-files';

import { refusingKey, runtimeWith, serviceThat, TestApp } from '../../support/app-fakes';
import { breakDatabase, databaseIn, doALot } from '../../support/busy-traveller';
import { dyingFiles } from '../../support/dying-files';
import { FakeSecrets } from '../../support/fake-secrets';
import { FakeWebAppUpdates } from '../../support/fake-web-app-updates';
import { HandTimers } from '../../support/hand-timers';
import { databaseFilesIn } from '../../support/node-sqlite';
import { temporaryFolder } from '../../support/temporary-folder';
import { kill, openTestStore } from '../../support/test-store';

const onSignInAgain = jest.fn();
const onOpen = jest.fn();

function start(changes: Partial<Dependencies> = {}) {
  const runtime = runtimeWith(changes);
  render(
    <TestApp runtime={runtime}>
      <Gate onSignInAgain={onSignInAgain} onOpen={onOpen}>
        <SignedInOnly otherwise={<Text>sign in</Text>}>
          <Text>the app</Text>
        </SignedInOnly>
      </Gate>
    </TestApp>,
  );
  return runtime;
}

const unopenable = (error: Error): DatabaseFiles => ({
  open: () => Promise.reject(error),
  remove: () => Promise.resolve(),
});

function secretsWithKey(): FakeSecrets {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  return secrets;
}

describe('the gate', () => {
  // The query cache forgets after minutes; the test run does not wait for that.
  beforeEach(() => jest.useFakeTimers());

  it('stays calm while the data open, and says so only when it takes long', async () => {
    start({ files: { open: () => new Promise(() => undefined), remove: () => Promise.resolve() } });
    expect(screen.queryByText('Opening your data…')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Opening your data…')).toBeOnTheScreen();
    expect(screen.queryByText('the app')).toBeNull();
  });

  it('goes once where a tap on a notification leads', async () => {
    const { shell } = start({ secrets: secretsWithKey() });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    onOpen.mockClear();
    act(() => shell.place.set({ path: '/alert/7', words: null }));
    act(() => shell.banner.set({ id: 'later', title: 'News', body: '', place: { path: '/x', words: null } }));
    expect(onOpen.mock.calls).toEqual([['/alert/7']]);
  });

  it('shows a message that comes while the app is open, and leads to what it is about', async () => {
    const { shell } = start({ secrets: secretsWithKey() });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    onOpen.mockClear();
    const place = { path: '/alert/8', words: null };
    act(() => shell.banner.set({ id: 'm', title: 'Road closed', body: 'Near Cali', place }));
    expect(screen.getByText('the app')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: /Road closed/ }));
    expect(onOpen).toHaveBeenCalledWith('/alert/8');
    expect(screen.queryByText('Road closed')).toBeNull();
  });

  it('says at once what is urgent, over the screen and not in its way', async () => {
    const { shell } = start({ secrets: secretsWithKey() });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    const place = { path: '/alert/9', words: null };
    act(() => shell.banner.set({ id: 'u', title: 'New alert', body: 'Flood', isUrgent: true, place }));
    expect(screen.getByText('Flood')).toBeOnTheScreen();
    expect(screen.getByText('the app')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Flood')).toBeNull();
    expect(onOpen).not.toHaveBeenCalledWith('/alert/9');
  });

  it('shows the words of a message of which nothing else is known', async () => {
    const { shell } = start({ secrets: secretsWithKey() });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    act(() => shell.place.set({ path: '/inbox', words: { title: 'From your company', body: 'Call us' } }));
    expect(screen.getByText('From your company')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('From your company')).toBeNull();
  });

  it('offers to use this tab where another one has the data', async () => {
    const takeOver = jest.fn(() => Promise.resolve(false));
    const no = () => Promise.resolve(false);
    const tab = { take: no, takeIfFree: no, takeOver, onAsked: () => undefined };
    start({ tab });
    expect(await screen.findByText('Open in another tab')).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Use here' })));
    expect(takeOver).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Open in another tab')).toBeOnTheScreen();
  });

  it('keeps the screens where the storage died, says so once it lasts, and opens it again at a tap', async () => {
    const files = dyingFiles(databaseFilesIn(temporaryFolder()));
    const timers = new HandTimers();
    const { running } = start({ secrets: secretsWithKey(), files, timers });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    const state = running.state.get();
    if (state.kind !== 'ready') throw new Error(`the app is ${state.kind}`);
    files.die('says so');
    files.refuse(4);
    await act(() => expect(state.reads.trips.list()).rejects.toThrow('the database engine is gone'));
    expect(screen.queryByText('The storage of this device does not answer')).toBeNull();
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByText('It is being opened again. Nothing has been deleted.')).toBeOnTheScreen();

    while (running.storage.get() === 'reopening') await act(async () => void timers.pass(10_000));
    expect(screen.getByText('the app')).toBeOnTheScreen();
    fireEvent.press(await screen.findByText('The storage of this device does not answer'));
    await waitFor(() => expect(screen.queryByText('The storage of this device does not answer')).toBeNull());
    expect(screen.getByText('the app')).toBeOnTheScreen();
  });

  it('offers a new version, and changes to it at a tap and not before', async () => {
    const updates = new FakeWebAppUpdates();
    start({ secrets: secretsWithKey(), updates });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    expect(screen.queryByText('A new version is ready')).toBeNull();
    act(() => updates.arrive());
    expect(screen.getByText('A new version is ready')).toBeOnTheScreen();
    expect(updates.changes).toBe(0);
    fireEvent.press(screen.getByRole('button', { name: 'Update now' }));
    expect(updates.changes).toBe(1);
  });

  it('puts a new version off, too', async () => {
    const updates = new FakeWebAppUpdates();
    start({ secrets: secretsWithKey(), updates });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    act(() => updates.arrive());
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('A new version is ready')).toBeNull();
    expect(updates.changes).toBe(0);
  });

  it('offers a new version where this one can’t open the data', async () => {
    const updates = new FakeWebAppUpdates();
    start({ files: unopenable(new Error('no such column')), updates });
    expect(await screen.findByText('Your data can’t be opened just now')).toBeOnTheScreen();
    act(() => updates.arrive());
    fireEvent.press(screen.getByRole('button', { name: 'Update now' }));
    expect(updates.changes).toBe(1);
  });

  it('says in plain words that the data can’t be opened, and tries again', async () => {
    const files = { current: unopenable(new Error('SQLITE_FULL: database or disk is full')) };
    const sound = databaseFilesIn(temporaryFolder());
    start({
      files: { open: (name) => files.current.open(name), remove: (name) => files.current.remove(name) },
    });
    expect(await screen.findByText('Your data can’t be opened just now')).toBeOnTheScreen();
    expect(screen.getByText(/Nothing has been deleted/)).toBeOnTheScreen();
    expect(screen.queryByText(/SQLITE/)).toBeNull();

    files.current = sound;
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('sign in')).toBeOnTheScreen();
  });

  it('asks those without a key to sign in', async () => {
    start();
    expect(await screen.findByText('sign in')).toBeOnTheScreen();
    expect(screen.queryByText('the app')).toBeNull();
  });

  it('lets in whoever has a key, without a network', async () => {
    start({ secrets: secretsWithKey() });
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    expect(screen.queryByText('Sign in again to update')).toBeNull();
  });

  it('asks for a new key over everything when the old one is refused, and hides nothing', async () => {
    const runtime = start({ secrets: secretsWithKey(), service: serviceThat(refusingKey) });
    await screen.findByText('the app');
    const opened = runtime.running.state.get();
    if (opened.kind !== 'ready') throw new Error(`the store is ${opened.kind}`);
    await act(() => opened.schedule.refresh());

    fireEvent.press(await screen.findByRole('link', { name: /Sign in again to update/ }));
    expect(onSignInAgain).toHaveBeenCalledTimes(1);
    expect(screen.getByText('the app')).toBeOnTheScreen();
  });

  it('tells once that damaged data had to come again, and what was saved of them', async () => {
    const device = await openTestStore();
    await doALot(device);
    await kill(device);
    await breakDatabase(device.folder);

    start({ files: databaseFilesIn(device.folder), secrets: secretsWithKey() });
    expect(await screen.findByText('Your data had to be downloaded again')).toBeOnTheScreen();
    expect(screen.getByText(/\d+ unsent items were saved/)).toBeOnTheScreen();
    expect(screen.getByText('the app')).toBeOnTheScreen();

    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your data had to be downloaded again')).toBeNull();
    expect(screen.getByText('the app')).toBeOnTheScreen();
  });

  it('does not say that nothing is lost where nothing could be read', async () => {
    const folder = temporaryFolder();
    writeFileSync(databaseIn(folder), 'x'.repeat(20_000));
    start({ files: databaseFilesIn(folder), secrets: secretsWithKey() });
    expect(await screen.findByText(/was still waiting to be sent is lost/)).toBeOnTheScreen();
  });
});

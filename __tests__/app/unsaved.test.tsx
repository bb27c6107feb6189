import { act, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';

import { createRuntime } from '@/runtime/create-runtime';
import { getDeviceRuntime } from '@/runtime/device-runtime';

import { faults, wrapping } from '../support/failing-engine';
import { FakeSecrets } from '../support/fake-secrets';
import { databaseFilesIn } from '../support/node-sqlite';
import { temporaryFolder } from '../support/temporary-folder';
import { testDependencies } from '../support/test-dependencies';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));

/** The app on a disk that is full while `isFull`. */
async function openSettings() {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  const disk = { isFull: false };
  const files = wrapping(databaseFilesIn(temporaryFolder()), (engine) => ({
    ...engine,
    run: (sql, values) => (disk.isFull ? Promise.reject(new Error(faults.full)) : engine.run(sql, values)),
  }));
  const runtime = createRuntime(testDependencies({ secrets, files }));
  jest.mocked(getDeviceRuntime).mockReturnValue(runtime);
  await runtime.running.open();
  renderRouter('./app', { initialUrl: '/settings' });
  await act(() => runtime.whereabouts.look());
  return { disk, wifiOnly: await screen.findByRole('switch', { name: /Wi-Fi/ }) };
}

describe('something done that the device could not keep', () => {
  const UNSAVED = 'That could not be saved on this device';
  beforeEach(() => jest.useFakeTimers());

  it('is told at once, and the screen shows what is true', async () => {
    const { disk, wifiOnly } = await openSettings();
    disk.isFull = true;
    fireEvent.press(wifiOnly);
    await screen.findByText(UNSAVED);
    expect(screen.getByRole('switch', { name: /Wi-Fi/ })).not.toBeChecked();
  });

  it('is told no longer once it could be', async () => {
    const { disk, wifiOnly } = await openSettings();
    disk.isFull = true;
    fireEvent.press(wifiOnly);
    await screen.findByText(UNSAVED);
    disk.isFull = false;
    fireEvent.press(wifiOnly);
    await waitFor(() => expect(screen.getByRole('switch', { name: /Wi-Fi/ })).toBeChecked());
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });

  it('can be put away once it is read', async () => {
    const { disk, wifiOnly } = await openSettings();
    disk.isFull = true;
    fireEvent.press(wifiOnly);
    await screen.findByText(UNSAVED);
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
  });
});

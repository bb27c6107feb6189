import { renderRouter, screen, waitFor } from 'expo-router/testing-library';

import { createRuntime } from '@/runtime/create-runtime';
import { getDeviceRuntime } from '@/runtime/device-runtime';
import { replaceCheckInRequests } from '@/store/check-ins';

import { aCheckInRequest } from '../support/records';
import { FakeSecrets } from '../support/fake-secrets';
import { testDependencies } from '../support/test-dependencies';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));

function open(url: string) {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  const runtime = createRuntime(testDependencies({ secrets }));
  jest.mocked(getDeviceRuntime).mockReturnValue(runtime);
  renderRouter('./app', { initialUrl: url });
  return runtime;
}

describe('links to the traveller’s own screens', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['/check-ins', 'Check-in history'],
    ['/inbox', 'Inbox'],
    ['/settings', 'Settings'],
    ['/offline-data', 'Offline data'],
  ])('open %s', async (url, title) => {
    open(url);
    expect(await screen.findByRole('heading', { name: title })).toBeOnTheScreen();
  });

  it('propose a check-in, and leave it to a tap', async () => {
    const runtime = open('/check-in?status=safe');
    expect(await screen.findByText(/Nothing is sent until you tap/)).toBeOnTheScreen();
    const state = runtime.running.state.get();
    if (state.kind !== 'ready') throw new Error(`the store is ${state.kind}`);
    await waitFor(async () => expect(await state.reads.checkIns.list()).toEqual([]));
  });

  it('answer a request that the company made, and believe no other', async () => {
    const runtime = open('/check-in?request=request-1');
    expect(await screen.findByRole('heading', { name: 'Check in' })).toBeOnTheScreen();
    expect(screen.queryByText('Your company asks: are you safe?')).toBeNull();
    const state = runtime.running.state.get();
    if (state.kind !== 'ready') throw new Error(`the store is ${state.kind}`);
    await state.store.database.write('cache', (transaction) =>
      replaceCheckInRequests(transaction, [aCheckInRequest({ id: 'request-1' })], 'whole'),
    );
    expect(await screen.findByText('Your company asks: are you safe?')).toBeOnTheScreen();
    screen.unmount();
    open('/check-in?request=..%2Ftrips');
    expect(await screen.findByRole('heading', { name: 'Check in' })).toBeOnTheScreen();
    expect(screen.queryByText('Your company asks: are you safe?')).toBeNull();
  });
});

import { act, renderRouter } from 'expo-router/testing-library';

import { createRuntime } from '@/runtime/create-runtime';
import { getDeviceRuntime } from '@/runtime/device-runtime';
import type { Transaction } from '@/store/store-database';

import { FakeSecrets } from './fake-secrets';
import { testDependencies } from './test-dependencies';

/**
 * The whole app at this address, with somebody signed in and a store that `fill` has filled. The test mocks `@/runtime/device-runtime` first,
 * from where the routes have it.
 */
export async function openRoutes(url: string, fill: (transaction: Transaction) => Promise<void>) {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  const runtime = createRuntime(testDependencies({ secrets }));
  jest.mocked(getDeviceRuntime).mockReturnValue(runtime);
  await runtime.running.open();
  const opened = runtime.running.state.get();
  if (opened.kind !== 'ready') throw new Error(`the store is ${opened.kind}`, { cause: opened });
  await opened.store.database.write('user', fill);
  const router = renderRouter('./app', { initialUrl: url });
  await act(() => runtime.whereabouts.look());
  return router;
}

import { act, render } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import type { Runtime } from '@/runtime/create-runtime';
import type { Dependencies } from '@/runtime/dependencies';
import { RoomsContext } from '@/runtime/rooms';
import type { Opened } from '@/runtime/running-store';
import type { Transaction } from '@/store/store-database';

import { runtimeWith, TestApp } from './app-fakes';
import { FakeNetwork } from './fake-network';

/** The time on the device of every screen test, unless it brings a clock of its own. */
export const NOW = Date.UTC(2026, 2, 20);

export interface OpenApp {
  runtime: Runtime;
  opened: Opened;
  network: FakeNetwork;
}

export interface OnTheDevice {
  /** What sync has brought before the screen is opened. */
  fill?: (transaction: Transaction) => Promise<void>;
  isOffline?: boolean;
  dependencies?: Partial<Dependencies>;
}

/** The app with its real store, opened and filled. */
export async function openApp({ fill, isOffline = false, dependencies }: OnTheDevice = {}): Promise<OpenApp> {
  const network = new FakeNetwork();
  if (isOffline) network.cut();
  const runtime = runtimeWith({ network, ...dependencies });
  await runtime.running.open();
  const opened = runtime.running.state.get();
  if (opened.kind !== 'ready') throw new Error(`the store is ${opened.kind}`, { cause: opened });
  if (fill) await opened.store.database.write('cache', fill);
  return { runtime, opened, network };
}

/** The screen looks where the traveller is as soon as it is drawn, and is told of it before the test goes on. */
export async function renderIn({ runtime }: OpenApp, screen: ReactElement): Promise<void> {
  render(<TestApp runtime={runtime}>{screen}</TestApp>);
  await act(() => runtime.whereabouts.look());
}

/** A screen over its own app. Call `jest.useFakeTimers()` first: the query cache forgets after minutes only. */
export async function renderScreen(screen: ReactElement, device: OnTheDevice = {}): Promise<OpenApp> {
  const app = await openApp(device);
  await renderIn(app, screen);
  return app;
}

/** The same in the rooms of those who answer. */
export function renderForResponder(screen: ReactElement, device?: OnTheDevice): Promise<OpenApp> {
  return renderScreen(<RoomsContext value="responder">{screen}</RoomsContext>, device);
}

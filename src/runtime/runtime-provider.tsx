import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';

import { getServiceHealth, type HealthAnswer } from '@/api/service-health';
import type { Store } from '@/store/open-store';
import type { SyncOutcome, SyncStatus } from '@/sync/sync-status';

import { createQueryClient } from './create-query-client';
import { deviceEdges, type Edges } from './edges';
import { type Opened, RunningStore, type StoreState } from './running-store';

export type HealthReader = (signal: AbortSignal) => Promise<HealthAnswer>;

interface Runtime {
  readHealth: HealthReader;
  running: RunningStore;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Builds the running app and gives it to the screens. Tests bring edges of their own. */
export function RuntimeProvider({ children, ...given }: Partial<Edges> & { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [runtime] = useState(() => {
    const edges = { ...deviceEdges(), ...given };
    return { readHealth: toHealthReader(edges), running: new RunningStore(edges, queryClient) };
  });
  useEffect(() => {
    void runtime.running.open();
    return () => void runtime.running.close();
  }, [runtime]);
  return (
    <QueryClientProvider client={queryClient}>
      <RuntimeContext value={runtime}>{children}</RuntimeContext>
    </QueryClientProvider>
  );
}

export function useHealthReader(): HealthReader {
  return useRuntime().readHealth;
}

/** Whether the data on this device can be read yet, and what to do where they can't. */
export function useStoreState(): { state: StoreState; tryAgain: () => void } {
  const { running } = useRuntime();
  const state = useSyncExternalStore(running.state.watch, running.state.get);
  return { state, tryAgain: () => running.tryAgain() };
}

/** Only below a component that has waited for the store to be ready. */
export function useStore(): Store {
  return useOpened().store;
}

export function useSyncStatus(): SyncStatus {
  const { status } = useOpened().engine;
  return useSyncExternalStore(status.watch, status.get);
}

export function useSync(): { sync: () => Promise<SyncOutcome>; stop: () => Promise<void> } {
  const { engine } = useOpened();
  return { sync: () => engine.sync(), stop: () => engine.stop() };
}

function useOpened(): Opened {
  const { state } = useStoreState();
  if (state.kind !== 'ready' && state.kind !== 'recovered')
    throw new Error(`The store is used before it is open (${state.kind}).`);
  return state;
}

function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('The runtime is used outside of RuntimeProvider.');
  return runtime;
}

function toHealthReader({ network: { address, fetch } }: Edges): HealthReader {
  return (signal) => getServiceHealth(address, signal, fetch);
}

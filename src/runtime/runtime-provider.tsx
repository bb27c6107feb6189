import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';

import type { Fetch } from '@/api/exchange';
import { getServiceHealth, type HealthAnswer } from '@/api/service-health';
import { getServiceAddress } from '@/platform/service-address';

export type HealthReader = (signal: AbortSignal) => Promise<HealthAnswer>;

interface Runtime {
  readHealth: HealthReader;
}

interface NetworkEdge {
  address: string;
  fetch: Fetch;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Builds the running app and gives it to the screens. Tests bring a network edge of their own. */
export function RuntimeProvider({ network, children }: { network?: NetworkEdge; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [runtime] = useState(() => createRuntime(network ?? deviceNetwork()));
  return (
    <QueryClientProvider client={queryClient}>
      <RuntimeContext value={runtime}>{children}</RuntimeContext>
    </QueryClientProvider>
  );
}

export function useHealthReader(): HealthReader {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useHealthReader is used outside of RuntimeProvider.');
  return runtime.readHealth;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without 'always' a query pauses while the device says it is offline, and the screen waits instead of showing what it has.
      queries: { networkMode: 'always', staleTime: Infinity, retry: false },
    },
  });
}

function createRuntime({ address, fetch }: NetworkEdge): Runtime {
  return { readHealth: (signal) => getServiceHealth(address, signal, fetch) };
}

function deviceNetwork(): NetworkEdge {
  return { address: getServiceAddress(), fetch: (url, init) => globalThis.fetch(url, init) };
}

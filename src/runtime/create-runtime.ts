import type { QueryClient } from '@tanstack/react-query';

import { getServiceHealth, type HealthAnswer } from '@/api/service-health';

import { createQueryClient } from './create-query-client';
import type { Edges } from './edges';
import { RunningStore } from './running-store';
import { Session } from './session';
import { TravellerKey } from './traveller-key';

export type HealthReader = (signal: AbortSignal) => Promise<HealthAnswer>;

/** The running app, with or without a screen. */
export interface Runtime {
  queryClient: QueryClient;
  running: RunningStore;
  session: Session;
  readHealth: HealthReader;
}

export function createRuntime(edges: Edges): Runtime {
  const queryClient = createQueryClient();
  const key = new TravellerKey(edges.secrets, edges.newId);
  const session = new Session(edges, key);
  const running = new RunningStore(
    edges,
    queryClient,
    () => key.read(),
    async (opened) => {
      await session.begin(opened);
      if (session.state.get().kind === 'signed-in') opened.schedule.start();
    },
  );
  const { address, fetch } = edges.service;
  return { queryClient, running, session, readHealth: (signal) => getServiceHealth(address, signal, fetch) };
}

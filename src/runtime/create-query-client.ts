import { QueryClient } from '@tanstack/react-query';

/** Queries read what is on the device: it does not grow stale by itself, and needs no network. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without 'always' a query pauses while the device says it is offline, and the screen waits instead of showing what it has.
      queries: { networkMode: 'always', staleTime: Infinity, retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

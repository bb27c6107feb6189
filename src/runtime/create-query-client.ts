import { QueryClient } from '@tanstack/react-query';

/**
 * Nothing that was read for one traveller is left for the next: what no screen shows goes, and what one still shows is empty until it
 * has been read again.
 */
export function forgetQueries(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

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

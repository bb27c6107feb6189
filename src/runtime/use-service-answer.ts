import { useQuery } from '@tanstack/react-query';

import type { HealthReader } from './create-runtime';
import { useRuntime } from './runtime-provider';

interface ServiceAnswer {
  /** Null while it is asked. */
  last: { answer: Awaited<ReturnType<HealthReader>>; at: number } | null;
  askAgain: () => void;
}

/** How the service itself answers, asked anew on every visit. */
export function useServiceAnswer(): ServiceAnswer {
  const { readHealth } = useRuntime();
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['service-health'],
    queryFn: ({ signal }) => readHealth(signal),
  });
  return {
    last: data && !isFetching ? { answer: data, at: dataUpdatedAt } : null,
    askAgain: () => void refetch(),
  };
}

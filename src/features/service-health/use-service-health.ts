import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Failure } from '@/api/failure';
import type { HealthReader } from '@/runtime/create-runtime';
import { useHealthReader } from '@/runtime/runtime-provider';

export type ServiceHealthView =
  | { kind: 'checking' }
  | { kind: 'reachable'; version: string; sampleData: boolean; checkedAt: Date }
  | { kind: 'unreachable'; failure: Failure; checkedAt: Date };

const serviceHealthQueries = {
  current: (read: HealthReader) =>
    queryOptions({ queryKey: ['service-health'], queryFn: ({ signal }) => read(signal) }),
};

export function useServiceHealth(): { view: ServiceHealthView; checkAgain: () => void } {
  const {
    data: answer,
    dataUpdatedAt,
    isFetching,
    refetch,
  } = useQuery(serviceHealthQueries.current(useHealthReader()));
  return {
    view: answer && !isFetching ? toView(answer, new Date(dataUpdatedAt)) : { kind: 'checking' },
    checkAgain: () => void refetch(),
  };
}

function toView(answer: Awaited<ReturnType<HealthReader>>, checkedAt: Date): ServiceHealthView {
  if (answer.kind !== 'answered') return { kind: 'unreachable', failure: answer, checkedAt };
  const { version, sample_data: sampleData } = answer.value;
  return { kind: 'reachable', version, sampleData, checkedAt };
}

import type { Failure } from '@/api/failure';
import type { HealthReader } from '@/runtime/create-runtime';
import { useServiceAnswer } from '@/runtime/use-service-answer';

export type ServiceHealthView =
  | { kind: 'checking' }
  | { kind: 'reachable'; version: string; sampleData: boolean; checkedAt: Date }
  | { kind: 'unreachable'; failure: Failure; checkedAt: Date };

export function useServiceHealth(): { view: ServiceHealthView; checkAgain: () => void } {
  const { last, askAgain } = useServiceAnswer();
  return {
    view: last ? toView(last.answer, new Date(last.at)) : { kind: 'checking' },
    checkAgain: askAgain,
  };
}

function toView(answer: Awaited<ReturnType<HealthReader>>, checkedAt: Date): ServiceHealthView {
  if (answer.kind !== 'answered') return { kind: 'unreachable', failure: answer, checkedAt };
  const { version, sample_data: sampleData } = answer.value;
  return { kind: 'reachable', version, sampleData, checkedAt };
}

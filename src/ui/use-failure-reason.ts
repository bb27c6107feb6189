import { freshnessWords } from '@/i18n/messages/freshness';
import { useWords } from '@/i18n/locale-provider';

/** Why a download came to nothing, in plain words; a kind that is not known here says no more than that. */
export function useFailureReason(kind: string): string | undefined {
  const { why } = useWords(freshnessWords);
  return Object.hasOwn(why, kind) ? why[kind as keyof typeof why] : undefined;
}

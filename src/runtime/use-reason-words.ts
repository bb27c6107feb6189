import { offlineDataWords } from '@/i18n/messages/offline-data';
import { useWords } from '@/i18n/locale-provider';
import type { ParkedReason } from '@/store/outbox';

interface ReasonWords {
  /** `refused` where the service did not take it. */
  toTitle: (reason: ParkedReason | null, refused: string) => string;
  toDetail: (reason: ParkedReason | null) => string;
}

/** Why something waits for the traveller: in the service's words, or what they are asked where it may have arrived long ago. */
export function useReasonWords(): ReasonWords {
  const { maybeSentAtAll, maybeSentDetail, maybeChangedDetail } = useWords(offlineDataWords);
  const asked = { 'whether-to-repeat': maybeSentDetail, 'whether-to-overwrite': maybeChangedDetail };
  return {
    toTitle: (reason, refused) => (reason?.asks ? maybeSentAtAll : refused),
    toDetail: (reason) => (reason?.asks ? asked[reason.asks] : (reason?.message ?? '')),
  };
}

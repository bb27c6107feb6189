import { useFormat, useWords } from '@/i18n/locale-provider';
import { mapWords } from '@/i18n/messages/map';
import { statusWords } from '@/i18n/messages/statuses';

/** What a map says, in the traveller's language and units. */
export function useMapWords() {
  const words = useWords(mapWords);
  const { travel: status } = useWords(statusWords);
  const { distance } = useFormat();
  return { ...words, status, distance };
}

export type MapWords = ReturnType<typeof useMapWords>;

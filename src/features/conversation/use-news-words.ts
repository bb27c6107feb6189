import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';
import { conversationWords } from '@/i18n/messages/conversation';
import type { StoredMessage } from '@/store/messages';
import type { Said } from '@/ui/use-announced';

/** More than these at once nobody would listen to the end of. */
const MOST_SAID = 3;

/** What others said while the screen is open, for whoever does not see it: all of it, and once more when it is taken back. */
export function useNewsWords(news: readonly StoredMessage[]): Said | null {
  const words = useWords(conversationWords);
  const toWords = useWordsOfOne();
  const [told, setTold] = useState<{ keys: ReadonlySet<string>; said: Said | null }>({
    keys: new Set(),
    said: null,
  });
  const untold = news.filter((message) => !told.keys.has(toKey(message)));
  if (untold.length > 0) {
    const keys = untold.map(toKey);
    const lines = untold.map(toWords);
    const counted = `${words.newMessages(lines.length)}. ${words.theLast(lines.at(-1) ?? '')}`;
    const said = { key: keys.join(), words: lines.length > MOST_SAID ? counted : lines.join('\n') };
    setTold({ keys: new Set([...told.keys, ...keys]), said });
  }
  return told.said;
}

function toKey({ key, isDeleted }: StoredMessage): string {
  return isDeleted ? `${key}/deleted` : key;
}

function useWordsOfOne(): (message: StoredMessage) => string {
  const chat = useWords(chatWords);
  const words = useWords(conversationWords);
  return ({ author, body, photo, place, isRecording, isDeleted }) => {
    const beside = [photo && chat.photo, place && words.aPlace, isRecording && words.aRecording];
    const what = isDeleted ? chat.deleted : [...beside, body].filter(Boolean).join(', ');
    const name = author.kind === 'other' ? (author.name ?? words.somebody) : '';
    return [name, what].filter(Boolean).join(': ');
  };
}

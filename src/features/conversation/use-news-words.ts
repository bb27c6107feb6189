import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';
import { conversationWords } from '@/i18n/messages/conversation';
import type { StoredMessage } from '@/store/messages';
import type { Said } from '@/ui/use-announced';

/** What came last from others, for whoever does not see it; once more when it is taken back. */
export function useNewsWords(news: StoredMessage | null): Said | null {
  const chat = useWords(chatWords);
  const words = useWords(conversationWords);
  if (news === null) return null;
  const { key, author, body, photo, place, isDeleted } = news;
  const what = isDeleted
    ? chat.deleted
    : [photo && chat.photo, place && words.aPlace, body].filter(Boolean).join(', ');
  const name = author.kind === 'other' ? (author.name ?? words.somebody) : '';
  return {
    key: isDeleted ? `${key}/deleted` : key,
    words: [name, what].filter(Boolean).join(': '),
  };
}

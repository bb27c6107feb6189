import type { StoredMessage } from '@/store/messages';

/** What stands in a conversation, one under the other. */
export type ConversationLine =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'announcement'; key: string; message: StoredMessage }
  | { kind: 'message'; key: string; message: StoredMessage; showsName: boolean };

/**
 * `readBefore` is how far it was read when it was opened: the line stays where it was found. A message that waits has the day of its writing,
 * but never one before what is above it: the phone's clock may be wrong.
 */
export function toLines(
  messages: readonly StoredMessage[],
  { readBefore, dayOf }: { readBefore: number; dayOf: (moment: number) => string },
): ConversationLine[] {
  const lines: ConversationLine[] = [];
  let [day, author] = ['', ''];
  let isUnreadShown = false;
  for (const message of messages) {
    const own = dayOf(message.at);
    if (own > day) {
      day = own;
      author = '';
      lines.push({ kind: 'day', key: `day-${day}`, day });
    }
    if (!isUnreadShown && isUnread(message, readBefore)) {
      isUnreadShown = true;
      author = '';
      lines.push({ kind: 'unread', key: 'unread' });
    }
    if (message.author.kind === 'service') {
      author = '';
      lines.push({ kind: 'announcement', key: message.key, message });
      continue;
    }
    const name = message.author.kind === 'other' ? (message.author.id ?? 'nobody') : 'me';
    lines.push({ kind: 'message', key: message.key, message, showsName: name !== author });
    author = name;
  }
  return lines;
}

function isUnread({ author, position }: StoredMessage, readBefore: number): boolean {
  return author.kind === 'other' && position !== null && position > readBefore;
}

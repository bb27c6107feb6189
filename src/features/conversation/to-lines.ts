import type { StoredMessage } from '@/store/messages';

/** What stands in a conversation, one under the other. */
export type ConversationLine =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'announcement'; key: string; message: StoredMessage }
  | { kind: 'message'; key: string; message: StoredMessage; showsName: boolean };

const UNREAD: ConversationLine = { kind: 'unread', key: 'unread' };
/** Of messages that are kept: a line that is the same object is not drawn again. */
const days = new WeakMap<StoredMessage, ConversationLine>();
const said = new WeakMap<StoredMessage, ConversationLine>();

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
      lines.push(once(days, message, { kind: 'day', key: `day-${day}`, day }));
    }
    if (!isUnreadShown && isUnread(message, readBefore)) {
      isUnreadShown = true;
      author = '';
      lines.push(UNREAD);
    }
    if (message.author.kind === 'service') {
      author = '';
      lines.push(once(said, message, { kind: 'announcement', key: message.key, message }));
      continue;
    }
    const name = message.author.kind === 'other' ? (message.author.id ?? 'nobody') : 'me';
    const showsName = name !== author;
    lines.push(once(said, message, { kind: 'message', key: message.key, message, showsName }));
    author = name;
  }
  return lines;
}

function isUnread({ author, position }: StoredMessage, readBefore: number): boolean {
  return author.kind === 'other' && position !== null && position > readBefore;
}

function once(
  made: WeakMap<StoredMessage, ConversationLine>,
  message: StoredMessage,
  line: ConversationLine,
): ConversationLine {
  const before = made.get(message);
  if (before && isSame(before, line)) return before;
  made.set(message, line);
  return line;
}

function isSame(one: ConversationLine, other: ConversationLine): boolean {
  const showsName = (line: ConversationLine) => line.kind === 'message' && line.showsName;
  return one.key === other.key && showsName(one) === showsName(other);
}

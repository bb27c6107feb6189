import { replaceEqualDeep } from '@tanstack/react-query';

import type { StoredMessage, Talk } from '@/store/messages';

/**
 * What was read before, as far as it is still so. Messages are found by their keys: where one comes and the oldest falls out of view, all others have
 * moved by a place, and none of them is to be drawn again for that.
 */
export function shareTalk(before: Talk, now: Talk): Talk {
  const known = new Map(before.messages.map((message) => [message.key, message]));
  const messages = now.messages.map((message) => shareMessage(known.get(message.key), message));
  const [restBefore, rest] = [withoutMessages(before), withoutMessages(now)];
  const shared = replaceEqualDeep(restBefore, rest);
  const isSame =
    shared === restBefore &&
    messages.length === before.messages.length &&
    messages.every((message, place) => message === before.messages[place]);
  return isSame ? before : { ...shared, messages };
}

function shareMessage(before: StoredMessage | undefined, message: StoredMessage): StoredMessage {
  return before !== undefined && replaceEqualDeep(before, message) === before ? before : message;
}

function withoutMessages({ messages: _, ...rest }: Talk): Omit<Talk, 'messages'> {
  return rest;
}

import {
  getConversationOf,
  joinConversation,
  markConversation,
  sendMessage,
  takeBackMessage,
} from '@/api/conversations';
import { unreadable, type Failure } from '@/api/failure';
import { MessageType, type Conversation, type Message } from '@/contract/conversation';
import { MessageAssetType } from '@/contract/message-asset';
import {
  type ConversationRecord,
  findConversationId,
  saveConversationRecord,
  saveConversations,
  saveToldMessages,
} from '@/store/conversations';
import { keepSentPhoto, type KeptPhoto } from '@/store/message-photos';
import { idOf } from '@/store/outbox-kinds';
import type { Transaction } from '@/store/store-database';

import { plain, repeatable, type ForSending } from './sending';

/** Where it is to be said; with the conversation itself where this device did not know it. */
interface Place {
  kind: 'known';
  id: string;
  news: Conversation | null;
}

interface Said {
  place: Place;
  message: Message;
}

interface Joined {
  place: Place;
  record: ConversationRecord;
}

interface SaidWithPhoto extends Said {
  photo: KeptPhoto;
}

export const conversationSending = {
  'issue-message': repeatable<'issue-message', Said>({
    send: async (context, entry, options) => {
      const place = await findPlace(context, idOf(entry));
      if (place.kind !== 'known') return place;
      const writing = await sendMessage(context.client, place.id, entry.payload, options);
      return writing.kind === 'done' ? { ...writing, value: { place, message: writing.value } } : writing;
    },
    settle: (transaction, _entry, said) => saveSaid(transaction, said),
    whenGone: 'refused',
  }),
  'issue-photo': repeatable<'issue-photo', SaidWithPhoto>({
    send: async (context, entry, options, bytes) => {
      const place = await findPlace(context, idOf(entry));
      if (place.kind !== 'known') return place;
      const { message, size } = entry.payload;
      const content = bytes?.content ?? '';
      const asset = { type: MessageAssetType.Image, photo: content };
      const body = { message: { type: MessageType.Asset, ...message, asset } };
      const writing = await sendMessage(context.client, place.id, body, options);
      if (writing.kind !== 'done') return writing;
      return { ...writing, value: { place, message: writing.value, photo: { content, ...size } } };
    },
    settle: async (transaction, { id: entryId }, { photo, ...said }) => {
      await saveSaid(transaction, said);
      const { id: messageId, created_at } = said.message;
      await keepSentPhoto(transaction, { messageId, entryId }, photo, Date.parse(created_at));
    },
    whenGone: 'refused',
  }),
  'message-delete': repeatable<'message-delete', Message>({
    send: ({ client }, entry, options) =>
      takeBackMessage(client, entry.payload.conversationId, idOf(entry), options),
    settle: (transaction, { payload }, message) => saveMessage(transaction, payload.conversationId, message),
    // There is nothing left to take back.
    whenGone: async () => undefined,
  }),
  'conversation-join': repeatable<'conversation-join', Joined>({
    send: async (context, entry, options) => {
      const place = await findPlace(context, idOf(entry));
      if (place.kind !== 'known') return place;
      const writing = await joinConversation(context.client, place.id, options);
      return writing.kind === 'done' ? { ...writing, value: { place, record: writing.value } } : writing;
    },
    settle: async (transaction, _entry, { place, record }) => {
      if (place.news) await saveConversations(transaction, [place.news]);
      await saveConversationRecord(transaction, record);
    },
    // Somebody counts on it.
    whenGone: 'refused',
  }),
  'conversation-read': plain<'conversation-read'>(({ client }, entry, options) =>
    markConversation(client, idOf(entry), 'mark_read', entry.payload, options),
  ),
};

/** A request that was sent just now has a conversation of which this device has not heard. */
async function findPlace(
  { client, database, signal }: ForSending,
  issueId: string,
): Promise<Place | Failure> {
  const known = await database.read((reader) => findConversationId(reader, issueId));
  if (known !== null) return { kind: 'known', id: known, news: null };
  const reading = await getConversationOf(client, issueId, { signal });
  if (reading.kind === 'not-modified') return unreadable(304);
  if (reading.kind !== 'read') return reading;
  return { kind: 'known', id: reading.value.id, news: reading.value };
}

/** In the commit that takes it out of the outbox: it is never seen twice, nor not at all. */
async function saveSaid(transaction: Transaction, { place, message }: Said): Promise<void> {
  if (place.news) await saveConversations(transaction, [place.news]);
  await saveMessage(transaction, place.id, message);
}

async function saveMessage(
  transaction: Transaction,
  conversationId: string,
  message: Message,
): Promise<void> {
  const { revision } = message;
  const told = { conversationId, messages: [message], from: revision - 1, to: revision };
  await saveToldMessages(transaction, told);
}

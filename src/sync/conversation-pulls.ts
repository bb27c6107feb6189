import {
  getConversation,
  getConversationOf,
  listConversations,
  listMessages,
  markConversation,
  MESSAGES_A_PAGE,
} from '@/api/conversations';
import { unreadable, type Failure } from '@/api/failure';
import type { ReadOptions } from '@/api/reading';
import type { Conversation } from '@/contract/conversation';
import {
  findOlderThan,
  getHeardRevision,
  saveConversations,
  saveOlderMessages,
  saveToldMessages,
  toldFrom,
} from '@/store/conversations';
import { forgetRevision } from '@/store/downloads';
import { getProfile } from '@/store/profile';

import { changes, type Fetch, type Pull, type Pulled } from './pull';
import type { SyncContext } from './sync-context';

/** Those in which something is new, and all that is new in them. */
export function pullConversations(name: string): Pull {
  return {
    name,
    async run(context, revision) {
      let listed: readonly Conversation[] = [];
      const fetch: Fetch<Conversation[]> = async (client, options) => {
        const reading = await listConversations(client, options);
        if (reading.kind !== 'read') return reading;
        for (const conversation of reading.value) {
          const failure = await catchUp({ client, database: context.database }, conversation, options);
          if (failure) return failure;
        }
        listed = reading.value;
        return reading;
      };
      const pulled = await changes(name, fetch, saveConversations).run(context, revision);
      // Nothing may ever be new in them again: the next sync asks all the same, and tells then.
      if (pulled.kind === 'pulled' && !(await tellDelivered(context, listed)))
        await context.database.write('cache', (transaction) => forgetRevision(transaction, name));
      return pulled;
    },
  };
}

/** What changed since this device last heard of it and did not come with the list, page by page: each is kept before the next is asked for. */
async function catchUp(
  { client, database }: Pick<SyncContext, 'client' | 'database'>,
  conversation: Conversation,
  { language, signal }: ReadOptions,
): Promise<Failure | null> {
  const wanted = toldFrom(conversation);
  for (;;) {
    const heard = await database.read((reader) => getHeardRevision(reader, conversation.id));
    if (heard === null || heard >= wanted) return null;
    const reading = await listMessages(client, conversation.id, { after: heard }, { language, signal });
    if (reading.kind === 'not-modified') return unreadable(304);
    if (reading.kind !== 'read') return reading;
    const { value: messages, setAside } = reading;
    const isLast = messages.length + setAside < MESSAGES_A_PAGE;
    const last = messages.at(-1)?.revision ?? heard;
    const to = isLast ? Math.max(last, wanted) : last;
    if (to === heard) return unreadable(200);
    const told = { conversationId: conversation.id, messages, from: heard, to };
    await database.write('cache', (transaction) => saveToldMessages(transaction, told));
  }
}

/** Whoever wrote learns that it is on a device of the traveller. False where the service may not have heard it. */
async function tellDelivered(
  { client, database, signal }: SyncContext,
  conversations: readonly Conversation[],
): Promise<boolean> {
  const me = (await database.read(getProfile))?.id;
  // Whose device it is comes with another download.
  if (me === undefined) return conversations.length === 0;
  let isTold = true;
  for (const { id, positions, last_position: position } of conversations) {
    const own = positions.find(({ user_id }) => user_id === me);
    if (!own || own.delivered_position >= position) continue;
    const idempotencyKey = `delivered-${id}-${position}`;
    const told = await markConversation(
      client,
      id,
      'mark_delivered',
      { position },
      { idempotencyKey, signal },
    );
    isTold &&= told.kind === 'done' || told.kind === 'rejected';
  }
  return isTold;
}

const GONE = 404;
const NOTHING: Pulled = { kind: 'pulled', bytes: 0, setAside: 0, revision: null };

/** By the request that it is about, or by its own id, which is all that some messages name. */
export type ConversationOf = { issueId: string } | { conversationId: string };

/** One in which whoever helps takes no part: no list brings it. */
export function pullConversationOf(of: ConversationOf): Pull {
  return {
    name: 'issueId' in of ? `issue/${of.issueId}/conversation` : `conversation/${of.conversationId}`,
    async run({ client, database, signal }) {
      const options = { language: client.language(), signal };
      const reading =
        'issueId' in of
          ? await getConversationOf(client, of.issueId, options)
          : await getConversation(client, of.conversationId, options);
      if (reading.kind === 'not-modified') return unreadable(304);
      // It is not theirs to read: there is nothing more to hear, and that is an answer.
      if (reading.kind === 'rejected' && reading.status === GONE) return NOTHING;
      if (reading.kind !== 'read') return reading;
      const { value: conversation, bytes, setAside } = reading;
      const failure = await catchUp({ client, database }, conversation, options);
      if (failure) return failure;
      await database.write('cache', (transaction) => saveConversations(transaction, [conversation]));
      return { kind: 'pulled', bytes, setAside, revision: null };
    },
  };
}

/** What was said before all that is here; kept from then on. */
export function pullOlderMessages(conversationId: string): Pull {
  return {
    name: `conversation/${conversationId}/older`,
    async run({ client, database, signal }) {
      const before = await database.read((reader) => findOlderThan(reader, conversationId));
      const nothing = { kind: 'pulled', bytes: 0, setAside: 0, revision: null } as const;
      if (before === null) return nothing;
      const reading = await listMessages(client, conversationId, { before }, { signal });
      if (reading.kind === 'not-modified') return unreadable(304);
      if (reading.kind !== 'read') return reading;
      const { value: messages, setAside, bytes } = reading;
      // Of a page of which nothing can be read nobody knows where it begins.
      if (messages.length === 0 && setAside > 0) return unreadable(200);
      await database.write('cache', (transaction) =>
        saveOlderMessages(transaction, conversationId, { messages, before }),
      );
      return { ...nothing, bytes, setAside };
    },
  };
}

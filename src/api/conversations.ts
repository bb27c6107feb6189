import { z } from 'zod';

import { Conversation, Message, NewMessageBody, PositionBody } from '@/contract/conversation';

import { readDate, readRevision } from './answer-headers';
import type { Answered, ApiClient, ApiRequest } from './client';
import { unreadable } from './failure';
import { readList, readRecord, readRecords } from './read-list';
import { getReading, type Reading, type ReadOptions, type SinceOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

/** Those of which something is new are rarely more. */
const CONVERSATIONS_A_PAGE = 10;
/** No list is that long: beyond it the links lead nowhere. */
const MOST_PAGES = 200;
/** As many as the service gives. */
export const MESSAGES_A_PAGE = 100;

const WithAnyMessages = z.looseObject({ messages: z.array(z.unknown()) });
const WithoutMessages = Conversation.omit({ messages: true });
type JoinedConversation = z.infer<typeof WithoutMessages>;

/** One message that can't be read costs neither the others nor the conversation. */
function readConversation(json: unknown): { value: Conversation; setAside: number } | null {
  const parted = WithAnyMessages.safeParse(json);
  if (!parted.success) return null;
  const { messages, ...rest } = parted.data;
  const read = readRecord(WithoutMessages, rest);
  if (!read) return null;
  const { records, setAside } = readRecords(Message, messages);
  return { value: { ...read.value, messages: records }, setAside };
}

/**
 * Those that the traveller takes part in, the latest first, each with what was said in it last. With `since` the pages end where nothing was
 * said after it: one page at least, which also tells how far it was heard.
 */
export async function listConversations(
  client: ApiClient,
  { since = null, ...options }: SinceOptions,
): Promise<Reading<Conversation[]>> {
  const conversations: Conversation[] = [];
  let [setAside, bytes] = [0, 0];
  let first: Answered | null = null;
  let page: Pick<ApiRequest, 'path' | 'query'> = {
    path: '/api/v2/conversations',
    query: { per_page: CONVERSATIONS_A_PAGE },
  };
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const answer = await client.request({ method: 'GET', ...options, ...page, etag: null });
    if (answer.kind === 'not-modified') return unreadable(304);
    if (answer.kind !== 'answered') return answer;
    if (!Array.isArray(answer.json)) return unreadable(answer.status);
    first ??= answer;
    bytes += new TextEncoder().encode(answer.text).length;
    const read = answer.json.map(readConversation);
    for (const each of read) {
      setAside += each ? each.setAside : 1;
      if (each) conversations.push(each.value);
    }
    const last = read.at(-1)?.value;
    const isOld = since !== null && last !== undefined && Date.parse(last.updated_at) / 1000 < since;
    if (answer.next === null || isOld) {
      const { headers } = first;
      const told = { date: readDate(headers), revision: readRevision(headers) };
      return { kind: 'read', value: conversations, setAside, bytes, etag: null, ...told };
    }
    page = { path: answer.next };
  }
  return unreadable(200);
}

/** The one about a request for help. */
export function getConversationOf(
  client: ApiClient,
  issueId: string,
  options: ReadOptions = {},
): Promise<Reading<Conversation>> {
  return getReading(client, toPath`/api/v2/issues/${issueId}/conversation`, options, readConversation);
}

/** One of which only its own id is known. */
export function getConversation(
  client: ApiClient,
  id: string,
  options: ReadOptions = {},
): Promise<Reading<Conversation>> {
  return getReading(client, toPath`/api/v2/conversations/${id}`, options, readConversation);
}

/** A page of what was said: what is new or changed behind a `revision`, or what was said before a `position`. */
export function listMessages(
  client: ApiClient,
  conversationId: string,
  from: { after: number } | { before: number },
  options: ReadOptions = {},
): Promise<Reading<Message[]>> {
  const path = toPath`/api/v2/conversations/${conversationId}/messages`;
  const interpret = (json: unknown) => {
    const list = readList(Message, json);
    return list && { value: list.records, setAside: list.setAside };
  };
  return getReading(client, path, options, interpret, { ...from, per_page: MESSAGES_A_PAGE });
}

/** What was said there, as it is now: with addresses that open. Null where nothing of it can be read. */
export function getMessageAt(
  client: ApiClient,
  conversationId: string,
  position: number,
  options: ReadOptions = {},
): Promise<Reading<Message | null>> {
  const path = toPath`/api/v2/conversations/${conversationId}/messages`;
  const interpret = (json: unknown) => {
    const list = readList(Message, json);
    const found = list?.records.find((message) => message.position === position) ?? null;
    return list && { value: found, setAside: list.setAside };
  };
  return getReading(client, path, options, interpret, { before: position + 1, per_page: 1 });
}

export function sendMessage(
  client: ApiClient,
  conversationId: string,
  content: z.input<typeof NewMessageBody>,
  options: WriteOptions,
): Promise<Writing<Message>> {
  const path = toPath`/api/v2/conversations/${conversationId}/messages`;
  return write(client, { method: 'POST', path, body: { content, schema: NewMessageBody } }, Message, options);
}

/** To take part in it. What was said before comes with the next download. */
export function joinConversation(
  client: ApiClient,
  conversationId: string,
  options: WriteOptions,
): Promise<Writing<JoinedConversation>> {
  const path = toPath`/api/v2/conversations/${conversationId}/join`;
  return write(client, { method: 'POST', path }, WithoutMessages, options);
}

/** What was said is gone, for everybody; answers with the mark that stays. */
export function takeBackMessage(
  client: ApiClient,
  conversationId: string,
  messageId: string,
  options: WriteOptions,
): Promise<Writing<Message>> {
  const path = toPath`/api/v2/conversations/${conversationId}/messages/${messageId}`;
  return write(client, { method: 'DELETE', path }, Message, options);
}

/** How far the traveller has heard it: on their device, or read. What it answers is read by the next download. */
export function markConversation(
  client: ApiClient,
  conversationId: string,
  mark: 'mark_delivered' | 'mark_read',
  content: z.input<typeof PositionBody>,
  options: WriteOptions,
): Promise<Writing<unknown>> {
  const path = `${toPath`/api/v2/conversations/${conversationId}`}/${mark}`;
  return write(
    client,
    { method: 'PUT', path, body: { content, schema: PositionBody } },
    z.unknown(),
    options,
  );
}

import { z } from 'zod';

import type { ApiClient, ApiRequest, Message } from './client';
import type { OnSent } from './exchange';
import { type Failure, unreadable } from './failure';
import { readRecord } from './read-list';

export interface WriteOptions {
  /** The same for every attempt: the service does the deed once, and answers alike each time. */
  idempotencyKey: string;
  signal?: AbortSignal;
  /** For what is known to be long; otherwise the client's own. */
  timeoutMs?: number;
  /** For what carries bytes, as they leave. */
  onSent?: OnSent;
}

export interface Done<T> {
  kind: 'done';
  value: T;
}

export type Writing<T> = Done<T> | Failure;

interface Deed extends Pick<ApiRequest, 'method' | 'path'> {
  /** Sent as it was written, not as it is read: a later version of the app must say the same under the same key. */
  body?: { content: unknown; schema: z.ZodType };
  message?: Message;
}

/** The status and words by which the service itself refuses a body. */
const REFUSED = { kind: 'rejected', status: 422, message: 'Some fields need correcting.' } as const;

/** A list with nothing in it is how the service says "done"; what a later one puts there does no harm. */
const Acknowledgement = z.array(z.unknown());
const Nothing = z.strictObject({});

export async function write<T>(
  client: ApiClient,
  deed: Deed,
  answerSchema: z.ZodType<T>,
  options: WriteOptions,
): Promise<Writing<T>> {
  const { method, path, body, message } = deed;
  const refusal = body ? findRefusal(body.schema, body.content) : null;
  if (refusal) return refusal;

  const answer = await client.request({ method, path, body: body?.content, message, ...options });
  // Without an ETag nothing can be unmodified; the client has made a failure of it.
  if (answer.kind === 'not-modified') return unreadable(304);
  if (answer.kind !== 'answered') return answer;
  const record = readRecord(answerSchema, answer.json);
  if (record) return { kind: 'done', ...record };
  const { json, status } = answer;
  return Nothing.safeParse(json).success ? { kind: 'server', fault: 'emptied', status } : unreadable(status);
}

/** For deeds without a result. */
export async function writeOnly(
  client: ApiClient,
  deed: Deed,
  options: WriteOptions,
): Promise<Writing<null>> {
  const writing = await write(client, deed, Acknowledgement, options);
  return writing.kind === 'done' ? { ...writing, value: null } : writing;
}

/** What the contract refuses would come back from the service all the same, only later. */
function findRefusal(schema: z.ZodType, content: unknown): Failure | null {
  const read = schema.safeParse(content);
  if (read.success) return null;
  const messages = new Map<string, string>();
  for (const { path, message } of read.error.issues) {
    const field = path.join('.') || 'body';
    if (!messages.has(field)) messages.set(field, message);
  }
  return { ...REFUSED, fields: [...messages].map(([field, message]) => ({ field, message })) };
}

import type { z } from 'zod';

import { readDate, readRevision } from './answer-headers';
import type { ApiClient, ApiRequest, NotModified } from './client';
import { type Failure, unreadable } from './failure';
import { readRecord, readRecords } from './read-list';
import { requestList } from './whole-list';

export interface ReadOptions {
  /** Of what is already here; an unchanged answer then is `not-modified`. */
  etag?: string | null;
  signal?: AbortSignal;
  /** For what is known to be long; otherwise the client's own. */
  timeoutMs?: number;
  /** As in a request. */
  topics?: readonly string[];
  language?: string;
}

export interface SinceOptions extends ReadOptions {
  /** Unix seconds by the service's clock. With it, removed records come too. */
  since?: number | null;
}

export interface Read<T> {
  kind: 'read';
  value: T;
  etag: string | null;
  /** By the service's clock, in milliseconds. */
  date: number | null;
  /** Of its text in UTF-8, whatever travelled. */
  bytes: number;
  revision: string | null;
  /** How many malformed records are missing from `value`. */
  setAside: number;
}

export interface Unchanged {
  kind: 'not-modified';
  revision: string | null;
}

export type Reading<T> = Read<T> | Unchanged | Failure;

type Interpretation<T> = { value: T; setAside: number } | null;

/** A list with all its pages. */
export async function getList<T>(
  client: ApiClient,
  path: string,
  schema: z.ZodType<T>,
  options: ReadOptions,
  query?: ApiRequest['query'],
): Promise<Reading<T[]>> {
  const answer = await requestList(client, { method: 'GET', path, query, ...options });
  if (answer.kind === 'not-modified') return toUnchanged(answer);
  if (answer.kind !== 'whole') return answer;
  const { records, setAside } = readRecords(schema, answer.entries);
  const { etag, bytes, headers } = answer;
  return { kind: 'read', value: records, setAside, etag, bytes, ...readTimes(headers) };
}

export async function getRecord<T>(
  client: ApiClient,
  path: string,
  schema: z.ZodType<T>,
  options: ReadOptions,
): Promise<Reading<T>> {
  return getReading(client, path, options, (json) => {
    const record = readRecord(schema, json);
    return record && { ...record, setAside: 0 };
  });
}

/** For answers that are neither a list nor a record; `interpret` gives `null` for what it can't make sense of. */
export async function getReading<T>(
  client: ApiClient,
  path: string,
  options: ReadOptions,
  interpret: (json: unknown) => Interpretation<T>,
  query?: ApiRequest['query'],
): Promise<Reading<T>> {
  const answer = await client.request({ method: 'GET', path, query, ...options });
  if (answer.kind === 'not-modified') return toUnchanged(answer);
  if (answer.kind !== 'answered') return answer;
  const interpretation = interpret(answer.json);
  if (!interpretation) return unreadable(answer.status);
  const { headers, text } = answer;
  return {
    kind: 'read',
    ...interpretation,
    etag: headers.get('etag'),
    bytes: new TextEncoder().encode(text).length,
    ...readTimes(headers),
  };
}

function toUnchanged({ kind, headers }: NotModified): Unchanged {
  return { kind, revision: readRevision(headers) };
}

function readTimes(headers: Headers): Pick<Read<unknown>, 'date' | 'revision'> {
  return { date: readDate(headers), revision: readRevision(headers) };
}

import { readContentLength, readDate, readNextPath } from './answer-headers';
import { exchange, type Fetch, type Received } from './exchange';
import { type Failure, unreadable } from './failure';
import { parseJson } from './parse-json';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From `/api/` on; made by `toPath`, or the `next` of an answer. */
  path: string;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  etag?: string | null;
  /** Asks the service to tell how each topic stands, also of these countries, by their codes; see `revision`. */
  topics?: readonly string[];
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For what is known to be long; otherwise the client's own. */
  timeoutMs?: number;
}

/** `encoded` is what travelled, where the answer says it; `text` is what came out of it, in UTF-8. */
export interface Size {
  text: number;
  encoded: number | null;
}

export interface Answered {
  kind: 'answered';
  status: number;
  json: unknown;
  etag: string | null;
  /** When the service answered, by its own clock, in milliseconds. */
  date: number | null;
  bytes: Size;
  next: string | null;
  /** `Data-Revision`, where the service says it: how the data stand that this traveller could read. */
  revision: string | null;
}

export interface NotModified {
  kind: 'not-modified';
  date: number | null;
  bytes: Size;
  revision: string | null;
}

export interface ApiClient {
  /**
   * Rejects only with the reason of the caller's own signal, or when the key can't be read because its store is
   * out of order.
   */
  request(request: ApiRequest): Promise<Answered | NotModified | Failure>;
}

export interface ApiClientOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  readKey: () => Promise<string | null>;
  /** For `Accept-Language`; asked for each request, for the traveller may change it. */
  language: () => string;
  fetch: Fetch;
  timeoutMs: number;
}

/** What a header can carry. A key that holds anything else was mistyped. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async request(request) {
      const key = await options.readKey();
      if (key === null || !VISIBLE_ASCII.test(key)) return { kind: 'unauthorized' };

      const url = options.baseUrl + request.path + toQuery(request.query);
      const received = await exchange({
        fetch: options.fetch,
        url,
        method: request.method,
        headers: toHeaders(request, key, options.language()),
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
        timeoutMs: request.timeoutMs ?? options.timeoutMs,
        signal: request.signal,
      });
      if (received.kind !== 'received') return withoutKey(received, key);
      if (received.status === 304) return toNotModified(received);
      return toAnswer(received, readNextPath(received.headers, options.baseUrl, url));
    },
  };
}

function toHeaders(request: ApiRequest, key: string, language: string): Record<string, string> {
  return {
    Authorization: `TKN ${key}`,
    Accept: 'application/json',
    'Accept-Language': language,
    ...(request.etag && { 'If-None-Match': request.etag }),
    ...(request.topics && { 'Data-Topics': ['*', ...request.topics].join(', ') }),
    ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
    ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
  };
}

function toQuery(query: ApiRequest['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value == null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function toAnswer(received: Received, next: string | null): Answered | Failure {
  const { status, headers, text } = received;
  const json = parseJson(text);
  // The sign-in page of a hotel's Wi-Fi answers 200 to anything; it must not pass for the service.
  if (json === undefined) return unreadable(status);
  const etag = headers.get('etag');
  return { kind: 'answered', status, json, etag, next, ...commonPart(received) };
}

function toNotModified(received: Received): NotModified {
  return { kind: 'not-modified', ...commonPart(received) };
}

function commonPart(received: Received): Pick<Answered, 'date' | 'bytes' | 'revision'> {
  const { headers } = received;
  return { date: readDate(headers), bytes: sizeOf(received), revision: headers.get('data-revision') };
}

function sizeOf({ headers, text }: Received): Size {
  return { text: new TextEncoder().encode(text).length, encoded: readContentLength(headers) };
}

/** Some proxies repeat the headers of a request in what they say about it. */
function withoutKey(failure: Failure, key: string): Failure {
  if (failure.kind !== 'rejected') return failure;
  const hide = (text: string) => text.replaceAll(key, '…');
  return {
    ...failure,
    message: hide(failure.message),
    fields: failure.fields.map(({ field, message }) => ({ field: hide(field), message: hide(message) })),
  };
}

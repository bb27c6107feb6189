import { type Body, exchange, type Fetch, type OnSent, type Upload } from './exchange';
import { type Failure, unreadable } from './failure';
import { findNextPage } from './next-page';
import { parseJson } from './parse-json';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From `/api/` on; made by `toPath` where there is an id in it, or given by the page before. */
  path: string;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  /** In place of `body`, for what is no JSON. */
  message?: Message;
  etag?: string | null;
  /** Asks the service to tell how each topic stands, also of these countries, by their codes; see `revision`. */
  topics?: readonly string[];
  idempotencyKey?: string;
  /** In which the answer is wanted; the traveller's unless told. */
  language?: string;
  signal?: AbortSignal;
  /** For what is known to be long; otherwise the client's own. */
  timeoutMs?: number;
  /** For what carries bytes, as they leave. */
  onSent?: OnSent;
}

/** Sent to the byte as it is. */
export interface Message {
  /** Such as `message/rfc822`. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Answered {
  kind: 'answered';
  status: number;
  headers: Headers;
  /** The path of the next page, where the answer is a page of a list and not its last. */
  next: string | null;
  /** As it came; `json` is what it says. */
  text: string;
  json: unknown;
}

export interface NotModified {
  kind: 'not-modified';
  headers: Headers;
  next: string | null;
}

export interface ApiClient {
  /**
   * Rejects only with the reason of the caller's own signal, or when the key can't be read because its store is
   * out of order.
   */
  request(request: ApiRequest): Promise<Answered | NotModified | Failure>;
  /** In which the traveller wants to read, at this moment: a tag such as `de-AT`. */
  language(): string;
}

export interface ApiClientOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  readKey: () => Promise<string | null>;
  /** For `Accept-Language`; asked for each request, for the traveller may change it. */
  language: () => string;
  fetch: Fetch;
  /** Where there is none, nothing is told of what leaves. */
  upload?: Upload;
  timeoutMs: number;
}

/** What a header can carry. A key that holds anything else was mistyped. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    language: options.language,
    async request(request) {
      const key = await options.readKey();
      if (key === null || !VISIBLE_ASCII.test(key)) return { kind: 'unauthorized' };

      const url = options.baseUrl + request.path + toQuery(request.query);
      const received = await exchange({
        fetch: chooseEdge(options, request),
        url,
        method: request.method,
        headers: toHeaders(request, key, request.language ?? options.language()),
        ...toBody(request),
        timeoutMs: request.timeoutMs ?? options.timeoutMs,
        signal: request.signal,
      });
      if (received.kind !== 'received') return withoutKey(received, key);
      const { status, headers, text } = received;
      const page = findNextPage(headers, url, options.baseUrl);
      if (page.kind === 'elsewhere') return unreadable(status);
      const next = page.kind === 'page' ? page.path : null;
      if (status === 304) return { kind: 'not-modified', headers, next };
      const json = parseJson(text);
      // The sign-in page of a hotel's Wi-Fi answers 200 to anything; it must not pass for the service.
      return json === undefined
        ? unreadable(status)
        : { kind: 'answered', status, headers, next, text, json };
    },
  };
}

function chooseEdge({ fetch, upload }: ApiClientOptions, { onSent }: ApiRequest): Fetch {
  if (!upload || !onSent) return fetch;
  return (url, { method, headers, body = '', signal }) =>
    upload(url, { method, headers, body, signal, onSent });
}

function toHeaders(request: ApiRequest, key: string, language: string): Record<string, string> {
  return {
    Authorization: `TKN ${key}`,
    Accept: 'application/json',
    'Accept-Language': language,
    ...(request.etag && { 'If-None-Match': request.etag }),
    ...(request.topics && { 'Data-Topics': ['*', ...request.topics].join(', ') }),
    ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
    ...(request.message && { 'Content-Type': request.message.type }),
    ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
  };
}

function toBody({ body, message }: ApiRequest): { body?: Body } {
  if (message) return { body: message.bytes };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function toQuery(query: ApiRequest['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value == null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
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

import { gzipSync } from 'node:zlib';

import fc from 'fast-check';

import { realAddress, withIds, type Endpoint } from '../support/endpoints';
import {
  brokenBody,
  hostileAuthorization,
  hostileHeaders,
  hostileId,
  hostileQueryValue,
  nearly,
} from '../support/hostile';
import type { WireRequest } from './wire';

export interface Keys {
  user: string;
  company: string;
  publisher: string;
  nobody: string;
}

/** What is removed, be it by a method that was put in by chance, must not be what the other requests are about: they would find nothing. */
export interface Ids {
  lasting: Record<string, string>;
  doomed: Record<string, string>;
}

export type FuzzedRequest = { kind: 'request'; request: WireRequest } | { kind: 'bytes'; bytes: Buffer };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
  'application/vnd.api+json',
  'text/plain',
  'text/html',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '/',
  '',
];
const PATHS = [
  '/',
  '//',
  '/api',
  '/api/v1//trips',
  '/api/v1/trips/',
  '/API/V1/TRIPS',
  '/api/v1/trips/..;/health',
  '/api/v1/../../etc/passwd',
  '/api/v1/%2e%2e/health',
  '/api/v3/trips',
  '/docs/json',
  '/docs/static/..%2f..%2fpackage.json',
  '/flags/../package.json',
  '/metrics',
  '/health?',
  '/%',
  '/%ff%fe',
  '/%00',
  `/${'a'.repeat(9000)}`,
  `/api/v1/trips?${'since=1&'.repeat(900)}`,
  '*',
];
const DEEP = 60_000;
const HEAVY_BODIES = [
  Buffer.from(`{"trip":{"name":"${'x'.repeat(300_000)}"}}`),
  Buffer.from('{"a":'.repeat(DEEP)),
  Buffer.from(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  Buffer.from(`{"trip":{"destinations":[${'{},'.repeat(20_000)}{}]}}`),
  Buffer.from(`{"trip":{"name":${'9'.repeat(100_000)}}}`),
  Buffer.from('{"trip":{"name":"\\ud800\\u0000"}}'),
  gzipSync(Buffer.alloc(20_000_000, 0x20)),
];

/** Node's own client refuses to send what no header may hold; that goes out as bare bytes below. */
const sendable = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();

const garbage = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));

function bodyFor(endpoint: Endpoint): fc.Arbitrary<Buffer | null> {
  const good = nearly(endpoint.body ?? {}).map((body) => Buffer.from(JSON.stringify(body)));
  return fc.oneof(
    { weight: 10, arbitrary: good },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: brokenBody({ trip: { name: 'Rome' } }).map((body) => Buffer.from(body)) },
    { weight: 2, arbitrary: garbage },
    { weight: 1, arbitrary: good.map((body) => gzipSync(body)) },
    // Both halves of a body: good to a point, then something else.
    { weight: 2, arbitrary: fc.tuple(good, garbage).map((parts) => Buffer.concat(parts)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...HEAVY_BODIES),
    },
  );
}

function pathFor(endpoint: Endpoint, method: string, ids: Ids): fc.Arbitrary<string> {
  const query = fc
    .array(
      fc.tuple(
        fc.constantFrom(...endpoint.queries, 'since', 'page', 'since[]', 'a[b]', '__proto__'),
        hostileQueryValue,
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
  const address = realAddress(endpoint, method === 'DELETE' ? ids.doomed : ids.lasting);
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant(address) },
    { weight: 4, arbitrary: query.map((text) => `${address}?${text}`) },
    { weight: 4, arbitrary: hostileId.map((id) => withIds(endpoint, id)) },
    { weight: 1, arbitrary: fc.constantFrom(...PATHS) },
    { weight: 1, arbitrary: fc.webPath().map((path) => `${address}${path}`) },
  );
}

function headersFor(endpoint: Endpoint, keys: Keys): fc.Arbitrary<Record<string, string>> {
  const right: Record<string, string> =
    endpoint.caller === 'nobody' ? {} : { authorization: `TKN ${keys[endpoint.caller]}` };
  const authorization = fc.oneof(
    { weight: 12, arbitrary: fc.constant(right) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(keys.user, keys.company, keys.publisher, keys.nobody)
        .map((key) => ({ authorization: `TKN ${key}` })),
    },
    { weight: 1, arbitrary: hostileAuthorization.map((text) => ({ authorization: sendable(text) })) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
  const contentType = fc.oneof(
    { weight: 8, arbitrary: fc.constant(CONTENT_TYPES[0] ?? '') },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  );
  const strange = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: hostileHeaders.map((headers) =>
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, sendable(value)])),
      ),
    },
  );
  return fc
    .tuple(authorization, contentType, strange)
    .map(([key, type, others]) => ({ 'content-type': type, ...others, ...key }));
}

function requestFor(endpoint: Endpoint, keys: Keys, ids: Ids): fc.Arbitrary<WireRequest> {
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constant(endpoint.method as string) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );
  return method.chain((verb) =>
    fc
      .tuple(pathFor(endpoint, verb, ids), headersFor(endpoint, keys), bodyFor(endpoint))
      .map(([path, headers, body]) => ({
        method: verb,
        path: escapePlain(path),
        headers,
        body: ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(verb) ? null : body,
      })),
  );
}

/** Characters that Node's client refuses in an address are escaped; escapes stay as they are, broken ones too. */
function escapePlain(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.replaceAll(/\p{Surrogate}/gu, '')),
  );
}

/** A request in bytes, changed in some places as no client would. */
function bytesFor(request: WireRequest): fc.Arbitrary<Buffer> {
  const head = [
    `${request.method} ${request.path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${request.body?.length ?? 0}`,
  ].join('\r\n');
  const whole = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), request.body ?? Buffer.alloc(0)]);
  const change = fc.tuple(
    fc.integer({ min: 0, max: Math.min(whole.length, 600) }),
    fc.integer({ min: 0, max: 12 }),
    fc.oneof(
      fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom(
          '\r\n',
          '\n',
          '\0',
          'content-length: 99999\r\n',
          'transfer-encoding: chunked\r\n',
          'HTTP/9.9',
        )
        .map((text) => Buffer.from(text)),
    ),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce(
        (bytes, [at, removed, added]) =>
          Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]),
        whole,
      ),
    );
}

/** Anything whatever for any of these endpoints: most of it comes as far as the database. */
export function fuzzedRequest(
  endpoints: readonly Endpoint[],
  keys: Keys,
  ids: Ids,
): fc.Arbitrary<FuzzedRequest> {
  const request = fc.oneof(...endpoints.map((endpoint) => requestFor(endpoint, keys, ids)));
  return fc.oneof(
    { weight: 19, arbitrary: request.map((built): FuzzedRequest => ({ kind: 'request', request: built })) },
    {
      weight: 1,
      arbitrary: request.chain(bytesFor).map((bytes): FuzzedRequest => ({ kind: 'bytes', bytes })),
    },
  );
}

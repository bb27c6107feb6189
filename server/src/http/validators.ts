import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How many answers' tags a process remembers, and for how long a tag that depends on the clock may serve. */
const REMEMBERED_TAGS = 50_000;
const TAG_LIFE_MS = 60_000;
/** An open app asks every minute whether there is anything, and mostly there is not. */
const EMPTY_TAG_LIFE_MS = 600_000;

/** Phones keep their own copies, and ask each time whether they are still good. */
const CACHE_CONTROL = 'private, no-cache';

const OF_THE_ANSWER = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
];
const OF_ITS_READERS = ['access-control-allow-origin', 'access-control-expose-headers'];

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers "not modified" where that is known without making the answer. To be asked once the caller is known. */
    answerIfUnchanged(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined;
  }
}

interface RememberedTag {
  tag: string;
  revision: string;
  until: number;
  vary: string | undefined;
}

/**
 * ETags. Each is a digest of the answer. So that a 304 does not cost the making of the answer, the tag of the
 * last answer is remembered together with the revision of everything it was made from: while that revision
 * stands, the tag stands.
 */
export function registerValidators(app: FastifyInstance, now: () => Date): void {
  const remembered = new Map<string, RememberedTag>();

  app.decorate('answerIfUnchanged', (request, reply) => {
    const read = rememberedRead(request);
    if (!read) return undefined;
    const known = remembered.get(read.key);
    if (known?.revision !== read.revision || known.until < now().getTime()) return undefined;
    if (!isNamed(request.headers['if-none-match'], known.tag)) return undefined;
    leaveOutWhatIsKnown(request, reply);
    if (known.vary !== undefined) void reply.header('vary', known.vary);
    return reply.code(304).header('etag', known.tag).header('cache-control', CACHE_CONTROL).send();
  });
  app.addHook('preHandler', async (request, reply) => app.answerIfUnchanged(request, reply));

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCacheable(request, reply, payload)) return payload;
    // Encoded once, for the digest and for the way.
    const body = Buffer.from(payload);
    const digest = createHash('sha1').update(body);
    if (request.toldTopics) digest.update(request.toldTopics);
    // A page stands for its links too: where the list grew, a page that is as it was leads to another last one.
    const total = reply.getHeader('total-count');
    if (total !== undefined) digest.update(String(total));
    const tag = `W/"${digest.digest('base64url')}"`;
    const read = rememberedRead(request);
    if (read) {
      // Nothing is the same at any time of day.
      const life = request.toldTopics && payload === '[]' ? EMPTY_TAG_LIFE_MS : TAG_LIFE_MS;
      const vary = reply.getHeader('vary')?.toString();
      remember(remembered, read.key, {
        tag,
        revision: read.revision,
        until: now().getTime() + life,
        vary,
      });
    }
    void reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', CACHE_CONTROL);
    if (!isNamed(request.headers['if-none-match'], tag)) return body;
    leaveOutWhatIsKnown(request, reply);
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

/**
 * A phone in somebody's hand asks every minute: of what a 304 repeats, it keeps only what the tag does not stand for. How an answer may be
 * used was said with the answer itself; who may read it, to pages of another origin, is said each time.
 */
function leaveOutWhatIsKnown(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.caller) return;
  for (const name of OF_THE_ANSWER) void reply.removeHeader(name);
  if (request.headers.origin === undefined) for (const name of OF_ITS_READERS) void reply.removeHeader(name);
  if (request.toldTopics) void reply.removeHeader('data-revision');
}

function isCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    reply.statusCode === 200 &&
    !reply.hasHeader('etag') &&
    reply.getHeader('cache-control') !== 'no-store' &&
    (typeof payload === 'string' || Buffer.isBuffer(payload))
  );
}

/** Only travellers' reads are remembered: of what others could read, no revision is kept. */
function rememberedRead(request: FastifyRequest): { key: string; revision: string } | null {
  const { method, caller, url, headers } = request;
  if (method !== 'GET' || !caller?.revision) return null;
  const topics = headers['data-topics'];
  return {
    key: `${caller.id} ${String(request.readerLanguages)} ${url} ${String(topics ?? '')}`,
    revision: caller.revision,
  };
}

function remember(remembered: Map<string, RememberedTag>, key: string, tag: RememberedTag): void {
  remembered.delete(key);
  remembered.set(key, tag);
  if (remembered.size <= REMEMBERED_TAGS) return;
  const oldest = remembered.keys().next();
  if (!oldest.done) remembered.delete(oldest.value);
}

export function isNamed(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}

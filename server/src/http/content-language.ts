import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Which languages somebody reads, best first, as far as they come before English, in which everything is; or all at once. */
export type Languages = 'all' | readonly string[];

export const ENGLISH: Languages = [];

declare module 'fastify' {
  interface FastifyRequest {
    readerLanguages: Languages;
  }
}

const MOST_LANGUAGES = 5;
const LANGUAGE = /^[a-z]{2,3}$/;

/** Of a list of tags such as `de-AT`, best first. Whoever takes any language (`*`) gets English. */
function readLanguages(preferred: readonly string[]): Languages {
  const tags = preferred.map((tag) => tag.toLowerCase().replace(/[-_].*/, ''));
  if (tags[0] === 'all') return 'all';
  const end = tags.findIndex((tag) => tag === 'en' || tag === '*');
  const before = (end === -1 ? tags : tags.slice(0, end)).filter((tag) => LANGUAGE.test(tag));
  return [...new Set(before)].slice(0, MOST_LANGUAGES);
}

/** The same few headers come again and again. */
const REMEMBERED_HEADERS = 1000;

/** Gives requests their `readerLanguages`, in the rooms that negotiate. */
export function registerLanguages(app: FastifyInstance): void {
  const remembered = new Map<string, Languages>();
  app.decorateRequest('readerLanguages', {
    getter(this: FastifyRequest): Languages {
      const header = this.headers['accept-language'];
      if (!header) return ENGLISH;
      const known = remembered.get(header);
      if (known) return known;
      const languages = readLanguages(this.accepts().languages());
      if (remembered.size >= REMEMBERED_HEADERS) remembered.clear();
      remembered.set(header, languages);
      return languages;
    },
  });
}

/** `spoken` is null where an answer holds all its languages, or the traveller's own words for the most part. */
export function tellLanguage(reply: FastifyReply, spoken: string | null): void {
  const others = reply.getHeader('vary');
  void reply.header('vary', others === undefined ? 'Accept-Language' : `${String(others)}, Accept-Language`);
  if (spoken !== null) void reply.header('content-language', spoken);
}

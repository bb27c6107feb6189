import type { FastifyInstance } from 'fastify';

import { earliestTodayOnEarth } from '@/contract/trip-rules';

import { queryOne, type Queryable } from '../database/database';

declare module 'fastify' {
  interface FastifyRequest {
    /** How each topic stands, as it is told with the answer; null to whoever did not ask. */
    toldTopics: string | null;
  }
}

/** More than there are. */
const MOST_COUNTRIES = 300;
const COUNTRY_CODE = /^[A-Z]{2}$/;

/**
 * `Data-Revision` names the state of all that a traveller could read: while it stays the same, nothing has changed. To whoever
 * sends `Data-Topics` it also tells each topic by itself: `7.42; trips=3; alerts=9; …; CO=1.4.2.2.1.0`, the last for each
 * country of their trips and each that the header names (`COUNTRY_TOPICS`). It is read before
 * the answer is made, so what the answer holds is never older than what is said of it. The tag of such an answer stands
 * for the topics too: to whoever names it, "not modified" says that none has moved, and they are not told again.
 */
export function tellRevisions(app: FastifyInstance, database: Queryable, now: () => Date): void {
  app.decorateRequest('toldTopics', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.caller?.revision) return;
    const { id, revision } = request.caller;
    const wanted = request.headers['data-topics'];
    if (typeof wanted !== 'string') {
      void reply.header('data-revision', revision);
      return;
    }
    // Most of those who ask for topics ask again and again: while nothing at all has moved, none has.
    const unchanged = app.answerIfUnchanged(request, reply);
    if (unchanged) return unchanged;
    const { topics } = await queryOne<{ topics: string }>(
      database,
      'select topic_revisions($1, $2, $3) as topics',
      [id, readCodes(wanted), earliestTodayOnEarth(now())],
    );
    request.toldTopics = topics;
    void reply.header('data-revision', `${revision}; ${topics}`);
  });
}

/** Whatever is no code, such as `*` for "my trips alone", names no country. */
function readCodes(header: string): string[] {
  return header
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => COUNTRY_CODE.test(name))
    .slice(0, MOST_COUNTRIES);
}

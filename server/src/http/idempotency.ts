import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { queryFirst, type Database, type Queryable } from '../database/database';
import { invalid } from './failure';
import type { KeyRing } from './keys';
import { noteLanguage } from './note-language';

const KEY = /^[\x21-\x7e]{1,200}$/;
export const IDEMPOTENT_ANSWER_DAYS = 30;

interface StoredAnswer {
  request_hash: Uint8Array;
  status: number;
  body: string;
}

/** Runs a write of a caller and commits it; what it gives back is the answer, under the status that the reply has: 200 unless told. */
export type Writer = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: (transaction: Queryable, now: Date) => Promise<unknown>,
) => Promise<FastifyReply>;

/**
 * Every write is one transaction. With an `Idempotency-Key` the answer is stored in that same transaction, so
 * there is no moment at which the write is done and its answer is not kept: a repeat replays it. Refusals are
 * not kept, for they wrote nothing. Answers are kept sealed, because some hold a traveller's key.
 */
export function createWriter(database: Database, now: () => Date, keyRing: KeyRing): Writer {
  return async (request, reply, work) => {
    const key = readKey(request);
    const workAndNote: typeof work = async (transaction, moment) => {
      const answer = await work(transaction, moment);
      await noteLanguage(transaction, request);
      return answer;
    };
    const answer = await database.transaction(async (transaction) => {
      const status = reply.statusCode;
      if (key === null) return { status, body: JSON.stringify(await workAndNote(transaction, now())) };
      return answerOnce(transaction, request, { key, status }, now(), workAndNote, keyRing);
    });
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  };
}

function readKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw invalid([{ field: 'Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' }]);
}

async function answerOnce(
  transaction: Queryable,
  request: FastifyRequest,
  { key, status }: { key: string; status: number },
  now: Date,
  work: (transaction: Queryable, now: Date) => Promise<unknown>,
  keyRing: KeyRing,
): Promise<{ status: number; body: string }> {
  if (!request.caller) throw new Error('a write without a caller');
  const callerId = request.caller.id;
  const hash = hashRequest(request);
  // A second request with this key waits here until the first has committed or failed.
  const claimed = await transaction.query(
    `insert into idempotent_answers (caller_id, key, request_hash, status, body, created_at)
     values ($1, $2, $3, 0, '', $4) on conflict do nothing returning 1 as claimed`,
    [callerId, key, hash, now],
  );
  if (claimed.length === 0)
    return replay(transaction, callerId, key, [hash, hashParsedRequest(request)], keyRing);

  const body = JSON.stringify(await work(transaction, now));
  await transaction.query(
    'update idempotent_answers set status = $4, body = $3 where caller_id = $1 and key = $2',
    [callerId, key, keyRing.seal(body, sealOwner(callerId, key)).toString('base64'), status],
  );
  return { status, body };
}

async function replay(
  transaction: Queryable,
  callerId: string,
  key: string,
  hashes: readonly Buffer[],
  keyRing: KeyRing,
): Promise<{ status: number; body: string }> {
  const stored = await queryFirst<StoredAnswer>(
    transaction,
    'select request_hash, status, body from idempotent_answers where caller_id = $1 and key = $2',
    [callerId, key],
  );
  if (!stored || !hashes.some((hash) => hash.equals(stored.request_hash))) {
    throw invalid([
      { field: 'Idempotency-Key', message: 'was already used for another request; use a new one' },
    ]);
  }
  const sealed = Buffer.from(stored.body, 'base64');
  return { status: stored.status, body: keyRing.open(sealed, sealOwner(callerId, key)) };
}

function sealOwner(callerId: string, key: string): string {
  return `answer ${callerId} ${key}`;
}

/** Of the bytes as sent: what the contract makes of them may differ from one version to the next. */
function hashRequest(request: FastifyRequest): Buffer {
  const path = request.url.split('?')[0];
  return createHash('sha256').update(`${request.method} ${path}\n${request.sentBody}`).digest();
}

/** As answers were kept until version 0.1: they live for a month, and their requests may be repeated. */
function hashParsedRequest(request: FastifyRequest): Buffer {
  const path = request.url.split('?')[0];
  return createHash('sha256')
    .update(`${request.method} ${path}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
}

const ANSWERS_AT_A_TIME = 500;

const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Empties the kept answers to this caller that name one of these ids. The rows stay: a repeat is still one, and does nothing twice.
 * Answers are sealed, so each is opened and looked at.
 */
export async function blankAnswersAbout(
  transaction: Queryable,
  callerId: string,
  ids: ReadonlySet<string>,
  keyRing: KeyRing,
): Promise<void> {
  for (let after = ''; ;) {
    const answers = await transaction.query<{ key: string; body: string }>(
      `select key, body from idempotent_answers where caller_id = $1 and key > $2 and status > 0
       order by key limit ${ANSWERS_AT_A_TIME}`,
      [callerId, after],
    );
    for (const { key, body } of answers) {
      const owner = sealOwner(callerId, key);
      const named = keyRing.open(Buffer.from(body, 'base64'), owner).match(IDS) ?? [];
      if (!named.some((id) => ids.has(id))) continue;
      await transaction.query('update idempotent_answers set body = $3 where caller_id = $1 and key = $2', [
        callerId,
        key,
        keyRing.seal('{}', owner).toString('base64'),
      ]);
    }
    const last = answers.at(-1);
    if (!last || answers.length < ANSWERS_AT_A_TIME) return;
    after = last.key;
  }
}

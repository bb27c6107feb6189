import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { DatabaseError, Pool, types, type ClientBase, type QueryResult } from 'pg';

import { DatabaseTooSlow, DatabaseUnavailable } from './answer-in-time';
import type { Database, Queryable } from './database';
import { listenOnServer } from './listening';

// Counts and revisions stay far below 2^53; the embedded engine gives numbers too.
types.setTypeParser(types.builtins.INT8, Number);

const MOST_ATTEMPTS = 5;
const COLLISIONS = ['40P01', '40001'];
/** Whoever was given up lets the other finish first: at once again, it would take the same lock from under its nose. */
const STEP_BACK_MS = 20;
/** What a server says that is overrun, starts or stops, rather than of a statement. */
const AWAY = /^(08|53|57P)/;
const AWAY_IN_WORDS = /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered)/;
/** The server gave a statement up: it ran, or waited for a lock, for longer than it may. */
const TOO_SLOW = ['57014', '55P03'];

export interface Pace {
  connections: number;
  connectMs: number;
  /** Longer than this no statement runs, and none waits for a lock; 0 for no limit. */
  statementMs: number;
  lockMs: number;
}

/** For requests: each ends before its caller hangs up. */
export const QUICK: Pace = { connections: 10, connectMs: 15_000, statementMs: 20_000, lockMs: 10_000 };
/** For background work, on connections of their own: no request waits for one of theirs. */
export const PATIENT: Pace = { connections: 6, connectMs: 15_000, statementMs: 600_000, lockMs: 60_000 };
/** For migrations, which take as long as they take. */
export const UNHURRIED: Pace = { connections: 1, connectMs: 15_000, statementMs: 0, lockMs: 0 };
/** A transaction in which nothing is asked any more: its process hangs, and holds what others wait for. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** By then the server would have given up itself: whoever still waits has lost it. */
const LOST_AFTER_MS = 10_000;

/** A PostgreSQL server; several processes of the service may share it. */
export function openServerDatabase(url: string, pace: Partial<Pace> = {}): Database {
  const { connections, connectMs, statementMs, lockMs } = { ...QUICK, ...pace };
  const pool = new Pool({
    connectionString: url,
    max: connections,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    query_timeout: statementMs && statementMs + LOST_AFTER_MS,
  });
  // An idle connection that breaks is replaced by the pool at the next query; without a listener it would end
  // the process.
  pool.on('error', () => undefined);
  const listenings = new Set<() => Promise<void>>();

  return {
    ...wrap(pool),
    transaction: async (work) => {
      const client = await reach(pool.connect());
      let isBroken = false as boolean;
      try {
        for (let attempt = 1; ; attempt += 1) {
          try {
            await reach(client.query('begin'));
            const result = await work(wrap(client));
            await reach(client.query('commit'));
            return result;
          } catch (error) {
            await client.query('rollback').catch(() => {
              isBroken = true;
            });
            if (isBroken || !isCollision(error) || attempt === MOST_ATTEMPTS) throw error;
            await setTimeout(STEP_BACK_MS * 2 ** attempt * (0.5 + Math.random()));
          }
        }
      } finally {
        client.release(isBroken);
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, listener) => {
      const stop = listenOnServer(url, channel, listener);
      listenings.add(stop);
      return async () => {
        listenings.delete(stop);
        await stop();
      };
    },
    async close() {
      await Promise.all([...listenings].map((stop) => stop()));
      await pool.end();
    },
  };
}

/** Two transactions waited for each other, and the server gave up this one: it did nothing, and can be done again. */
function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && COLLISIONS.includes(String(error.code));
}

/** Tells a server that is away from one that refuses a statement. */
async function reach<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (isTooSlow(error)) throw new DatabaseTooSlow('The database took too long.', { cause: error });
    if (isAway(error)) throw new DatabaseUnavailable('The database can’t be reached.', { cause: error });
    throw error;
  }
}

function isTooSlow(error: unknown): boolean {
  return error instanceof DatabaseError && TOO_SLOW.includes(error.code ?? '');
}

function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof DatabaseError) return AWAY.test(error.code ?? '');
  // Sockets fail with the call that failed, the pool and the client with words alone.
  return 'syscall' in error || ('message' in error && AWAY_IN_WORDS.test(String(error.message)));
}

function wrap(client: Pool | ClientBase): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (
        await reach<QueryResult<Row>>(
          client.query<Row>({ name: statementName(sql), text: sql, values: [...values] }),
        )
      ).rows,
    execute: async (script) => {
      await reach(client.query(script));
    },
  };
}

const statementNames = new Map<string, string>();

/** A named statement is planned once per connection. */
function statementName(sql: string): string {
  let name = statementNames.get(sql);
  if (!name) {
    name = createHash('sha1').update(sql).digest('hex');
    statementNames.set(sql, name);
  }
  return name;
}

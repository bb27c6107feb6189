import { createHash } from 'node:crypto';

import { Pool, types, type ClientBase } from 'pg';

import type { Database, Queryable } from './database';

// Counts and revisions stay far below 2^53; the embedded engine gives numbers too.
types.setTypeParser(types.builtins.INT8, Number);

const MOST_ATTEMPTS = 5;
const COLLISIONS = ['40P01', '40001'];

/** A PostgreSQL server; several processes of the service may share it. */
export function openServerDatabase(url: string, connections = 10): Database {
  const pool = new Pool({ connectionString: url, max: connections, options: '-c timezone=UTC' });
  // An idle connection that breaks is replaced by the pool at the next query; without a listener it would end
  // the process.
  pool.on('error', () => undefined);

  return {
    ...wrap(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let isBroken = false as boolean;
      try {
        for (let attempt = 1; ; attempt += 1) {
          try {
            await client.query('begin');
            const result = await work(wrap(client));
            await client.query('commit');
            return result;
          } catch (error) {
            await client.query('rollback').catch(() => {
              isBroken = true;
            });
            if (isBroken || !isCollision(error) || attempt === MOST_ATTEMPTS) throw error;
          }
        }
      } finally {
        client.release(isBroken);
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Two transactions waited for each other, and the server gave up this one: it did nothing, and can be done again. */
function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && COLLISIONS.includes(String(error.code));
}

function wrap(client: Pool | ClientBase): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row>({ name: statementName(sql), text: sql, values: [...values] })).rows,
    execute: async (script) => {
      await client.query(script);
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

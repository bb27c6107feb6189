import Fastify, { type FastifyInstance } from 'fastify';

import { queryFirst, type Database } from '../../server/src/database/database';

/**
 * The least that a service on this database could do: one route that reads a body with one statement and sends it.
 * Bodies are stored in `bench_bodies`, apart from what the service reads.
 */
export async function buildBarePeer(database: Database): Promise<FastifyInstance> {
  await database.execute('create table bench_bodies (id uuid primary key, body text not null)');
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/bodies/:id', async (request, reply) => {
    const row = await queryFirst<{ body: string }>(database, 'select body from bench_bodies where id = $1', [
      request.params.id,
    ]);
    return reply.type('application/json; charset=utf-8').send(row?.body);
  });
  return app;
}

export async function storeBody(database: Database, id: string, body: string): Promise<void> {
  await database.query('insert into bench_bodies (id, body) values ($1, $2)', [id, body]);
}

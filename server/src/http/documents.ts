import type { FastifyReply } from 'fastify';

import { queryFirst, type Queryable } from '../database/database';
import { notFound } from './failure';

/** Content is kept as it leaves; it is sent without being read and written again. */
export function sendDocument(reply: FastifyReply, document: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(document);
}

/** For statements that give one column `document`, one row or none. */
export async function readDocument(
  database: Queryable,
  what: string,
  sql: string,
  values: readonly unknown[],
): Promise<string> {
  const row = await queryFirst<{ document: string | null }>(database, sql, values);
  if (row?.document == null) throw notFound(what);
  return row.document;
}

/** SQL for all documents of a set as one JSON array. */
export function arrayOf(document: string, order: string): string {
  return `'[' || coalesce(string_agg(${document}, ',' order by ${order}), '') || ']'`;
}

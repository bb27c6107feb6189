import type { FastifyReply } from 'fastify';

import { queryFirst, type Queryable } from '../database/database';
import { tellLanguage } from './content-language';
import { notFound } from './failure';

/** A document that holds texts of content, and the languages that they came to be in; see `tellLanguage`. */
export interface LocalizedDocument {
  document: string;
  spoken: string | null;
}

/** Content is kept as it leaves; it is sent without being read and written again. */
export function sendDocument(reply: FastifyReply, document: string | LocalizedDocument): FastifyReply {
  void reply.type('application/json; charset=utf-8');
  if (typeof document === 'string') return reply.send(document);
  tellLanguage(reply, document.spoken);
  return reply.send(document.document);
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

/** For statements that also tell which languages their documents came to be in (`spoken`). */
export async function readLocalized(
  database: Queryable,
  what: string,
  sql: string,
  values: readonly unknown[],
): Promise<LocalizedDocument> {
  const row = await queryFirst<{ document: string | null; spoken: string | null }>(database, sql, values);
  if (row?.document == null) throw notFound(what);
  return { document: row.document, spoken: row.spoken };
}

/** SQL for all documents of a set as one JSON array. */
export function arrayOf(document: string, order: string): string {
  return `'[' || coalesce(string_agg(${document}, ',' order by ${order}), '') || ']'`;
}

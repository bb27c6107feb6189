import { randomUUID } from 'node:crypto';

import type { NewNote, Note } from '@/contract/note';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { notFound } from '../../http/failure';
import { NOTE, WITH_OWNER } from './records';

export async function addNote(
  transaction: Queryable,
  { issueId, ownerId }: { issueId: string; ownerId: string },
  { body, pinned }: NewNote,
  now: Date,
): Promise<Note> {
  const id = randomUUID();
  await transaction.query(
    `insert into notes (id, issue_id, owner_id, body, pinned, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, issueId, ownerId, body, pinned, now],
  );
  return readNote(transaction, id);
}

/** As it was said to be; else pinned if it was not, and the other way round. */
export async function turnPin(
  transaction: Queryable,
  { id, issueId, pinned }: { id: string; issueId: string; pinned: boolean | undefined },
  now: Date,
): Promise<Note> {
  const turned = await queryFirst(
    transaction,
    `update notes set pinned = coalesce($4, not pinned), updated_at = $3 where id = $1 and issue_id = $2
     returning 1 as turned`,
    [id, issueId, now, pinned ?? null],
  );
  if (!turned) throw notFound('note');
  return readNote(transaction, id);
}

async function readNote(transaction: Queryable, id: string): Promise<Note> {
  const { note } = await queryOne<{ note: Note }>(
    transaction,
    `select ${NOTE} as note from ${WITH_OWNER} where note.id = $1`,
    [id],
  );
  return note;
}

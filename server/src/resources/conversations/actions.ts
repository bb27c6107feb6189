import { randomUUID } from 'node:crypto';

import { MessageType, type NewMessage } from '@/contract/conversation';
import { IssueStatus, IssueType } from '@/contract/issue';

import { queryFirst, type Queryable } from '../../database/database';
import { Failure, notFound } from '../../http/failure';
import { holdIssue } from '../issues/queries';
import { actorOf } from '../issues/rules';
import { reopenIssue } from '../issues/actions';
import type { Viewer } from '../issues/viewer';
import { joinConversation } from './announcements';
import { findMessage, seeConversation, takePosition, type ConversationRow } from './queries';

const conflict = (message: string) => new Failure('conflict', message);

/** Throws for whoever may hear it but takes no part in it. */
export async function requirePart(database: Queryable, viewer: Viewer, id: string): Promise<ConversationRow> {
  const conversation = await seeConversation(database, viewer, id);
  if (!conversation.takes_part) throw new Failure('forbidden', 'Join this conversation first.');
  return conversation;
}

/** Doctors who see a request that nobody has claimed claim it: then they take part. */
export async function join(transaction: Queryable, viewer: Viewer, id: string, now: Date): Promise<void> {
  const { issue_id: issueId, takes_part } = await seeConversation(transaction, viewer, id);
  if (takes_part) return;
  if (issueId !== null) {
    const issue = await holdIssue(transaction, viewer, issueId);
    const isForDoctors = issue.type === IssueType.SelfHelpMedical;
    if (isForDoctors && issue.current_handler_id !== viewer.userId)
      throw conflict('Claim this request first.');
  }
  await joinConversation(transaction, id, actorOf(viewer), now);
}

/** Gives the id of the message: of the first one, however often it comes. */
export async function say(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  { type, body, client_id: clientId }: NewMessage,
  now: Date,
): Promise<string> {
  const { issue_id: issueId } = await requirePart(transaction, viewer, id);
  const userId = actorOf(viewer);
  // The request before its conversation, as everybody holds them.
  const issue = issueId === null ? null : await holdIssue(transaction, viewer, issueId);
  const position = await holdPlace(transaction, id);
  const said = await findSaid(transaction, userId, clientId);
  if (said) {
    if (said.conversation_id !== id) throw conflict('This client_id was used in another conversation.');
    return said.id;
  }
  if (issue?.status === IssueStatus.Finished) throw conflict('This request is finished.');
  if (issue?.traveller_id === userId) await reopenIssue(transaction, viewer, issue, now);
  const messageId = randomUUID();
  await transaction.query(
    `insert into messages (id, conversation_id, position, revision, type, user_id, client_id, body, created_at, updated_at)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $8)`,
    [messageId, id, position, type, userId, clientId, body, now],
  );
  await takePosition(transaction, id, now);
  // Whoever writes has read what is above it.
  await transaction.query(
    `update conversation_participants set delivered_position = $3, read_position = $3
     where conversation_id = $1 and user_id = $2`,
    [id, userId, position],
  );
  return messageId;
}

/** The place that the next message has; nobody else takes it before this transaction ends. */
async function holdPlace(transaction: Queryable, id: string): Promise<number> {
  const row = await queryFirst<{ last_position: number }>(
    transaction,
    'select last_position from conversations where id = $1 for update',
    [id],
  );
  if (!row) throw notFound('conversation');
  return row.last_position + 1;
}

function findSaid(
  transaction: Queryable,
  userId: string,
  clientId: string,
): Promise<{ id: string; conversation_id: string } | null> {
  return queryFirst(
    transaction,
    'select id, conversation_id from messages where user_id = $1 and client_id = $2',
    [userId, clientId],
  );
}

/** What was said is gone, for everybody; a mark of it stays. */
export async function takeBack(
  transaction: Queryable,
  viewer: Viewer,
  { id, messageId }: { id: string; messageId: string },
  now: Date,
): Promise<void> {
  await requirePart(transaction, viewer, id);
  const message = await findMessage(transaction, id, messageId);
  if (!message) throw notFound('message');
  if (message.user_id !== viewer.userId) throw new Failure('forbidden', 'This was said by somebody else.');
  if (message.type === MessageType.Deleted) return;
  const revision = await takePosition(transaction, id, now);
  await transaction.query(
    `update messages set type = ${MessageType.Deleted}, body = null, revision = $2, updated_at = $3 where id = $1`,
    [messageId, revision, now],
  );
}

import { randomUUID } from 'node:crypto';

import { MessageType, type Message, type NewMessage } from '@/contract/conversation';
import { IssueStatus, IssueType } from '@/contract/issue';

import { queryFirst, type Queryable } from '../../database/database';
import type { StagedAsset } from '../../assets/staged-assets';
import { Failure, notFound } from '../../http/failure';
import { holdIssueOf, type IssueRow } from '../issues/queries';
import { actorOf } from '../issues/rules';
import { reopenIssue } from '../issues/actions';
import type { Viewer } from '../issues/viewer';
import { addMessage } from './add-message';
import { joinConversation } from './announcements';
import { insertMessageAsset } from './message-assets';
import { callToConversation, holdThoseToCall } from './unanswered';
import { findMessage, hearUpTo, readMissed, seeConversation, takePosition } from './queries';

const conflict = (message: string) => new Failure('conflict', message);

interface Held {
  issue: IssueRow | null;
  /** Who asked for help in it, or began it. */
  askerId: string | null;
  takesPart: boolean;
}

/** The request that it is about, until the transaction ends. It comes before the conversation: in this order everybody holds them. */
async function holdRequest(transaction: Queryable, viewer: Viewer, id: string): Promise<Held> {
  const issue = await holdIssueOf(transaction, viewer, id);
  if (issue) return { issue, askerId: issue.traveller_id, takesPart: issue.takes_part };
  const talk = await seeConversation(transaction, viewer, id);
  // Of a request that somebody else has taken at this very moment.
  if (talk.issue_id !== null) throw notFound('conversation');
  return { issue: null, askerId: talk.creator_id, takesPart: talk.takes_part };
}

/** Until the transaction ends nobody else speaks here. */
async function hold(transaction: Queryable, viewer: Viewer, id: string): Promise<Held> {
  const held = await holdRequest(transaction, viewer, id);
  await transaction.query('select 1 from conversations where id = $1 for update', [id]);
  return held;
}

/** Throws for whoever may hear it but takes no part in it. */
async function holdAsPart(transaction: Queryable, viewer: Viewer, id: string): Promise<Held> {
  const held = await hold(transaction, viewer, id);
  requirePart(held.takesPart);
  return held;
}

function requirePart(takesPart: boolean): void {
  if (!takesPart) throw new Failure('forbidden', 'Join this conversation first.');
}

/** Whether this is to be said here for the first time. Asked before anything is done that would be in vain; `say` asks again. */
export async function isNew(
  database: Queryable,
  viewer: Viewer,
  id: string,
  { client_id: clientId }: NewMessage,
): Promise<boolean> {
  requirePart((await seeConversation(database, viewer, id)).takes_part);
  return (await findSaid(database, { id, userId: actorOf(viewer), clientId })) === null;
}

/** Doctors who see a request that nobody has claimed claim it: then they take part. */
export async function join(transaction: Queryable, viewer: Viewer, id: string, now: Date): Promise<void> {
  const { issue, takesPart } = await hold(transaction, viewer, id);
  if (takesPart) return;
  const isForDoctors = issue?.type === IssueType.SelfHelpMedical;
  if (isForDoctors && issue.current_handler_id !== viewer.userId) throw conflict('Claim this request first.');
  await joinConversation(transaction, id, actorOf(viewer), now);
}

/** How far somebody has heard it. Whoever has read what they were told of has read that they were told. */
export async function hear(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  positions: { delivered: number; read: number },
  now: Date,
): Promise<void> {
  await holdAsPart(transaction, viewer, id);
  const hearer = { id, userId: actorOf(viewer) };
  await hearUpTo(transaction, hearer, positions);
  if (positions.read > 0) await readMissed(transaction, hearer, now);
}

interface Sending {
  staged: StagedAsset | null;
  /** When its first byte came: a photo over a poor line takes minutes. */
  begunAt: Date;
}

/** Whoever withdraws a request while something is on its way to it does not want help because that arrives. */
function wasWithdrawnSince({ status, updated_at: endedAt }: IssueRow, begunAt: Date): boolean {
  return status === IssueStatus.Cancelled && begunAt < endedAt;
}

interface FirstSaid {
  /** Of the first one, however often it comes. */
  id: string;
  /** As it leaves the service, where it is known without reading it. */
  message: Message | null;
}

export async function say(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  { type, body, client_id: clientId, asset, staged, begunAt }: NewMessage & Sending,
  now: Date,
): Promise<FirstSaid> {
  const { issue, askerId, takesPart } = await holdRequest(transaction, viewer, id);
  requirePart(takesPart);
  const userId = actorOf(viewer);
  const isAsker = askerId === userId;
  if (issue && issue.status >= IssueStatus.Closed) {
    // What is said once more opens nothing again.
    const before = await findSaid(transaction, { id, userId, clientId });
    if (before !== null) return { id: before, message: null };
    if (issue.status === IssueStatus.Finished) throw conflict('This request is finished.');
    if (isAsker && !wasWithdrawnSince(issue, begunAt)) await reopenIssue(transaction, viewer, issue, now);
  }
  const called = issue === null && isAsker ? await holdThoseToCall(transaction, id, userId) : [];
  const messageId = randomUUID();
  const waiting = isAsker ? ('begins' as const) : ('ends' as const);
  const message = { id: messageId, conversationId: id, userId, type, clientId, body: body ?? null, waiting };
  const said = await addMessage(transaction, message, now);
  if (said === null) {
    const before = await findSaid(transaction, { id, userId, clientId });
    if (before === null) throw notFound('conversation');
    return { id: before, message: null };
  }
  if (called.length > 0) await callToConversation(transaction, id, called, now);
  if (!asset) return { id: messageId, message: said };
  await insertMessageAsset(transaction, { messageId, userId }, { asset, staged }, now);
  return { id: messageId, message: null };
}

/** The id of what was said under this client_id; null where nothing was. */
async function findSaid(
  database: Queryable,
  { id, userId, clientId }: { id: string; userId: string; clientId: string },
): Promise<string | null> {
  const said = await queryFirst<{ id: string; conversation_id: string }>(
    database,
    'select id, conversation_id from messages where user_id = $1 and client_id = $2',
    [userId, clientId],
  );
  if (said && said.conversation_id !== id) throw conflict('This client_id was used in another conversation.');
  return said?.id ?? null;
}

/** What was said is gone, for everybody; a mark of it stays. */
export async function takeBack(
  transaction: Queryable,
  viewer: Viewer,
  { id, messageId }: { id: string; messageId: string },
  now: Date,
): Promise<void> {
  await holdAsPart(transaction, viewer, id);
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

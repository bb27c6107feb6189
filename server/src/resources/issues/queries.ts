import { randomUUID } from 'node:crypto';

import { IssueStatus, type Issue, type IssueChange, type IssueType, type NewIssue } from '@/contract/issue';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { notFound } from '../../http/failure';
import { IS_SEEN, ISSUE, WITH_PEOPLE } from './records';
import { canAnswer } from './responders';
import { toValues, type Viewer } from './viewer';

/** What the rules go by. */
export interface IssueRow {
  id: string;
  traveller_id: string;
  company_id: string;
  current_handler_id: string | null;
  /** Whether that one can answer it still. */
  has_handler: boolean;
  type: IssueType;
  status: IssueStatus;
  country_code: string | null;
  description: string | null;
  /** Null where they were erased. */
  moved_by: string | null;
  /** Null where no call came before it. */
  called_at: Date | null;
  updated_at: Date;
}

export async function readIssue(database: Queryable, viewer: Viewer, id: string): Promise<Issue> {
  const row = await queryFirst<{ issue: Issue }>(
    database,
    `select ${ISSUE} as issue from ${WITH_PEOPLE} where issue.id = $4 and (${IS_SEEN})`,
    [...toValues(viewer), id],
  );
  if (!row) throw notFound('issue');
  return row.issue;
}

/** Of whoever did something to it, be it theirs to see any longer or not. */
export async function readChanged(database: Queryable, { userId }: Viewer, id: string): Promise<Issue> {
  const { issue } = await queryOne<{ issue: Issue }>(
    database,
    `select ${ISSUE} as issue from ${WITH_PEOPLE} where issue.id = $2`,
    [userId, id],
  );
  return issue;
}

const RULED = `issue.id, issue.traveller_id, issue.company_id, issue.current_handler_id, issue.type, issue.status,
  ${canAnswer('issue.current_handler_id', 'issue.type')} as has_handler, issue.country_code, issue.description, issue.moved_by, issue.called_at, issue.updated_at`;

/** What is done beside a request, without changing it. */
export async function seeIssue(database: Queryable, viewer: Viewer, id: string): Promise<IssueRow> {
  const row = await queryFirst<IssueRow>(
    database,
    `select ${RULED} from issues issue where issue.id = $4 and (${IS_SEEN})`,
    [...toValues(viewer), id],
  );
  if (!row) throw notFound('issue');
  return row;
}

/** Held until the transaction ends: of all who want to claim it at once, each sees what the one before did. */
export async function holdIssue(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  isSeen: string = IS_SEEN,
): Promise<IssueRow> {
  const row = await queryFirst<IssueRow>(
    transaction,
    // Whoever had to wait for it looks once more, at what another has made of it meanwhile: that is how PostgreSQL holds rows.
    `select ${RULED} from issues issue where issue.id = $4 and (${isSeen}) for update`,
    [...toValues(viewer), id],
  );
  if (!row) throw notFound('issue');
  return row;
}

/** The same of the request that a conversation is about, with whether the viewer takes part in that; null where there is none that they see. */
export function holdIssueOf(
  transaction: Queryable,
  viewer: Viewer,
  conversationId: string,
): Promise<(IssueRow & { takes_part: boolean }) | null> {
  return queryFirst(
    transaction,
    `select ${RULED}, exists (select 1 from conversation_participants own
       where own.conversation_id = $4 and own.user_id = $1::uuid) as takes_part
     from issues issue where issue.id = (select issue_id from conversations where id = $4) and (${IS_SEEN}) for update`,
    [...toValues(viewer), conversationId],
  );
}

interface OpenedIssue extends Omit<NewIssue, 'called_at' | 'asked_at'> {
  /** The call that it came out of, by the clock of whoever called. */
  calledAt: Date | null;
  /** Null where it was asked as it arrived. */
  askedAt: Date | null;
  /** Nothing but the call is known yet. */
  needsWords?: boolean;
}

export async function insertIssue(
  transaction: Queryable,
  { id: travellerId, companyId }: { id: string; companyId: string },
  issue: OpenedIssue,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const needsWords = issue.needsWords ?? false;
  await transaction.query(
    `insert into issues (id, traveller_id, company_id, creator_id, type, status, description, latitude, longitude,
       country_code, called_at, needs_words, asked_at, moved_by, created_at, updated_at)
     values ($1, $2, $3, $2, $4, $5, $6, $7, $8, $9, $10, $11, $12, $2, $13, $13)`,
    [
      id,
      travellerId,
      companyId,
      issue.type,
      needsWords ? IssueStatus.CollectingDetails : IssueStatus.Waiting,
      issue.description ?? null,
      issue.lat ?? null,
      issue.lng ?? null,
      issue.country_code ?? null,
      issue.calledAt,
      needsWords,
      issue.askedAt,
      now,
    ],
  );
  await transaction.query(
    `with begun as (
       insert into conversations (id, issue_id, waits_since, quiet_since, created_at, updated_at)
       values ($1, $2, $3, $3, $3, $3) returning id)
     insert into conversation_participants (conversation_id, user_id, joined_at) select id, $4, $3 from begun`,
    [randomUUID(), id, now, travellerId],
  );
  return id;
}

/** Whoever asked has nobody who answers, from now on or for longer. */
export async function beginWaiting(transaction: Queryable, conversationId: string, now: Date): Promise<void> {
  await transaction.query('update conversations set waits_since = coalesce(waits_since, $2) where id = $1', [
    conversationId,
    now,
  ]);
}

/** Of what is at its end nobody waits for anything. */
export async function endWaiting(transaction: Queryable, conversationId: string): Promise<void> {
  await transaction.query('update conversations set waits_since = null, quiet_since = null where id = $1', [
    conversationId,
  ]);
}

export async function findConversation(database: Queryable, issueId: string): Promise<string> {
  const { id } = await queryOne<{ id: string }>(
    database,
    'select id from conversations where issue_id = $1',
    [issueId],
  );
  return id;
}

/** The code of two letters; null where there is no such country. */
export async function findCountryCode(transaction: Queryable, code: string): Promise<string | null> {
  const row = await queryFirst<{ country_code: string }>(
    transaction,
    'select country_code from countries where country_code = $1 or country_code_3 = $1',
    [code],
  );
  return row?.country_code ?? null;
}

/** Who waits for help has no handler. */
export async function moveIssue(
  transaction: Queryable,
  id: string,
  to: { status: IssueStatus; movedBy: string; handlerId?: string },
  now: Date,
): Promise<void> {
  await transaction.query(
    `update issues set status = $2::smallint, moved_by = $3, updated_at = $5,
       current_handler_id = case when $2::smallint >= ${IssueStatus.Handling} then coalesce($4, current_handler_id) end,
       reopened_at = case when status >= ${IssueStatus.Closed} and $2::smallint < ${IssueStatus.Closed} then $5::timestamptz
         when $2::smallint < ${IssueStatus.Closed} then reopened_at end
     where id = $1`,
    [id, to.status, to.movedBy, to.handlerId ?? null, now],
  );
}

export async function changeIssue(
  transaction: Queryable,
  id: string,
  { description, type }: Pick<IssueChange, 'description' | 'type'>,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update issues set description = case when $2 then $3 else description end, type = coalesce($4, type), updated_at = $5
     where id = $1`,
    [id, description !== undefined, description ?? null, type ?? null, now],
  );
}

/** Whoever helped was erased: what they had is handed back (`jobs/hand-back-requests.ts`), and lists of changes tell so. */
export async function forgetHelper(transaction: Queryable, userId: string, now: Date): Promise<void> {
  for (const column of ['current_handler_id', 'moved_by'])
    await transaction.query(`update issues set ${column} = null, updated_at = $2 where ${column} = $1`, [
      userId,
      now,
    ]);
}

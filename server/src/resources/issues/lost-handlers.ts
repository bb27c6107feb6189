import { IssueStatus, IssueType } from '@/contract/issue';

import type { Queryable } from '../../database/database';
import { announce } from '../conversations/announcements';
import type { IssueRow } from './queries';
import { canAnswer, hasDoctors } from './responders';

const { CollectingDetails, Waiting, Handling } = IssueStatus;

export interface LostIssue extends Pick<
  IssueRow,
  'id' | 'traveller_id' | 'company_id' | 'current_handler_id' | 'type' | 'country_code'
> {
  conversation_id: string;
  /** Nobody waits any longer where whoever asked was removed. */
  is_awaited: boolean;
}

/**
 * So many requests, at the most, that are claimed by somebody who can answer them no more, until the transaction ends; but for those to which something
 * is done at this moment. By the index from one handler to the next: the cost is theirs, and not that of what they have claimed.
 */
export function takeLost(transaction: Queryable, atMost: number): Promise<LostIssue[]> {
  return transaction.query<LostIssue>(
    `with recursive handler as (
       (select current_handler_id as id, type from issues
        where status = ${Handling} and current_handler_id is not null order by 1, 2 limit 1)
       union all
       select next.id, next.type from handler cross join lateral (
         select current_handler_id as id, type from issues
         where status = ${Handling} and (current_handler_id, type) > (handler.id, handler.type) order by 1, 2 limit 1) next),
     gone as materialized (select id, type from handler where not ${canAnswer('handler.id', 'handler.type')}),
     lost as (
       (select id from issues where status = ${Handling} and current_handler_id is null)
       union all
       (select issue.id from gone join issues issue on issue.current_handler_id = gone.id and issue.type = gone.type
        where issue.status = ${Handling})
       limit ${atMost})
     select issue.id, issue.traveller_id, issue.company_id, issue.current_handler_id, issue.type, issue.country_code,
       conversation.id as conversation_id,
       exists (select 1 from travellers asking where asking.id = issue.traveller_id and asking.deleted_at is null) as is_awaited
     from issues issue join conversations conversation on conversation.issue_id = issue.id
     where issue.id in (select id from lost) and issue.status = ${Handling}
       and not ${canAnswer('issue.current_handler_id', 'issue.type')}
     order by issue.id for update of issue skip locked`,
  );
}

/**
 * They wait again, for nobody has them. Those who had them hear that too, where they are still there. All is held in the order in which everybody
 * holds it: requests, conversations, and then everybody who hears of it.
 */
export async function makeWait(
  transaction: Queryable,
  issues: readonly LostIssue[],
  now: Date,
): Promise<void> {
  const ids = issues.map(({ id }) => id);
  await transaction.query(
    'select 1 from conversations where issue_id = any($1::uuid[]) order by id for update',
    [ids],
  );
  await transaction.query(
    `select 1 from travellers where id in (
       select unnest(concerned_with_issues($1)) union select taking.user_id from conversation_participants taking
         join conversations conversation on conversation.id = taking.conversation_id where conversation.issue_id = any($1))
     order by id for no key update`,
    [ids],
  );
  const handlers = issues.flatMap(({ current_handler_id: id }) => id ?? []);
  await transaction.query('select raise_issues_revisions($1::uuid[])', [handlers]);
  await transaction.query(
    `update issues set current_handler_id = null, moved_by = null, updated_at = $2,
       status = case when needs_words and not exists (
         select 1 from conversations talk join messages said on said.conversation_id = talk.id
         where talk.issue_id = issues.id and said.user_id = issues.traveller_id)
       then ${CollectingDetails} else ${Waiting} end
     where id = any($1::uuid[])`,
    [ids, now],
  );
}

type Loss = Pick<IssueRow, 'traveller_id' | 'current_handler_id' | 'type' | 'country_code'>;

/** Says that whoever had it is gone, and whether there is anybody else who was told. */
export async function announceLoss(
  transaction: Queryable,
  { traveller_id: askerId, current_handler_id: handlerId, type, country_code: countryCode }: Loss,
  conversationId: string,
  now: Date,
): Promise<void> {
  const isHeard =
    type !== IssueType.SelfHelpMedical || (await hasDoctors(transaction, { countryCode, askerId }));
  await announce(transaction, conversationId, isHeard ? 'handedBack' : 'leftAlone', now, handlerId);
}

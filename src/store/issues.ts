import { IssueStatus, type Issue, type IssueType } from '@/contract/issue';

import { forgetConversationOf } from './conversations';
import type { Extent } from './downloads';
import { moveDraftPhoto } from './draft-photos';
import { moveDraft } from './drafts';
import { currentId } from './ids-made-here';
import type { ParkedReason } from './outbox';
import type { SubjectOf } from './outbox-kinds';
import { isNotOlder } from './rows';
import type { Reader, Transaction } from './store-database';

/** What was asked for here, until the service says it in its own words. */
export interface LocalIssue {
  type: IssueType;
  description: string | null;
}

/** How a request for help stands between this device and the service. */
export type IssueSending =
  | { kind: 'waiting' | 'sending' | 'sent' }
  | { kind: 'refused'; entryId: string; reason: ParkedReason }
  /** To be withdrawn, which the service may not know yet. */
  | { kind: 'cancelling' }
  | { kind: 'not-cancelled'; entryId: string; reason: ParkedReason };

export interface StoredIssue extends LocalIssue {
  id: string;
  askedAt: number;
  /** Nothing is known of it but that they called for help. */
  isBareCall: boolean;
  /** The service has told of it. */
  isHeard: boolean;
  /** As the service says; what it has not heard of waits for help. */
  status: IssueStatus;
  /** The name of whoever has begun to help. */
  handler: string | null;
  /** The call for help that it belongs to, where that was made on this device. */
  checkInId: string | null;
  sending: IssueSending;
}

interface IssueRow {
  id: string;
  asked_at: number;
  record: string | null;
  local: string | null;
  check_in_id: string | null;
  cancelled_here: number;
  create_id: string | null;
  create_attempts: number | null;
  create_parked: string | null;
  cancel_id: string | null;
  cancel_parked: string | null;
}

const SELECT = `select issues.*, asked.id as create_id, asked.attempts as create_attempts, asked.parked as create_parked,
    cancelled.id as cancel_id, cancelled.parked as cancel_parked
  from issues
  left join outbox asked on asked.subject = 'issue/' || issues.id and asked.kind = 'issue-create'
  left join outbox cancelled on cancelled.subject = 'issue/' || issues.id and cancelled.kind = 'issue-cancel'`;

/** SQL: it is the traveller's own. Whoever helps others is told of theirs too. */
export const OWN = `(issues.record is null or issues.record ->> '$.affected.id' =
  coalesce((select profile.record ->> '$.id' from profile), issues.record ->> '$.affected.id'))`;

export function issueSubject(id: string): SubjectOf<'issue-create'> {
  return `issue/${id}`;
}

/** SQL: more than a call that nobody has taken. That is no request of the traveller's yet: its card over every tab tells how it stands. */
export const IS_REQUEST = `coalesce(issues.record ->> '$.status', ${IssueStatus.Waiting}) <> ${IssueStatus.CollectingDetails}`;

/** The traveller's own, the newest first. */
export async function listIssues(reader: Reader): Promise<StoredIssue[]> {
  const rows = await reader.all<IssueRow>(
    `${SELECT} where ${OWN} and ${IS_REQUEST} order by asked_at desc, issues.id`,
  );
  return rows.map(toStoredIssue);
}

/** Somebody waits for help, or gives it: a request of the traveller's, or one that they have taken, is not over. */
export async function isHelpUnderWay(reader: Reader): Promise<boolean> {
  const found = await reader.first(
    `select 1 as found from issues
     where (${OWN} or issues.record ->> '$.current_handler.id' = (select profile.record ->> '$.id' from profile))
       and coalesce(issues.record ->> '$.status', ${IssueStatus.Waiting}) < ${IssueStatus.Closed} limit 1`,
  );
  return found !== null;
}

export async function getIssue(reader: Reader, id: string): Promise<StoredIssue | null> {
  const row = await reader.first<IssueRow>(`${SELECT} where issues.id = ? and ${OWN}`, [
    await currentId(reader, id),
  ]);
  return row && toStoredIssue(row);
}

/** Whoever's it is: what is said about it is said by both sides. */
export async function getAnyIssue(reader: Reader, id: string): Promise<StoredIssue | null> {
  const row = await reader.first<IssueRow>(`${SELECT} where issues.id = ?`, [await currentId(reader, id)]);
  return row && toStoredIssue(row);
}

function toStoredIssue(row: IssueRow): StoredIssue {
  const record = row.record === null ? null : (JSON.parse(row.record) as Issue);
  const { type, description } = record ?? (JSON.parse(row.local ?? 'null') as LocalIssue);
  const handler = record?.current_handler ?? null;
  return {
    id: row.id,
    askedAt: row.asked_at,
    type,
    description,
    isBareCall: record?.called_at != null,
    isHeard: record !== null,
    status: record?.status ?? IssueStatus.Waiting,
    handler: handler && nameOfPerson(handler),
    checkInId: row.check_in_id,
    sending: toSending(row),
  };
}

/** Which may be long before the service heard of it. */
export function whenAsked({ asked_at, created_at }: Issue): string {
  return asked_at ?? created_at;
}

export function nameOfPerson({
  display_name,
  first_name,
  last_name,
}: NonNullable<Issue['current_handler']>): string {
  return display_name ?? [first_name, last_name].filter(Boolean).join(' ');
}

function toSending(row: IssueRow): IssueSending {
  const reasonOf = (parked: string) => JSON.parse(parked) as ParkedReason;
  if (row.create_id !== null && row.create_parked !== null)
    return { kind: 'refused', entryId: row.create_id, reason: reasonOf(row.create_parked) };
  if (row.cancel_id !== null && row.cancel_parked !== null)
    return { kind: 'not-cancelled', entryId: row.cancel_id, reason: reasonOf(row.cancel_parked) };
  if (row.cancelled_here === 1) return { kind: 'cancelling' };
  if (row.create_attempts === null) return { kind: 'sent' };
  return { kind: row.create_attempts > 0 ? 'sending' : 'waiting' };
}

/** What the service says of requests. An answer that was under way while a newer one arrived must not undo it. */
export async function saveIssues(transaction: Transaction, issues: readonly Issue[]): Promise<void> {
  const rows = issues.map((record) => ({ id: record.id, at: Date.parse(whenAsked(record)), record }));
  await transaction.run(
    `insert into issues (id, asked_at, record)
     select value ->> '$.id', value ->> '$.at', value -> '$.record' from json_each(?) where true
     on conflict (id) do update set record = excluded.record, asked_at = excluded.asked_at
     where record is not excluded.record and ${isNotOlder}`,
    [JSON.stringify(rows)],
  );
}

export interface ListedIssues {
  issues: readonly Issue[];
  /** Unix seconds by the service's clock: of what changed later the list says nothing. */
  asOf: number | null;
}

/** SQL: the traveller has written something about it that nobody has heard yet. */
const HAS_UNHEARD = `(exists (select 1 from outbox where subject = 'issue/' || issues.id and kind in ('issue-message', 'issue-photo'))
  or exists (select 1 from drafts where issue_id = issues.id and body <> '')
  or exists (select 1 from draft_photos where about = 'issue/' || issues.id))`;

/**
 * All that there are: what is not among them is finished, and stays as such while words of the traveller's wait in it. Unless it is their
 * own, open, and so new that it was asked for while the list was under way, or what whoever helps did about it is not settled.
 */
export async function replaceIssues(
  transaction: Transaction,
  { issues, asOf }: ListedIssues,
  extent: Extent,
): Promise<void> {
  await saveIssues(transaction, issues);
  if (extent === 'part') return;
  const finished = await transaction.all<{ id: string }>(
    `select id from issues where record is not null and id not in (select value from json_each(?1))
       and (record ->> '$.status' >= ${IssueStatus.Closed} or not ${OWN} or unixepoch(record ->> '$.updated_at') < ?2)
       and not exists (select 1 from outbox where subject = 'issue/' || issues.id and kind = 'issue-move')
       and not exists (select 1 from outbox where subject = 'notes/' || issues.id)`,
    [JSON.stringify(issues.map(({ id }) => id)), asOf],
  );
  for (const { id } of finished) await endIssue(transaction, id);
}

/** It is finished. */
export async function endIssue(transaction: Transaction, id: string): Promise<void> {
  const kept = await transaction.run(
    `update issues set record = json_set(record, '$.status', ${IssueStatus.Finished})
     where id = ? and ${OWN} and ${HAS_UNHEARD}`,
    [id],
  );
  if (kept === 0) await forgetIssue(transaction, id);
}

/** Nothing that was written in it is left to be decided upon: it goes as other finished ones do. */
export async function forgetIfFinished(transaction: Transaction, id: string): Promise<void> {
  const finished = await transaction.first(
    `select 1 as found from issues where id = ? and record ->> '$.status' = ${IssueStatus.Finished}
       and ${OWN} and not ${HAS_UNHEARD}`,
    [id],
  );
  if (finished) await forgetIssue(transaction, id);
}

export async function saveLocalIssue(
  transaction: Transaction,
  {
    id,
    askedAt,
    checkInId,
    local,
  }: { id: string; askedAt: number; checkInId: string | null; local: LocalIssue },
): Promise<void> {
  await transaction.run('insert into issues (id, asked_at, local, check_in_id) values (?, ?, ?, ?)', [
    id,
    askedAt,
    JSON.stringify(local),
    checkInId,
  ]);
}

/** The service gave a request of this device its id: what was here under the old one stands under the new one. */
export async function exchangeIssue(transaction: Transaction, localId: string, sent: Issue): Promise<void> {
  const row = await transaction.first<Pick<IssueRow, 'check_in_id' | 'cancelled_here'>>(
    'select check_in_id, cancelled_here from issues where id = ?',
    [localId],
  );
  await saveIssues(transaction, [sent]);
  // A list that told of it before the answer came has done the rest.
  if (!row) return;
  await transaction.run('delete from issues where id = ?', [localId]);
  await moveDraft(transaction, localId, sent.id);
  await moveDraftPhoto(transaction, localId, sent.id);
  await transaction.run('update issues set check_in_id = ?2, cancelled_here = ?3 where id = ?1', [
    sent.id,
    row.check_in_id,
    row.cancelled_here,
  ]);
}

/** To be withdrawn, as far as this device is concerned. */
export async function markCancelled(transaction: Transaction, id: string): Promise<void> {
  await transaction.run('update issues set cancelled_here = 1 where id = ?', [id]);
}

/** It is not withdrawn after all. */
export async function unmarkCancelled(transaction: Transaction, id: string): Promise<void> {
  await transaction.run('update issues set cancelled_here = 0 where id = ?', [id]);
}

export async function settleCancelled(transaction: Transaction, cancelled: Issue): Promise<void> {
  await saveIssues(transaction, [cancelled]);
  await unmarkCancelled(transaction, cancelled.id);
}

/** With all that was said about it. */
export async function forgetIssue(transaction: Transaction, id: string): Promise<void> {
  await forgetConversationOf(transaction, id);
  await transaction.run('delete from issues where id = ?', [id]);
}

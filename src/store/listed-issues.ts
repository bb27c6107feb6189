import { IssueStatus, type Issue } from '@/contract/issue';

import type { Extent } from './downloads';
import { exchangeIssue, replaceIssues, type ListedIssues } from './issues';
import { removeEntries, toEntry, type EntryOf, type OutboxRow } from './outbox';
import { idOf } from './outbox-kinds';
import { getProfile } from './profile';
import type { Reader, Transaction } from './store-database';
import { exchangeId } from './waiting-entries';

/** Clocks of phones are off by as much without anybody noticing. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * A list may tell of a request that was made here before the answer does, which may be lost. It is that one from then on: shown twice, it would
 * be written in twice, and what is said in the one passes what waits in the other.
 */
export async function saveListedIssues(
  transaction: Transaction,
  listed: ListedIssues,
  extent: Extent,
): Promise<void> {
  const made = await listMaybeArrived(transaction);
  const news = made.length > 0 ? await listNews(transaction, listed.issues) : [];
  for (const entry of made) {
    const at = news.findIndex((issue) => isFrom(entry, issue));
    const [issue] = at < 0 ? [] : news.splice(at, 1);
    if (!issue) continue;
    await removeEntries(transaction, [entry.id]);
    await exchangeId(transaction, entry, issue.id);
    await exchangeIssue(transaction, idOf(entry), issue);
  }
  await replaceIssues(transaction, listed, extent);
}

async function listMaybeArrived(reader: Reader): Promise<EntryOf<'issue-create'>[]> {
  const rows = await reader.all<OutboxRow>(
    `select * from outbox where kind = 'issue-create' and attempts > 0 and parked is null order by position`,
  );
  return rows.map((row) => toEntry(row) as EntryOf<'issue-create'>);
}

/** The traveller's own that are open, and of which this device knew nothing before, or no more than the call that they came out of. */
async function listNews(reader: Reader, issues: readonly Issue[]): Promise<Issue[]> {
  const me = await getProfile(reader);
  const known = await reader.all<{ id: string }>(
    `select id from issues where record is not null and record ->> '$.called_at' is null`,
  );
  const ids = new Set(known.map(({ id }) => id));
  return issues.filter(
    ({ id, status, affected }) =>
      status < IssueStatus.Closed && !ids.has(id) && (me === null || affected.id === me.id),
  );
}

/** In the same words and no older than the first try. */
function isFrom({ payload, createdAt, firstSentAt }: EntryOf<'issue-create'>, issue: Issue): boolean {
  const { type, description } = payload.issue;
  return (
    issue.type === type &&
    issue.description === (description ?? null) &&
    Date.parse(issue.updated_at) >= (firstSentAt ?? createdAt) - CLOCKS_DIFFER_MS
  );
}

import type { Database, Queryable } from '../database/database';
import { messageMissed } from '../events/kinds/conversation-events';
import { issueOpened } from '../events/kinds/issue-events';
import { recordEvents } from '../events/record-events';
import { announceLoss, makeWait, takeLost } from '../resources/issues/lost-handlers';
import { beginWaiting } from '../resources/issues/queries';

const AT_ONCE = 50;

/**
 * What is claimed by somebody who was removed or erased, or has lost the role that answers it, waits again, and those who can answer it are told. By how
 * things stand, and not by what happened: so it is found whichever way they were lost.
 */
export async function handBackRequests(
  database: Database,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE && !isStopping();)
    taken = await database.transaction((transaction) => handBackSome(transaction, now));
}

async function handBackSome(transaction: Queryable, now: Date): Promise<number> {
  const issues = await takeLost(transaction, AT_ONCE);
  if (issues.length === 0) return 0;
  await makeWait(transaction, issues, now);
  const awaited = issues.filter(({ is_awaited }) => is_awaited);
  for (const issue of awaited) {
    await announceLoss(transaction, issue, issue.conversation_id, now);
    await beginWaiting(transaction, issue.conversation_id, now);
  }
  const opened = awaited.map(({ id, traveller_id, company_id }) => ({
    traveller_id,
    company_id,
    data: { issue_id: id },
  }));
  await recordEvents(transaction, issueOpened, { about: {}, concerned: opened }, now);
  const missed = awaited.map(({ conversation_id, traveller_id, company_id }) => ({
    traveller_id,
    company_id,
    data: { conversation_id },
  }));
  await recordEvents(transaction, messageMissed, { about: { waitsAgain: true }, concerned: missed }, now);
  return issues.length;
}

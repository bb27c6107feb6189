import { IssueStatus, type Issue, type IssueChange, type NewIssue } from '@/contract/issue';

import type { Queryable } from '../../database/database';
import { issueOpened } from '../../events/kinds/issue-events';
import { recordEvents } from '../../events/record-events';
import { invalid } from '../../http/failure';
import { changeIssue, findCountryCode, holdIssue, insertIssue, moveIssue, readChanged } from './queries';
import { WAS_SEEN } from './records';
import { actorOf, findMove, judgeMove, judgeWords, type Move } from './rules';
import { viewerOfAsker, type Viewer } from './viewer';

/** With it begins its conversation; whoever can help hears of it at once. */
export async function openIssue(
  transaction: Queryable,
  traveller: { id: string; companyId: string },
  written: NewIssue,
  now: Date,
): Promise<Issue> {
  const country_code = await readCountryCode(transaction, written);
  const id = await insertIssue(transaction, traveller, { ...written, country_code }, now);
  const concerned = [{ traveller_id: traveller.id, company_id: traveller.companyId, data: { issue_id: id } }];
  await recordEvents(transaction, issueOpened, { about: {}, concerned }, now);
  return readChanged(transaction, viewerOfAsker(traveller.id), id);
}

async function readCountryCode(
  transaction: Queryable,
  { country_code: code }: NewIssue,
): Promise<string | null> {
  if (code == null) return null;
  const known = await findCountryCode(transaction, code);
  if (known === null) throw invalid([{ field: 'issue.country_code', message: 'is no country' }]);
  return known;
}

export async function actOnIssue(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  move: Move,
  now: Date,
): Promise<Issue> {
  const issue = await holdIssue(transaction, viewer, id, move === 'claim' ? WAS_SEEN : undefined);
  const status = judgeMove(issue, move, viewer);
  if (status !== null) await moveTo(transaction, viewer, id, status, now);
  return readChanged(transaction, viewer, id);
}

export async function updateIssue(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  change: IssueChange,
  now: Date,
): Promise<Issue> {
  const issue = await holdIssue(transaction, viewer, id);
  judgeWords(issue, change);
  const move = findMove(issue, change);
  const status = move && judgeMove(issue, move, viewer);
  await changeIssue(transaction, id, change, now);
  if (status !== null) await moveTo(transaction, viewer, id, status, now);
  return readChanged(transaction, viewer, id);
}

async function moveTo(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  status: IssueStatus,
  now: Date,
): Promise<void> {
  const handlerId = status === IssueStatus.Handling ? (viewer.userId ?? undefined) : undefined;
  await moveIssue(transaction, id, { status, movedBy: actorOf(viewer), handlerId }, now);
}

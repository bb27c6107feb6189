import { IssueStatus, IssueType, type Issue, type IssueChange, type NewIssue } from '@/contract/issue';

import type { Queryable } from '../../database/database';
import { issueFinished, messageMissed } from '../../events/kinds/conversation-events';
import { issueOpened } from '../../events/kinds/issue-events';
import { recordEvents } from '../../events/record-events';
import { invalid } from '../../http/failure';
import { announce, joinConversation, type Announcement } from '../conversations/announcements';
import { holdCalls, sayOfCall } from './call-queries';
import { announceLoss } from './lost-handlers';
import {
  changeIssue,
  endWaiting,
  findConversation,
  findCountryCode,
  holdIssue,
  insertIssue,
  moveIssue,
  readChanged,
  type IssueRow,
} from './queries';
import { WAS_SEEN } from './records';
import { hasDoctors } from './responders';
import { actorOf, findMove, judgeMove, judgeWords, whenAsked, type Move } from './rules';
import { viewerOfAsker, type Viewer } from './viewer';

/** With it begins its conversation; whoever can help hears of it at once. */
export async function openIssue(
  transaction: Queryable,
  traveller: { id: string; companyId: string },
  written: NewIssue,
  now: Date,
): Promise<Issue> {
  const country_code = await readCountryCode(transaction, written);
  const type = await whoAnswers(transaction, written.type, {
    countryCode: country_code,
    askerId: traveller.id,
  });
  const issue = { ...written, type, country_code };
  await holdCalls(transaction, traveller.id);
  // What is asked of doctors is no matter of the company's, which has the call.
  const call =
    type === IssueType.SelfHelpMedical ? null : await sayOfCall(transaction, traveller.id, issue, now);
  const moments = { calledAt: calledAtOf(written), askedAt: whenAsked(toDate(written.asked_at), now) };
  const id = call?.id ?? (await insertIssue(transaction, traveller, { ...issue, ...moments }, now));
  const concerned = [{ traveller_id: traveller.id, company_id: traveller.companyId, data: { issue_id: id } }];
  await recordEvents(transaction, issueOpened, { about: {}, concerned }, now);
  return readChanged(transaction, viewerOfAsker(traveller.id), id);
}

/** Doctors hear of no call. */
function calledAtOf({ called_at: calledAt, type }: NewIssue): Date | null {
  return type === IssueType.SelfHelpMedical ? null : toDate(calledAt);
}

function toDate(seconds: number | null | undefined): Date | null {
  return seconds == null ? null : new Date(seconds * 1000);
}

/** What is asked of doctors where there is none would be heard by nobody: it goes to the company. */
async function whoAnswers(
  transaction: Queryable,
  type: IssueType,
  place: { countryCode: string | null; askerId: string },
): Promise<IssueType> {
  const isForDoctors = type === IssueType.SelfHelpMedical;
  return isForDoctors && !(await hasDoctors(transaction, place)) ? IssueType.Medical : type;
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
  if (status !== null) await moveTo(transaction, viewer, issue, status, now);
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
  const isReworded = judgeWords(issue, change, viewer);
  const move = findMove(issue, change);
  const status = move && judgeMove(issue, move, viewer);
  if (isReworded) await changeIssue(transaction, id, change, now);
  if (status !== null) await moveTo(transaction, viewer, issue, status, now);
  return readChanged(transaction, viewer, id);
}

async function moveTo(
  transaction: Queryable,
  viewer: Viewer,
  { id, traveller_id, company_id, called_at }: IssueRow,
  status: IssueStatus,
  now: Date,
): Promise<void> {
  const handlerId = status === IssueStatus.Handling ? (viewer.userId ?? undefined) : undefined;
  await moveIssue(transaction, id, { status, movedBy: actorOf(viewer), handlerId }, now);
  const conversationId = await findConversation(transaction, id);
  if (handlerId !== undefined) await joinConversation(transaction, conversationId, handlerId, now);
  if (status >= IssueStatus.Closed) await endWaiting(transaction, conversationId);
  const announcement = ANNOUNCED[status];
  if (announcement) await announce(transaction, conversationId, announcement, now);
  const whom = { traveller_id, company_id };
  if (handlerId !== undefined && called_at !== null) {
    const concerned = [{ ...whom, data: { conversation_id: conversationId } }];
    await recordEvents(transaction, messageMissed, { about: { isTaken: true }, concerned }, now);
  }
  if (status !== IssueStatus.Finished) return;
  const concerned = [{ ...whom, data: {} }];
  await recordEvents(transaction, issueFinished, { about: {}, concerned }, now);
}

const ANNOUNCED: Partial<Record<IssueStatus, Announcement>> = {
  [IssueStatus.Closed]: 'closed',
  [IssueStatus.Cancelled]: 'cancelled',
};

/** Whoever asked and writes once more needs help still. Nothing where the request is open. */
export async function reopenIssue(
  transaction: Queryable,
  viewer: Viewer,
  issue: IssueRow,
  now: Date,
): Promise<void> {
  if (issue.status !== IssueStatus.Closed && issue.status !== IssueStatus.Cancelled) return;
  const status = judgeMove(issue, issue.has_handler ? 'resume' : 'reopen', viewer);
  if (status === null) return;
  await moveIssue(transaction, issue.id, { status, movedBy: actorOf(viewer) }, now);
  const { traveller_id, company_id, id } = issue;
  const conversationId = await findConversation(transaction, id);
  await announce(transaction, conversationId, 'reopened', now, traveller_id);
  const isLost = issue.current_handler_id !== null && !issue.has_handler;
  if (isLost) await announceLoss(transaction, issue, conversationId, now);
  const concerned = [{ traveller_id, company_id, data: { issue_id: id } }];
  await recordEvents(transaction, issueOpened, { about: { again: true }, concerned }, now);
}

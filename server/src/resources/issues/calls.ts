import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, IssueType, type NewIssue } from '@/contract/issue';

import type { Queryable } from '../../database/database';
import { announce } from '../conversations/announcements';
import { findRequestOf, hasSaidSince, holdCalls, holdOpenCalls, placeCall, type Said } from './call-queries';
import { endWaiting, findConversation, findCountryCode, insertIssue, moveIssue } from './queries';
import { whenAsked } from './rules';

interface Calling {
  id: string;
  companyId: string;
}

interface Call extends Said {
  words: string | null;
  lat: number | null;
  lng: number | null;
  countryCode: string | null;
}

/**
 * Who calls for help waits for it, in the list of those who help, from this moment on. A call has one request, however often it is
 * repeated: what is said of it later is said of that one. By whose id it is told; null for a call that is over before it is heard.
 */
export async function hearCall(
  transaction: Queryable,
  { id, companyId }: Calling,
  { at, deviceToken, words, lat, lng, countryCode }: Call,
  now: Date,
): Promise<string | null> {
  await holdCalls(transaction, id);
  const before = await findRequestOf(transaction, id, at);
  if (before !== null) return before;
  if (await hasSaidSince(transaction, id, CheckInStatus.Safe, { at, deviceToken })) return null;
  const country_code = countryCode === null ? null : await findCountryCode(transaction, countryCode);
  const place = { lat, lng, country_code };
  const open = await holdOpenCalls(transaction, id);
  for (const call of open) {
    await placeCall(transaction, call.id, place, now);
    // Nobody is asked twice; whoever has it is to hear that it is not over.
    if (call.status === IssueStatus.Handling) await say(transaction, call.id, 'calledAgain', id, now);
  }
  const [last] = open;
  if (last) return last.id;
  const issue: NewIssue = { type: IssueType.Other, description: words, ...place };
  const call = { ...issue, calledAt: at, askedAt: whenAsked(at, now), needsWords: true };
  return insertIssue(transaction, { id, companyId }, call, now);
}

/**
 * Nobody has to help any more where nobody has begun to; whoever has hears of it, and judges for themselves. What was said before the
 * last call, and came after it, ends nothing.
 */
export async function endCalls(
  transaction: Queryable,
  travellerId: string,
  safe: Said,
  now: Date,
): Promise<void> {
  await holdCalls(transaction, travellerId);
  if (await hasSaidSince(transaction, travellerId, CheckInStatus.Help, safe)) return;
  for (const { id, status } of await holdOpenCalls(transaction, travellerId, safe.at)) {
    if (status === IssueStatus.CollectingDetails) await withdraw(transaction, id, travellerId, now);
    await say(transaction, id, 'safe', travellerId, now);
  }
}

async function withdraw(transaction: Queryable, id: string, travellerId: string, now: Date): Promise<void> {
  await moveIssue(transaction, id, { status: IssueStatus.Cancelled, movedBy: travellerId }, now);
  await endWaiting(transaction, await findConversation(transaction, id));
}

async function say(
  transaction: Queryable,
  issueId: string,
  what: 'safe' | 'calledAgain',
  travellerId: string,
  now: Date,
): Promise<void> {
  await announce(transaction, await findConversation(transaction, issueId), what, now, travellerId);
}

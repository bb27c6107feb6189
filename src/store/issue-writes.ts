import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, IssueType } from '@/contract/issue';
import { firstCallOf } from '@/domain/first-call';

import { findFirstCall, findOpenHelp } from './check-ins';
import { forgetHelpDraft } from './help-draft';
import { newIdMadeHere } from './ids-made-here';
import { forgetIssue, getIssue, issueSubject, markCancelled, saveLocalIssue } from './issues';
import { findOpenIssueOf, listAskedWith } from './issues-of-call';
import type { KeptPhoto } from './message-photos';
import { writeMessage } from './message-writes';
import { countsFrom, isSaidAfter } from './order-of-words';
import { addEntry, findUnsentEntry, removeEntriesOf, removeUnsentEntries, replacePayload } from './outbox';
import { listWaitingBytes } from './recalled-bytes';
import { giveUpWaitingFor } from './refusals';
import type { Reader, Transaction } from './store-database';
import type { WriteContext } from './write-context';

export interface HelpWanted {
  type: IssueType;
  /** In the traveller's own words; empty where they have none. */
  description: string;
  /** The call for help that it says more of. */
  checkInId: string;
  /** What helps to see; the first thing that is said about it. */
  photo?: KeptPhoto;
}

/**
 * What kind of help a call is about. A call has one request: a second tap finds the first. Gives the id under which it is known until the
 * service gives it another; that id keeps working here.
 */
export async function askForHelp(
  transaction: Transaction,
  { type, description, photo, ...wanted }: HelpWanted,
  context: WriteContext,
): Promise<string> {
  const checkInId = await findFirstCall(transaction, wanted.checkInId);
  const before = await findOpenIssueOf(transaction, checkInId);
  if (before !== null) return before;
  const place = await findPlaceOf(transaction, wanted.checkInId);
  const id = await createRequest(transaction, { type, description, checkInId, place }, context);
  if (photo) await writeMessage(transaction, { issueId: id, body: '', photo }, context);
  await forgetHelpDraft(transaction);
  return id;
}

interface NewRequest extends Pick<HelpWanted, 'type' | 'description'> {
  /** Null where the call was not made on this device. */
  checkInId: string | null;
  place: Place;
}

export async function createRequest(
  transaction: Transaction,
  { type, description, checkInId, place }: NewRequest,
  context: WriteContext,
): Promise<string> {
  const id = newIdMadeHere(context);
  // Doctors are looked for in a country; where none is known, the company is asked.
  const isForNobody = type === IssueType.SelfHelpMedical && place.country_code === null;
  const local = { type: isForNobody ? IssueType.Medical : type, description: description.trim() || null };
  await saveLocalIssue(transaction, { id, askedAt: context.now(), checkInId, local });
  const called_at = checkInId && (await findMomentOf(transaction, checkInId));
  const issue = { ...local, ...place, called_at, asked_at: Math.floor(context.now() / 1000) };
  await addEntry(
    transaction,
    { id: context.newId(), kind: 'issue-create', subject: issueSubject(id), payload: { issue } },
    context.now(),
  );
  return id;
}

interface Place {
  lat: number | null;
  lng: number | null;
  country_code: string | null;
}

/**
 * Where the call was made, or where the one that followed it was: a position may have come since. A country of which the service has not told
 * is left out, for it would refuse the whole.
 */
export async function findPlaceOf(reader: Reader, checkInId: string): Promise<Place> {
  const row = await reader.first<Place>(
    `select place.record ->> '$.latitude' as lat, place.record ->> '$.longitude' as lng,
       (select code from countries where code = place.record ->> '$.country_code') as country_code
     from check_ins call join check_ins place on not ${isSaidAfter('call', 'place')}
       and place.record ->> '$.status' = ${CheckInStatus.Help} and place.record ->> '$.latitude' is not null
     where call.id = ? order by ${countsFrom('place')} desc, place.checked_in_at desc limit 1`,
    [checkInId],
  );
  return row ?? { lat: null, lng: null, country_code: null };
}

/** By which the service knows the call, whichever of both arrives first. */
async function findMomentOf(reader: Reader, checkInId: string): Promise<number | null> {
  const row = await reader.first<{ called_at: number }>(
    'select checked_in_at / 1000 as called_at from check_ins where id = ?',
    [checkInId],
  );
  return row && Math.floor(row.called_at);
}

/** One that the service never heard of just goes; of any other it is told. What is over stays as it is. */
export async function cancelIssue(
  transaction: Transaction,
  issueId: string,
  context: WriteContext,
): Promise<void> {
  const issue = await getIssue(transaction, issueId);
  if (!issue || issue.sending.kind === 'cancelling' || issue.status >= IssueStatus.Closed) return;
  const subject = issueSubject(issue.id);
  const dropped = await removeUnsentEntries(transaction, subject, ['issue-create']);
  if (dropped.length > 0) {
    // With what was to be said about it.
    await removeEntriesOf(transaction, subject);
    await forgetIssue(transaction, issue.id);
    await giveUpWaitingFor(transaction, subject, context);
    return;
  }
  await markCancelled(transaction, issue.id);
  const recalls = await listWaitingBytes(transaction, subject);
  const payload = recalls.length > 0 ? { recalls } : null;
  const refused = await findUnsentEntry(transaction, subject, 'issue-cancel');
  if (refused) await replacePayload(transaction, refused, payload);
  else
    await addEntry(
      transaction,
      { id: context.newId(), kind: 'issue-cancel', subject, payload },
      context.now(),
    );
}

/**
 * The last call was a mistake, and so was all that was asked for with it; what was asked for with one before it was meant. To be done before the
 * word that says so is stored.
 */
export async function cancelIssuesOfOpenCall(transaction: Transaction, context: WriteContext): Promise<void> {
  const call = await findOpenHelp(transaction, context.now());
  if (!call) return;
  for (const id of await listAskedWith(transaction, firstCallOf(call)))
    await cancelIssue(transaction, id, context);
}

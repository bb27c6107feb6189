import { forgetDraftPhoto, getDraftPhoto } from './draft-photos';
import { forgetDraft, getDraft } from './drafts';
import { createRequest, findPlaceOf } from './issue-writes';
import { forgetIfFinished, getIssue, issueSubject } from './issues';
import { findOpenIssueOf } from './issues-of-call';
import type { KeptPhoto } from './message-photos';
import { sayBesideDraft } from './message-writes';
import { isMessage, placeOf, type WaitingMessage } from './messages';
import { listEntriesOf, removeEntries } from './outbox';
import { getBytes } from './outbox-bytes';
import type { Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** What was said, or begun, and that nobody has heard. */
interface Unheard {
  body: string;
  place?: { latitude: number; longitude: number };
  photo?: KeptPhoto;
}

/**
 * A request was finished while the traveller still wrote: what nobody has heard of that asks for help anew, all of it in one request, in its
 * order. Gives the id of that; null where there is nothing to ask with. A call has one request: where it has another by now, that hears it.
 */
export async function askAgain(
  transaction: Transaction,
  issueId: string,
  context: WriteContext,
): Promise<string | null> {
  const issue = await getIssue(transaction, issueId);
  if (!issue) return null;
  const unheard = await takeUnheard(transaction, issue.id);
  if (unheard.length === 0) return null;
  const { type, checkInId } = issue;
  const open = checkInId === null ? null : await findOpenIssueOf(transaction, checkInId);
  const asks = open === null ? unheard.find(({ body }) => body !== '') : undefined;
  const place = await findPlaceAgain(transaction, issue);
  const wanted = { type, description: asks?.body ?? '', checkInId, place };
  const id = open ?? (await createRequest(transaction, wanted, context));
  for (const each of unheard) {
    const said = each === asks ? { ...each, body: '' } : each;
    await sayBesideDraft(transaction, { issueId: id, ...said }, context);
  }
  await forgetIfFinished(transaction, issue.id);
  return id;
}

/** It leaves where it was written. What may be on its way stays, and is asked about when it was refused too. */
async function takeUnheard(transaction: Transaction, issueId: string): Promise<Unheard[]> {
  const subject = issueSubject(issueId);
  const entries = (await listEntriesOf(transaction, subject)).filter(isMessage);
  const left = entries.filter(({ attempts, parked }) => attempts === 0 || parked !== null);
  const unheard: Unheard[] = [];
  for (const entry of left) unheard.push(await toUnheard(transaction, entry));
  await removeEntries(
    transaction,
    left.map(({ id }) => id),
  );
  const body = await getDraft(transaction, issueId);
  const photo = (await getDraftPhoto(transaction, subject)) ?? undefined;
  await forgetDraft(transaction, issueId);
  await forgetDraftPhoto(transaction, subject);
  return body === '' && !photo ? unheard : [...unheard, { body, photo }];
}

async function toUnheard(transaction: Transaction, entry: WaitingMessage): Promise<Unheard> {
  const body = entry.payload.message.body ?? '';
  if (entry.kind === 'issue-message')
    return { body, place: placeOf(entry.payload.message.asset) ?? undefined };
  const bytes = await getBytes(transaction, entry.id);
  return { body, ...(bytes && { photo: { content: bytes.content, ...entry.payload.size } }) };
}

/** Where the call that it belongs to was made; else the country alone, for the traveller may have moved on. */
async function findPlaceAgain(
  transaction: Transaction,
  { id, checkInId }: { id: string; checkInId: string | null },
): ReturnType<typeof findPlaceOf> {
  const place = checkInId === null ? null : await findPlaceOf(transaction, checkInId);
  if (place?.country_code != null) return place;
  const before = await transaction.first<{ country_code: string | null }>(
    `select record ->> '$.country_code' as country_code from issues where id = ?`,
    [id],
  );
  return { lat: null, lng: null, ...place, country_code: before?.country_code ?? null };
}

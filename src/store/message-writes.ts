import { MessageType, type NewMessageBody } from '@/contract/conversation';
import { MessageAssetType } from '@/contract/message-asset';
import type { z } from 'zod';

import { markTakenBack, type ConversationRecord } from './conversations';
import { forgetDraftPhoto, getDraftPhoto, saveDraftPhoto } from './draft-photos';
import { forgetDraft, getDraft, keepPlaceOfDraft, saveDraft, takePlaceOfDraft } from './drafts';
import { currentId } from './ids-made-here';
import { forgetIfFinished, getAnyIssue, issueSubject, unmarkCancelled } from './issues';
import type { KeptPhoto } from './message-photos';
import { isMessage } from './messages';
import {
  addEntry,
  type EntryOf,
  findUnsentEntry,
  getEntry,
  listEntriesOf,
  removeEntries,
  removeUnsentEntries,
  replacePayload,
} from './outbox';
import { getBytes } from './outbox-bytes';
import { idOf } from './outbox-kinds';
import type { Transaction } from './store-database';
import type { WriteContext } from './write-context';

interface WrittenMessage {
  issueId: string;
  /** Empty where a place says it all. */
  body: string;
  place?: { latitude: number; longitude: number };
  /** A JPEG in Base64, as the device has shrunk it. */
  photo?: KeptPhoto;
}

/** Says what stands in the field, or goes with it. The draft that it was is gone with this commit. */
export async function writeMessage(
  transaction: Transaction,
  written: WrittenMessage,
  context: WriteContext,
): Promise<void> {
  const { place, photo } = written;
  // What says a place goes from beside the field, and leaves it as it is.
  const isFromField = photo !== undefined || place === undefined;
  const saidAbout = await say(transaction, written, context, isFromField);
  if (saidAbout === null) return;
  if (toWords(written) !== null) await forgetDraft(transaction, saidAbout);
  if (photo) await forgetDraftPhoto(transaction, issueSubject(saidAbout));
}

/** Says what was written elsewhere: what is begun about this request stays. */
export async function sayBesideDraft(
  transaction: Transaction,
  written: WrittenMessage,
  context: WriteContext,
): Promise<void> {
  await say(transaction, written, context, false);
}

/**
 * It stands in the conversation from this commit on. Whoever writes still wants help: a withdrawal that has not left is taken back. Gives the id
 * of the request; null where there was nothing to say.
 */
async function say(
  transaction: Transaction,
  written: WrittenMessage,
  context: WriteContext,
  isFromField: boolean,
): Promise<string | null> {
  const { place, photo } = written;
  const issue = await getAnyIssue(transaction, written.issueId);
  if (!issue) throw new Error('there is no such issue on this device');
  const words = toWords(written);
  if (words === null && !place && !photo) return null;
  const subject = issueSubject(issue.id);
  const withdrawn = await removeUnsentEntries(transaction, subject, ['issue-cancel']);
  if (withdrawn.length > 0) await unmarkCancelled(transaction, issue.id);
  const id = context.newId();
  const anew = { id, subject, place: isFromField ? await findPlaceOfEdited(transaction, issue.id) : null };
  if (photo) await addPhoto(transaction, { ...anew, body: words }, photo, context.now());
  else {
    const message = toMessage(id, words, place);
    await addEntry(transaction, { ...anew, kind: 'issue-message', payload: { message } }, context.now());
  }
  return issue.id;
}

function toWords({ body }: WrittenMessage): string | null {
  return body.trim() || null;
}

/**
 * What was taken back to be edited is said in the place where it stood, so that the order of what was said stays. Not where the request was
 * withdrawn, claimed or closed since: whoever writes then wants to be heard after that.
 */
async function findPlaceOfEdited(transaction: Transaction, issueId: string): Promise<number | null> {
  const place = await takePlaceOfDraft(transaction, issueId);
  if (place === null) return null;
  const behind = (await listEntriesOf(transaction, issueSubject(issueId))).filter(
    ({ position }) => position > place,
  );
  return behind.every(isMessage) ? place : null;
}

/** In one commit with its bytes: neither is ever there without the other. */
async function addPhoto(
  transaction: Transaction,
  { body, ...entry }: { id: string; subject: `issue/${string}`; place: number | null; body: string | null },
  { content, width, height }: KeptPhoto,
  now: number,
): Promise<void> {
  const payload = { message: { client_id: entry.id, body }, size: { width, height } };
  const bytes = { type: 'image/jpeg', content };
  await addEntry(transaction, { ...entry, kind: 'issue-photo', payload, bytes }, now);
}

function toMessage(
  clientId: string,
  body: string | null,
  place: WrittenMessage['place'],
): z.input<typeof NewMessageBody>['message'] {
  if (!place) return { type: MessageType.Text, body, client_id: clientId };
  const asset = { type: MessageAssetType.Text, lat: place.latitude, lng: place.longitude };
  return { type: MessageType.Asset, body, client_id: clientId, asset };
}

/**
 * Takes what has not gone out back into the draft, its words in front of whatever is there. False where it is too late, because it may have
 * arrived, and where another photo is about to be sent: nothing has room for two. Nobody waits for whoever thinks: what was said since may go.
 */
export async function editMessage(transaction: Transaction, entryId: string): Promise<boolean> {
  const entry = await getEntry(transaction, entryId);
  if (entry?.kind !== 'issue-message' && entry?.kind !== 'issue-photo') return false;
  if (entry.attempts > 0 && !entry.parked) return false;
  if (entry.kind === 'issue-photo' && !(await takePhotoBack(transaction, entry))) return false;
  const issueId = idOf(entry);
  const draft = await getDraft(transaction, issueId);
  await removeEntries(transaction, [entryId]);
  await saveDraft(transaction, issueId, [entry.payload.message.body, draft].filter(Boolean).join('\n'));
  await keepPlaceOfDraft(transaction, issueId, entry.position);
  return true;
}

async function takePhotoBack(
  transaction: Transaction,
  { id, subject, payload }: EntryOf<'issue-photo'>,
): Promise<boolean> {
  const about = issueSubject(idOf({ subject }));
  const bytes = await getBytes(transaction, id);
  if (!bytes || (await getDraftPhoto(transaction, about))) return false;
  await saveDraftPhoto(transaction, about, { content: bytes.content, ...payload.size });
  return true;
}

/** The traveller gives up what they had begun. */
export async function discardDraft(transaction: Transaction, issueId: string): Promise<void> {
  const id = await currentId(transaction, issueId);
  await forgetDraft(transaction, id);
  await forgetDraftPhoto(transaction, issueSubject(id));
  await forgetIfFinished(transaction, id);
}

/** Takes back what the service has: a mark of it stays, here from this commit on, and for everybody once the service has heard of it. */
export async function takeBackMessage(
  transaction: Transaction,
  messageId: string,
  context: WriteContext,
): Promise<void> {
  const payload = await markTakenBack(transaction, messageId);
  if (!payload) return;
  const subject = `message/${messageId}` as const;
  await addEntry(
    transaction,
    { id: context.newId(), kind: 'message-delete', subject, payload },
    context.now(),
  );
}

/** What was on the screen up to that position was read. The service is told once, also of what was read since. */
export async function readConversation(
  transaction: Transaction,
  { issueId, position }: { issueId: string; position: number },
  context: WriteContext,
): Promise<void> {
  const row = await transaction.first<{ id: string; read_here: number; record: string }>(
    'select id, read_here, record from conversations where issue_id = ?',
    [await currentId(transaction, issueId)],
  );
  if (!row || position <= row.read_here) return;
  const elsewhere = await readElsewhere(transaction, row.record);
  // Who does not take part has nothing to answer for: the service would refuse it.
  if (elsewhere === null || position <= elsewhere) return;
  await transaction.run('update conversations set read_here = ? where id = ?', [position, row.id]);
  const subject = `conversation/${row.id}` as const;
  const payload = { position };
  const untold = await findUnsentEntry(transaction, subject, 'conversation-read');
  if (untold) await replacePayload(transaction, untold, payload);
  else
    await addEntry(
      transaction,
      { id: context.newId(), kind: 'conversation-read', subject, payload },
      context.now(),
    );
}

/** How far the service knows that the traveller has read; null where they take no part. */
async function readElsewhere(transaction: Transaction, record: string): Promise<number | null> {
  const me = await transaction.first<{ id: string }>(`select record ->> '$.id' as id from profile`);
  const { positions } = JSON.parse(record) as ConversationRecord;
  if (!me) return 0;
  return positions.find(({ user_id }) => user_id === me.id)?.read_position ?? null;
}

import { MessageType, type NewMessageBody } from '@/contract/conversation';
import { MessageAssetType } from '@/contract/message-asset';
import type { z } from 'zod';

import type { ConversationRecord } from './conversations';
import { forgetDraft, getDraft, saveDraft } from './drafts';
import { getIssue, issueSubject, unmarkCancelled } from './issues';
import {
  addEntry,
  findUnsentEntry,
  getEntry,
  removeEntries,
  removeUnsentEntries,
  replacePayload,
} from './outbox';
import { idOf } from './outbox-kinds';
import type { Transaction } from './store-database';
import type { WriteContext } from './write-context';

interface WrittenMessage {
  issueId: string;
  /** Empty where a place says it all. */
  body: string;
  place?: { latitude: number; longitude: number };
}

/**
 * Says something about a request. It stands in the conversation from this commit on, and the draft that it was is gone. Whoever writes still
 * wants help: a withdrawal that has not left is taken back.
 */
export async function writeMessage(
  transaction: Transaction,
  { issueId, body, place }: WrittenMessage,
  context: WriteContext,
): Promise<void> {
  const issue = await getIssue(transaction, issueId);
  if (!issue) throw new Error('there is no such issue on this device');
  const words = body.trim() || null;
  if (words === null && !place) return;
  const subject = issueSubject(issue.id);
  const withdrawn = await removeUnsentEntries(transaction, subject, ['issue-cancel']);
  if (withdrawn.length > 0) await unmarkCancelled(transaction, issue.id);
  const id = context.newId();
  const message = toMessage(id, words, place);
  await addEntry(transaction, { id, kind: 'issue-message', subject, payload: { message } }, context.now());
  if (words !== null) await forgetDraft(transaction, issue.id);
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
 * Takes what has not gone out back into the draft, in front of whatever is there. False where it is too late, because it may have arrived.
 */
export async function editMessage(transaction: Transaction, entryId: string): Promise<boolean> {
  const entry = await getEntry(transaction, entryId);
  if (entry?.kind !== 'issue-message' || (entry.attempts > 0 && !entry.parked)) return false;
  const issueId = idOf(entry);
  const draft = await getDraft(transaction, issueId);
  await removeEntries(transaction, [entryId]);
  await saveDraft(transaction, issueId, [entry.payload.message.body, draft].filter(Boolean).join('\n'));
  return true;
}

/** What was on the screen up to that position was read. The service is told once, also of what was read since. */
export async function readConversation(
  transaction: Transaction,
  { issueId, position }: { issueId: string; position: number },
  context: WriteContext,
): Promise<void> {
  const row = await transaction.first<{ id: string; read_here: number; record: string }>(
    'select id, read_here, record from conversations where issue_id = ?',
    [issueId],
  );
  if (!row || position <= row.read_here || position <= (await readElsewhere(transaction, row.record))) return;
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

/** How far the service knows that the traveller has read. */
async function readElsewhere(transaction: Transaction, record: string): Promise<number> {
  const me = await transaction.first<{ id: string }>(`select record ->> '$.id' as id from profile`);
  const { positions } = JSON.parse(record) as ConversationRecord;
  return positions.find(({ user_id }) => user_id === me?.id)?.read_position ?? 0;
}

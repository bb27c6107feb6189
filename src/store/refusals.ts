import {
  hasEntries,
  listEntriesOf,
  parkEntry,
  removeEntries,
  removeEntriesOf,
  type OutboxEntry,
  type ParkedReason,
} from './outbox';
import { saveLocalSettings } from './profile';
import type { Transaction } from './store-database';
import { listWaitingSettings } from './traveller-writes';
import { undoRemoveTrip, type WriteContext } from './trip-writes';
import { dropLocalTrip, forgetTrip, resettleLocalTrip } from './trips';

/** The service did not take an entry: it stays, with the reason, for the traveller to correct or discard. */
export async function refuseEntry(
  transaction: Transaction,
  entry: OutboxEntry,
  reason: ParkedReason,
): Promise<void> {
  if (entry.kind === 'trip-create' && (await isToBeRemoved(transaction, entry.subject))) {
    // The traveller removed it while it was on its way. It never came to be, so there is nothing left to remove.
    await forgetNewTrip(transaction, entry.subject);
    return;
  }
  await parkEntry(transaction, entry.id, reason);
}

/**
 * The traveller gives up what they did: the device shows what the service says again. False where it is too late,
 * because the service may have it already.
 */
export async function discardEntry(
  transaction: Transaction,
  entry: OutboxEntry,
  context: Pick<WriteContext, 'now'>,
): Promise<boolean> {
  if (entry.attempts > 0 && !entry.parked) return false;
  const { subject } = entry;
  const id = subject.slice(subject.indexOf('/') + 1);
  switch (entry.kind) {
    case 'trip-create':
      await forgetNewTrip(transaction, subject);
      return true;
    case 'trip-delete':
      return undoRemoveTrip(transaction, id, context);
    case 'trip-update':
    case 'trip-settings':
      await removeEntries(transaction, [entry.id]);
      if (await hasEntries(transaction, subject)) await resettleLocalTrip(transaction, id);
      else await dropLocalTrip(transaction, id);
      return true;
    case 'check-in':
    case 'check-in-answer':
      await removeEntries(transaction, [entry.id]);
      await transaction.run('delete from check_ins where id = ?', [id]);
      return true;
    case 'settings': {
      await removeEntries(transaction, [entry.id]);
      const waiting = await listWaitingSettings(transaction);
      await saveLocalSettings(transaction, Object.keys(waiting).length > 0 ? waiting : null);
      return true;
    }
    case 'notification-delete':
      await removeEntries(transaction, [entry.id]);
      await transaction.run('update notifications set removed_here = 0 where id = ?', [id]);
      return true;
    case 'alert-read':
    case 'notification-read':
    case 'device':
      await removeEntries(transaction, [entry.id]);
      return true;
  }
}

async function isToBeRemoved(transaction: Transaction, subject: string): Promise<boolean> {
  return (await listEntriesOf(transaction, subject)).some(({ kind }) => kind === 'trip-delete');
}

/** With all that was to happen to it. */
async function forgetNewTrip(transaction: Transaction, subject: string): Promise<void> {
  await removeEntriesOf(transaction, subject);
  await forgetTrip(transaction, subject.slice(subject.indexOf('/') + 1));
}

import {
  amendPayload,
  getEntry,
  hasEntries,
  listEntriesOf,
  parkEntry,
  removeEntries,
  removeEntriesOf,
  replacePayload,
  type OutboxEntry,
  type ParkedReason,
} from './outbox';
import { outboxKinds } from './outbox-kinds';
import { saveLocalSettings } from './profile';
import type { Transaction } from './store-database';
import { listWaitingSettings } from './traveller-writes';
import { toDropped, undoRemoveTrip, type WriteContext } from './trip-writes';
import { dropLocalTrip, forgetTrip, resettleLocalTrip } from './trips';

/**
 * The service did not take an entry: it stays, with the reason, for the traveller to correct or discard; unless what they did
 * since has made it needless, for then it must not stand in the way.
 */
export async function refuseEntry(
  transaction: Transaction,
  entry: OutboxEntry,
  reason: ParkedReason,
): Promise<void> {
  const all = await listEntriesOf(transaction, entry.subject);
  const behind = all.slice(all.findIndex(({ id }) => id === entry.id) + 1);
  const removal = behind.find(({ kind }) => outboxKinds[kind].removes);
  if (entry.kind === 'trip-create') {
    // Removed while it was on its way, it never came to be: there is nothing left to remove.
    if (removal) await forgetNewTrip(transaction, entry.subject);
    else if (!(await improveNewTrip(transaction, entry, behind)))
      await parkEntry(transaction, entry.id, reason);
    return;
  }
  if (removal) {
    await removeEntries(transaction, [entry.id]);
    if (removal.kind === 'trip-delete') await keepForUndo(transaction, removal, entry);
    return;
  }
  const remainder = toRemainder(entry, behind);
  if (!remainder) {
    await removeEntries(transaction, [entry.id]);
    return;
  }
  if (remainder !== entry) await amendPayload(transaction, remainder);
  await parkEntry(transaction, entry.id, reason);
}

/** The plan was changed while it was on its way: that is what the service should have been told, and now is. */
async function improveNewTrip(
  transaction: Transaction,
  creation: OutboxEntry,
  behind: readonly OutboxEntry[],
): Promise<boolean> {
  const changes = behind.filter((entry) => entry.kind === 'trip-update');
  const last = changes.at(-1);
  if (!last) return false;
  await replacePayload<'trip-create'>(transaction, creation.id, last.payload);
  await removeEntries(
    transaction,
    changes.map(({ id }) => id),
  );
  return true;
}

/** Whoever takes the removal back finds their change waiting again. */
async function keepForUndo(
  transaction: Transaction,
  removal: Extract<OutboxEntry, { kind: 'trip-delete' }>,
  entry: OutboxEntry,
): Promise<void> {
  const instead = [...toDropped(entry), ...(removal.payload?.instead ?? [])];
  await amendPayload(transaction, { ...removal, payload: { instead } });
}

/**
 * What of a refused entry nothing later has replaced: tried again, it must not undo what was done since. Null where nothing is
 * left of it.
 */
function toRemainder(entry: OutboxEntry, behind: readonly OutboxEntry[]): OutboxEntry | null {
  const later = behind.filter(({ kind }) => kind === entry.kind);
  if (later.length === 0) return entry;
  switch (entry.kind) {
    case 'settings': {
      const said = later.map((other) => (other.kind === 'settings' ? other.payload : {}));
      const payload = without(entry.payload, said);
      return payload && { ...entry, payload };
    }
    case 'trip-settings': {
      const said = later.map((other) => (other.kind === 'trip-settings' ? other.payload.trip : {}));
      const trip = without(entry.payload.trip, said);
      return trip && { ...entry, payload: { trip } };
    }
    default:
      // The later one says all of it again.
      return null;
  }
}

/** Null where no field is left. */
function without<Fields extends object>(
  fields: Fields,
  others: readonly Partial<Fields>[],
): Partial<Fields> | null {
  const left = Object.entries(fields).filter(([name]) => !others.some((other) => name in other));
  return left.length > 0 ? (Object.fromEntries(left) as Partial<Fields>) : null;
}

/**
 * The traveller gives up what they did: the device shows what the service says again. False where it is too late,
 * because the service has it, or may have it already: the entry is read again, for what a screen shows of it is of a moment ago.
 */
export async function discardEntry(
  transaction: Transaction,
  { id: entryId }: Pick<OutboxEntry, 'id'>,
  context: Pick<WriteContext, 'now'>,
): Promise<boolean> {
  const entry = await getEntry(transaction, entryId);
  if (!entry || (entry.attempts > 0 && !entry.parked)) return false;
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

/** With all that was to happen to it. */
async function forgetNewTrip(transaction: Transaction, subject: string): Promise<void> {
  await removeEntriesOf(transaction, subject);
  await forgetTrip(transaction, subject.slice(subject.indexOf('/') + 1));
}

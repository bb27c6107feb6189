import { currentId } from './ids-made-here';
import { addEntry, findUnsentEntry, removeEntries, type OutboxEntry } from './outbox';
import type { DroppedEntry } from './outbox-kinds';
import type { Transaction } from './store-database';
import { hideTrip, tripSubject } from './trips';

/** What comes back with a trip whose removal is undone. */
export function toDropped(entry: OutboxEntry): DroppedEntry[] {
  if (entry.kind !== 'trip-update' && entry.kind !== 'trip-settings') return [];
  return [{ id: entry.id, kind: entry.kind, payload: entry.payload }];
}

/** False where it is too late: the service has been asked to remove it, or it never knew the trip. */
export async function undoRemoveTrip(
  transaction: Transaction,
  tripId: string,
  { now }: { now: () => number },
): Promise<boolean> {
  const id = await currentId(transaction, tripId);
  const subject = tripSubject(id);
  const removal = await findUnsentEntry(transaction, subject, 'trip-delete');
  if (!removal) return false;
  await removeEntries(transaction, [removal.id]);
  for (const entry of removal.payload?.instead ?? [])
    await addEntry(transaction, { ...entry, subject }, now());
  await hideTrip(transaction, id, false);
  return true;
}

import { currentId } from './ids-made-here';
import { findUnsentEntry } from './outbox';
import { takeBack } from './removals';
import type { Transaction } from './store-database';
import { hideTrip, tripSubject } from './trips';

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
  await takeBack(transaction, removal, subject, now());
  await hideTrip(transaction, id, false);
  return true;
}

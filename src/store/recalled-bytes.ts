import { listEntriesOf, removeEntries, type OutboxEntry } from './outbox';
import { Urgency, urgencyOf } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';

const isBytes = (entry: OutboxEntry) => urgencyOf(entry) === Urgency.Bulk && !entry.parked;

/** The photos of a request that wait. One that was refused is another matter: the traveller has been asked about it. */
export async function listWaitingBytes(reader: Reader, subject: string): Promise<string[]> {
  return (await listEntriesOf(reader, subject)).filter(isBytes).map(({ id }) => id);
}

/**
 * The withdrawal that recalled them has been heard: sent after it, they would open the request again. Where something was said since, that does so
 * anyhow, and they go with it.
 */
export async function dropRecalled(
  transaction: Transaction,
  { subject, payload }: { subject: string; payload: { recalls: readonly string[] } | null },
): Promise<void> {
  const recalled = payload?.recalls ?? [];
  if (recalled.length === 0) return;
  const waiting = (await listEntriesOf(transaction, subject)).filter(({ parked }) => !parked);
  const ids = waiting.map(({ id }) => id);
  if (ids.every((id) => recalled.includes(id))) await removeEntries(transaction, ids);
}

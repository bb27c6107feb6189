import { listEntriesOf, removeEntries, type OutboxEntry } from './outbox';
import { Urgency, urgencyOf } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';

const isBytes = (entry: OutboxEntry) => urgencyOf(entry) === Urgency.Bulk && !entry.parked;

/** The photos of a request that wait. One that was refused is another matter: the traveller has been asked about it. */
export async function listWaitingBytes(reader: Reader, subject: string): Promise<string[]> {
  return (await listEntriesOf(reader, subject)).filter(isBytes).map(({ id }) => id);
}

/** Of what waits beside a withdrawal, that which goes with it. Where something was said since, that opens the request again, and takes them along. */
function goneWith(recalled: readonly string[], entries: readonly OutboxEntry[]): string[] {
  const waiting = entries.filter(({ parked }) => !parked).map(({ id }) => id);
  return waiting.every((id) => recalled.includes(id)) ? waiting : [];
}

/** Of all that waits for a request: what is not going to be sent, because the request is being withdrawn. */
export function listHeldBack(entries: readonly OutboxEntry[]): string[] {
  const withdrawal = entries.find((entry) => entry.kind === 'issue-cancel' && !entry.parked);
  if (withdrawal?.kind !== 'issue-cancel') return [];
  const others = entries.filter(({ id }) => id !== withdrawal.id);
  return goneWith(withdrawal.payload?.recalls ?? [], others);
}

/** The withdrawal that recalled them has been heard: sent after it, they would open the request again. */
export async function dropRecalled(
  transaction: Transaction,
  { subject, payload }: { subject: string; payload: { recalls: readonly string[] } | null },
): Promise<void> {
  const recalled = payload?.recalls ?? [];
  if (recalled.length === 0) return;
  await removeEntries(transaction, goneWith(recalled, await listEntriesOf(transaction, subject)));
}

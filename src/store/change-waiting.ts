import { amendPayload, findUnsentEntry, removeEntries, type EntryOf } from './outbox';
import type { OutboxPayloads, SubjectOf } from './outbox-kinds';
import type { Transaction } from './store-database';

/** Null where no field is left. */
export function without<Fields extends object>(
  fields: Fields,
  others: readonly Partial<Fields>[],
): Partial<Fields> | null {
  const left = Object.entries(fields).filter(([name]) => !others.some((other) => name in other));
  return left.length > 0 ? (Object.fromEntries(left) as Partial<Fields>) : null;
}

/**
 * Several changes of some fields become one before the first is sent: gives that which waits, or null. One of which the traveller is asked whether it is to be
 * sent again stays apart, for a change of something else is no answer; it keeps what was not said anew.
 */
export async function findToMerge<Kind extends 'settings' | 'trip-settings'>(
  transaction: Transaction,
  subject: SubjectOf<Kind>,
  kind: Kind,
  toLeft: (payload: OutboxPayloads[Kind]) => OutboxPayloads[Kind] | null,
): Promise<EntryOf<Kind> | null> {
  const open = await findUnsentEntry(transaction, subject, kind);
  if (!open?.parked?.asks) return open;
  const payload = toLeft(open.payload);
  if (payload === null) await removeEntries(transaction, [open.id]);
  else await amendPayload<Kind>(transaction, { id: open.id, payload });
  return null;
}

import { addEntry, amendPayload, removeEntries, type EntryOf, type OutboxEntry } from './outbox';
import {
  outboxKinds,
  type DroppedEntry,
  type DroppedKind,
  type RemovingKind,
  type SubjectOf,
} from './outbox-kinds';
import type { Transaction } from './store-database';

/** A withdrawal keeps nothing of what came before it. */
type AbsorbingKind = Exclude<RemovingKind, 'issue-cancel'>;

/** With what a removal makes needless: whoever takes it back finds that waiting again. */
export function toRemoval(dropped: readonly OutboxEntry[]): { instead: DroppedEntry[] } {
  return { instead: dropped.flatMap(toDropped) };
}

/** Something was refused that the removal had made needless. */
export async function absorb(
  transaction: Transaction,
  { id, payload }: EntryOf<AbsorbingKind>,
  needless: OutboxEntry,
): Promise<void> {
  const instead = [...toDropped(needless), ...(payload?.instead ?? [])];
  await amendPayload<AbsorbingKind>(transaction, { id, payload: { ...payload, instead } });
}

export async function takeBack(
  transaction: Transaction,
  { id, payload }: EntryOf<AbsorbingKind>,
  subject: SubjectOf<DroppedKind>,
  now: number,
): Promise<void> {
  await removeEntries(transaction, [id]);
  for (const dropped of payload?.instead ?? []) await addEntry(transaction, { ...dropped, subject }, now);
}

/** What makes or removes its subject does not come back. */
function toDropped({ id, kind, payload }: OutboxEntry): DroppedEntry[] {
  const { founds, removes } = outboxKinds[kind];
  return founds || removes ? [] : [{ id, kind, payload } as DroppedEntry];
}

import {
  amendPayload,
  getEntry,
  listEntriesOf,
  parkEntry,
  removeEntries,
  replacePayload,
  type EntryOf,
  type OutboxEntry,
  type ParkedReason,
} from './outbox';
import { outboxEndings } from './outbox-endings';
import { outboxKinds, type OutboxKind } from './outbox-kinds';
import type { Transaction } from './store-database';
import { listWaitingFor, staysWith, stopWaiting } from './waiting-entries';

/** What discarding needs from outside. */
interface Moment {
  now: () => number;
}

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
  const isNeedless =
    (await yieldToRemoval(transaction, entry, behind)) ||
    (await restate(transaction, entry, behind)) ||
    !(await keepRemainder(transaction, entry, behind));
  if (!isNeedless) await setAside(transaction, entry, reason);
}

/**
 * It may have arrived, and only the traveller can tell whether it is to go again; unless what they did since says so already. What it makes may be
 * there: it is not given up for them.
 */
export function askAbout(transaction: Transaction, entry: OutboxEntry, reason: ParkedReason): Promise<void> {
  const { founds } = outboxKinds[entry.kind];
  return founds ? setAside(transaction, entry, reason) : refuseEntry(transaction, entry, reason);
}

/** It waits for the traveller, and whatever can go without what it makes does so. */
async function setAside(
  transaction: Transaction,
  { id, subject }: OutboxEntry,
  reason: ParkedReason,
): Promise<void> {
  await parkEntry(transaction, id, reason);
  for (const waiting of await listWaitingFor(transaction, subject))
    if (!staysWith(waiting, subject)) await stopWaiting(transaction, waiting, subject);
}

/** What it is about was to be removed all the same. */
async function yieldToRemoval(
  transaction: Transaction,
  entry: OutboxEntry,
  behind: readonly OutboxEntry[],
): Promise<boolean> {
  const removal = behind.find(({ kind }) => outboxKinds[kind].removes);
  if (!removal || outboxKinds[entry.kind].outlastsRemoval) return false;
  if (outboxKinds[entry.kind].founds) {
    // Removed while it was on its way, it never came to be: there is nothing left to remove.
    await giveUp(transaction, entry, { now: () => entry.createdAt });
  } else {
    await removeEntries(transaction, [entry.id]);
    await absorb(transaction, removal, entry);
  }
  return true;
}

function absorb<Kind extends OutboxKind>(
  transaction: Transaction,
  removal: EntryOf<Kind>,
  needless: OutboxEntry,
): Promise<void> | undefined {
  return outboxEndings[removal.kind].absorb?.(transaction, removal, needless);
}

/** It was said anew while it was on its way: that is what the service should have been told, and now is. */
async function restate(
  transaction: Transaction,
  entry: OutboxEntry,
  behind: readonly OutboxEntry[],
): Promise<boolean> {
  const changes = behind.filter(({ kind }) => kind === outboxKinds[entry.kind].restatedBy);
  const last = changes.at(-1);
  if (!last) return false;
  await replacePayload(transaction, entry, last.payload);
  await removeEntries(
    transaction,
    changes.map(({ id }) => id),
  );
  return true;
}

/** False where nothing is left of it, and it is gone. */
async function keepRemainder<Kind extends OutboxKind>(
  transaction: Transaction,
  entry: EntryOf<Kind>,
  behind: readonly OutboxEntry[],
): Promise<boolean> {
  const isAlike = (other: OutboxEntry): other is Extract<OutboxEntry, EntryOf<Kind>> =>
    other.kind === entry.kind;
  const later = behind.filter(isAlike).map(({ payload }) => payload);
  if (later.length === 0) return true;
  const payload = outboxEndings[entry.kind].remainder(entry.payload, later);
  if (payload === null) await removeEntries(transaction, [entry.id]);
  else await amendPayload(transaction, { id: entry.id, payload });
  return payload !== null;
}

async function giveUp<Kind extends OutboxKind>(
  transaction: Transaction,
  entry: EntryOf<Kind>,
  context: Moment,
): Promise<boolean> {
  const isGone = await outboxEndings[entry.kind].discard(transaction, entry, context);
  if (isGone && outboxKinds[entry.kind].founds) await giveUpWaitingFor(transaction, entry.subject, context);
  return isGone;
}

/** What the subject names will never be: what waits for it goes without, or is given up too. */
export async function giveUpWaitingFor(
  transaction: Transaction,
  subject: string,
  context: Moment,
): Promise<void> {
  for (const { id } of await listWaitingFor(transaction, subject)) {
    // It may have gone with another.
    const waiting = await getEntry(transaction, id);
    if (!waiting) continue;
    if (staysWith(waiting, subject)) await giveUp(transaction, waiting, context);
    else await stopWaiting(transaction, waiting, subject);
  }
}

/**
 * The traveller gives up what they did: the device shows what the service says again. False where it is too late,
 * because the service has it, or may have it already: the entry is read again, for what a screen shows of it is of a moment ago.
 */
export async function discardEntry(
  transaction: Transaction,
  { id }: Pick<OutboxEntry, 'id'>,
  context: Moment,
): Promise<boolean> {
  const entry = await getEntry(transaction, id);
  if (!entry || (entry.attempts > 0 && !entry.parked)) return false;
  return giveUp(transaction, entry, context);
}

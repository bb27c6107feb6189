import { findMostUrgent } from '@/store/due-entries';
import { markSending, removeEntries, type OutboxEntry } from '@/store/outbox';
import { outboxKinds, Urgency } from '@/store/outbox-kinds';
import type { Reader } from '@/store/store-database';

import type { SyncContext } from './sync-context';

/** So many are looked at to find one that is not under way already. */
const TO_CHOOSE_FROM = 10;
/** So many plain ones are taken with one commit: a commit for each would take longer than telling the service. */
const BUNDLE = 500;

/** What a drain has taken out of the outbox to send, and what of it the service has. */
export class EntriesInHand {
  /** Marked as sending, and not yet on their way. */
  private readonly hand: OutboxEntry[] = [];
  private readonly taken = new Set<string>();
  /** Plain ones that the service has; they leave the outbox with the next commit, and a crash before repeats them. */
  private readonly delivered = new Set<string>();

  constructor(private readonly context: SyncContext) {}

  /** From those in hand, or null where there is none. */
  next(): OutboxEntry | null {
    return this.hand.shift() ?? null;
  }

  /**
   * Chosen, read and marked in one commit: what the traveller changes before it goes out with it, what they change
   * after it becomes an entry of its own. Durable before the request leaves: what may have arrived is repeated after
   * a crash, not rewritten.
   */
  async take(lowest: Urgency): Promise<OutboxEntry | null> {
    const { database, now } = this.context;
    // First, for what stands behind one of them may go then.
    await this.putAway();
    // What is in hand comes before other ordinary entries.
    const atLeast = this.hand.length > 0 && lowest === Urgency.Ordinary ? Urgency.Spoken : lowest;
    const chosen = await database.write('user', async (transaction) => {
      const entries = await this.choose(transaction, atLeast);
      const ids = entries.map(({ id }) => id);
      for (const id of ids) this.taken.add(id);
      if (ids.length > 0) await markSending(transaction, ids, now());
      return entries.map((entry) => ({ ...entry, attempts: entry.attempts + 1 }));
    });
    const [first, ...rest] = chosen;
    this.hand.push(...rest);
    if (first) return first;
    return lowest === Urgency.Ordinary ? this.next() : null;
  }

  /** True where nothing more is to be done for it. */
  isPutAwayLater(entry: OutboxEntry): boolean {
    if (!isPlain(entry)) return false;
    this.delivered.add(entry.id);
    return true;
  }

  /** It left the outbox, or waits there for its time. */
  letGo({ id }: OutboxEntry): void {
    this.taken.delete(id);
  }

  /** A power cut that undoes it makes them go once more under the same keys: that is not worth a flush of the disk. */
  async putAway(): Promise<void> {
    const ids = [...this.delivered];
    if (ids.length === 0) return;
    await this.context.database.write('cache', (transaction) => removeEntries(transaction, ids));
    for (const id of ids) {
      this.delivered.delete(id);
      this.taken.delete(id);
    }
  }

  /** What is not plain goes by itself: the traveller may still change the others while it is on its way. */
  private async choose(reader: Reader, atLeast: Urgency): Promise<OutboxEntry[]> {
    const find = (limit: number) =>
      findMostUrgent(reader, this.context.now(), {
        limit,
        atLeast,
        isWanted: ({ id }) => !this.taken.has(id),
      });
    const [first] = await find(TO_CHOOSE_FROM);
    if (!first) return [];
    return isPlain(first) ? (await find(BUNDLE)).filter(isPlain) : [first];
  }
}

function isPlain({ kind }: OutboxEntry): boolean {
  return outboxKinds[kind].isPlain;
}

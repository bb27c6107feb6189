import type { Failure } from '@/api/failure';
import {
  listDueEntries,
  markSending,
  removeEntries,
  retryLater,
  type OutboxEntry,
  type OutboxKind,
} from '@/store/outbox';
import { refuseEntry } from '@/store/refusals';

import { waitBeforeRetry } from './backoff';
import { throwIfCancelled } from './cancelled';
import { sendEntry, type Sent } from './send-entry';
import type { SyncContext } from './sync-context';

const ENTRIES_AT_ONCE = 4;
/** Of so many that are due, the most urgent is chosen. */
const ENTRIES_TO_CHOOSE_FROM = 50;
/**
 * There is nothing in them to change or to keep, so many are taken at once, and put away at once when they are sent:
 * a commit for each would take longer than telling the service.
 */
const PLAIN: ReadonlySet<OutboxKind> = new Set<OutboxKind>([
  'alert-read',
  'notification-read',
  'notification-delete',
]);
/** "I need help" does not stand in line behind what was read and what was muted. */
const URGENT: ReadonlySet<OutboxKind> = new Set<OutboxKind>(['check-in', 'check-in-answer']);

export interface DrainResult {
  sent: number;
  /** Set when it stopped early: there is no network, or the key is not valid. */
  stoppedBy: Failure | null;
}

/**
 * Sends what is due, in order for each subject, each entry once at most. It begins when it is made and ends when
 * nothing more is to be had, or when going on would be in vain.
 */
export class OutboxDrain {
  /** Rejects when it was stopped, or when the device itself is out of order: its storage, its keychain. */
  readonly ended: Promise<DrainResult>;
  private readonly result: DrainResult = { sent: 0, stoppedBy: null };
  private readonly tried = new Set<string>();
  /** Marked as sending, and not yet on their way. */
  private readonly hand: OutboxEntry[] = [];
  /** Plain ones that the service has; they leave the outbox with the next commit, and a crash before repeats them. */
  private readonly delivered = new Set<string>();
  private readonly problems: unknown[] = [];
  private workers = 0;
  private calls = 0;
  private lookedAtCall = 0;
  private end: () => void = () => undefined;
  private isOpen = true;

  constructor(private readonly context: SyncContext) {
    const done = new Promise<void>((resolve) => {
      this.end = resolve;
    });
    this.ended = done.then(() => {
      if (this.problems.length > 0) throw this.problems[0];
      return this.result;
    });
    this.more();
  }

  /** There is more to send; it need not wait for a request that hangs. False: too late, this has ended. */
  more(): boolean {
    if (!this.isOpen) return false;
    this.calls += 1;
    this.addWorker();
    return true;
  }

  private addWorker(): void {
    if (this.workers >= ENTRIES_AT_ONCE) return;
    this.workers += 1;
    void this.work().finally(() => {
      this.workers -= 1;
      if (this.workers > 0) return;
      this.isOpen = false;
      void this.putAway().finally(() => this.end());
    });
  }

  private async work(): Promise<void> {
    try {
      let calls = -1;
      // An entry that was added after the outbox was looked through is looked for again.
      while (this.mayGoOn() && calls !== this.calls) {
        ({ calls } = this);
        for (let entry = await this.take(); entry; entry = this.mayGoOn() ? await this.take() : null) {
          this.addWorker();
          await this.dealWith(entry);
        }
      }
    } catch (reason) {
      this.problems.push(reason);
      this.isOpen = false;
    }
  }

  private mayGoOn(): boolean {
    return this.isOpen && this.result.stoppedBy === null;
  }

  /**
   * Chosen, read and marked in one commit: what the traveller changes before it goes out with it, what they change
   * after it becomes an entry of its own. Durable before the request leaves: what may have arrived is repeated after
   * a crash, not rewritten.
   */
  private async take(): Promise<OutboxEntry | null> {
    const { database, now, signal } = this.context;
    throwIfCancelled(signal);
    const next = this.calls === this.lookedAtCall ? this.hand.shift() : undefined;
    if (next) return next;
    const delivered = [...this.delivered];
    const calls = this.calls;
    const taken = await database.write('user', async (transaction) => {
      if (delivered.length > 0) await removeEntries(transaction, delivered);
      const due = await listDueEntries(transaction, now(), this.tried.size + ENTRIES_TO_CHOOSE_FROM);
      const chosen = choose(due.filter(({ id }) => !this.tried.has(id)));
      for (const { id } of chosen) this.tried.add(id);
      if (chosen.length > 0)
        await markSending(
          transaction,
          chosen.map(({ id }) => id),
        );
      return chosen.map((entry) => ({ ...entry, attempts: entry.attempts + 1 }));
    });
    this.forget(delivered);
    this.lookedAtCall = calls;
    const [first, ...rest] = taken;
    this.hand.push(...rest);
    return first ?? this.hand.shift() ?? null;
  }

  /** They are gone: remembering them would only make each look through the outbox longer. */
  private forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.delivered.delete(id);
      this.tried.delete(id);
    }
  }

  private async putAway(): Promise<void> {
    if (this.delivered.size === 0) return;
    const { database } = this.context;
    try {
      await database.write('user', (transaction) => removeEntries(transaction, [...this.delivered]));
    } catch (reason) {
      this.problems.push(reason);
    }
  }

  private async dealWith(entry: OutboxEntry): Promise<void> {
    const outcome = await sendEntry(this.context, entry);
    if (outcome.kind === 'sent' && PLAIN.has(entry.kind)) {
      this.result.sent += 1;
      this.delivered.add(entry.id);
      return;
    }
    try {
      await settle(this.context, entry, outcome);
    } catch (reason) {
      // Whatever is wrong with this one, the others go on; the service answers its repetition alike.
      this.problems.push(reason);
      await this.putOff(entry);
      return;
    }
    if (outcome.kind === 'sent') {
      this.result.sent += 1;
      this.forget([entry.id]);
    }
    if (endsDrain(outcome)) this.result.stoppedBy = outcome;
  }

  private async putOff(entry: OutboxEntry): Promise<void> {
    const { database, now, random } = this.context;
    await database.write('user', (transaction) =>
      retryLater(transaction, entry.id, now() + waitBeforeRetry(entry.attempts, random, null)),
    );
  }
}

/** What is urgent goes by itself; so does what the traveller may still change while others are on their way. */
function choose(due: readonly OutboxEntry[]): OutboxEntry[] {
  const first = due.find(({ kind }) => URGENT.has(kind)) ?? due[0];
  if (!first) return [];
  return PLAIN.has(first.kind) ? due.filter(({ kind }) => PLAIN.has(kind)) : [first];
}

/** Without a network or with a wrong key, no other entry would fare better. */
function endsDrain(outcome: Sent): outcome is Failure {
  return outcome.kind === 'offline' || outcome.kind === 'unauthorized';
}

async function settle(
  { database, now, random }: SyncContext,
  entry: OutboxEntry,
  outcome: Sent,
): Promise<void> {
  await database.write('user', async (transaction) => {
    switch (outcome.kind) {
      case 'sent':
        await removeEntries(transaction, [entry.id]);
        await outcome.settle(transaction);
        return;
      case 'rejected':
        await refuseEntry(transaction, entry, {
          status: outcome.status,
          message: outcome.message,
          fields: outcome.fields,
        });
        return;
      case 'unauthorized':
        // It stays where it is: with a valid key it goes out as it stands.
        return;
      default: {
        const retryAfter = outcome.kind === 'busy' ? outcome.retryAfterMs : null;
        await retryLater(transaction, entry.id, now() + waitBeforeRetry(entry.attempts, random, retryAfter));
      }
    }
  });
}

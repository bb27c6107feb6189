import type { Failure } from '@/api/failure';
import type { OutboxEntry } from '@/store/outbox';
import { Urgency, urgencyOf } from '@/store/outbox-kinds';
import { SerialQueue } from '@/store/serial-queue';

import { throwIfCancelled } from './cancelled';
import { EntriesInHand } from './entries-in-hand';
import { sendEntry } from './send-entry';
import type { Sent } from './sending';
import { putOff, settleEntry } from './settle-entry';
import type { SyncContext } from './sync-context';

/**
 * How many requests of which urgency may be under way: where all of the ordinary ones hang, a word of the traveller's passes them, and
 * where that hangs too, a call for help. What takes long has a lane of its own, and goes when nothing else is left.
 */
const LANES: readonly Urgency[] = [
  Urgency.Ordinary,
  Urgency.Ordinary,
  Urgency.Ordinary,
  Urgency.Ordinary,
  Urgency.Spoken,
  Urgency.Help,
  Urgency.Help,
  Urgency.Bulk,
];
/** For something new, of which nobody knows yet how urgent it is. */
const LANES_FOR_NEWS = [Urgency.Ordinary, Urgency.Spoken, Urgency.Help] as const;
/** So many in a row say that the network or the service is in trouble, not that one entry is. */
const TROUBLES_IN_A_ROW = 4;

export interface DrainResult {
  sent: number;
  /** Set when it stopped early: no other entry would have fared better. */
  stoppedBy: Failure | null;
}

/**
 * Sends what is due, in order for each subject, the most urgent first. It begins when it is made and ends when nothing
 * more is to be had, or when going on would be in vain; a call for help is tried even then.
 */
export class OutboxDrain {
  /** Rejects when it was stopped, or when the device itself is out of order: its storage, its keychain. */
  readonly ended: Promise<DrainResult>;
  private readonly result: DrainResult = { sent: 0, stoppedBy: null };
  private readonly entries: EntriesInHand;
  private readonly problems: unknown[] = [];
  private readonly busyLanes = new Set<number>();
  /** One looks through the outbox at a time: what it finds is for all of them. */
  private readonly looks = new SerialQueue();
  private readonly troublesInARow = { bulk: 0, other: 0 };
  /** What takes long may fail where everything else gets through. */
  private bulkStoppedBy: Failure | null = null;
  private calls = 0;
  private lookedAtCall = 0;
  private end: () => void = () => undefined;
  private isOpen = true;

  constructor(private readonly context: SyncContext) {
    this.entries = new EntriesInHand(context);
    const done = new Promise<void>((resolve) => {
      this.end = resolve;
    });
    this.ended = done.then(() => {
      if (this.problems.length > 0) throw this.problems[0];
      return { ...this.result, stoppedBy: this.result.stoppedBy ?? this.bulkStoppedBy };
    });
    this.more();
  }

  /** There is more to send; it need not wait for a request that hangs. False: too late, this has ended. */
  more(): boolean {
    if (!this.isOpen) return false;
    this.calls += 1;
    for (const urgency of LANES_FOR_NEWS) if (this.addWorker(urgency)) break;
    return true;
  }

  /** False where no lane for this urgency is free. */
  private addWorker(urgency: Urgency): boolean {
    const lane = LANES.findIndex((each, index) => each === urgency && !this.busyLanes.has(index));
    if (lane < 0) return false;
    this.busyLanes.add(lane);
    void this.work(urgency).finally(() => {
      this.busyLanes.delete(lane);
      if (this.busyLanes.size > 0) return;
      this.isOpen = false;
      void this.entries
        .putAway()
        .catch((reason: unknown) => this.problems.push(reason))
        .finally(() => this.end());
    });
    return true;
  }

  private async work(urgency: Urgency): Promise<void> {
    try {
      let calls = -1;
      // An entry that was added after the outbox was looked through is looked for again.
      while (this.isOpen && calls !== this.calls) {
        ({ calls } = this);
        for (let entry = await this.take(urgency); entry; entry = await this.take(urgency)) {
          if (urgency === Urgency.Ordinary) this.addWorker(urgency);
          await this.dealWith(entry);
        }
      }
      if (urgency === Urgency.Ordinary && this.isOpen && this.isLastOrdinary()) this.addWorker(Urgency.Bulk);
    } catch (reason) {
      this.problems.push(reason);
      this.isOpen = false;
    }
  }

  private isLastOrdinary(): boolean {
    return [...this.busyLanes].filter((lane) => LANES[lane] === Urgency.Ordinary).length === 1;
  }

  private async take(urgency: Urgency): Promise<OutboxEntry | null> {
    return this.takeFromHand(urgency) ?? this.looks.add(() => this.look(urgency));
  }

  /** Null where there is nothing in hand, or something more urgent may have come since. */
  private takeFromHand(urgency: Urgency): OutboxEntry | null {
    throwIfCancelled(this.context.signal);
    const isLookedThrough = this.lowest(urgency) === Urgency.Ordinary && this.calls === this.lookedAtCall;
    return this.isOpen && isLookedThrough ? this.entries.next() : null;
  }

  private async look(urgency: Urgency): Promise<OutboxEntry | null> {
    // Whoever was in turn before may have found enough for this one too.
    const next = this.takeFromHand(urgency);
    if (next || !this.isOpen) return next;
    const { calls } = this;
    const taken = await this.entries.take(this.lowest(urgency));
    this.lookedAtCall = calls;
    return taken;
  }

  private lowest(urgency: Urgency): Urgency {
    if (this.result.stoppedBy) return Urgency.Help;
    return urgency === Urgency.Bulk && this.bulkStoppedBy ? Urgency.Ordinary : urgency;
  }

  private async dealWith(entry: OutboxEntry): Promise<void> {
    const outcome = await sendEntry(this.context, entry);
    this.note(urgencyOf(entry) === Urgency.Bulk ? 'bulk' : 'other', outcome);
    if (outcome.kind === 'sent' && this.entries.isPutAwayLater(entry)) return;
    try {
      await settleEntry(this.context, entry, outcome);
    } catch (reason) {
      // Whatever is wrong with this one, the others go on; the service answers its repetition alike.
      this.problems.push(reason);
      await putOff(this.context, entry);
    }
    this.entries.letGo(entry);
  }

  private note(line: 'bulk' | 'other', outcome: Sent): void {
    switch (outcome.kind) {
      case 'sent':
        this.result.sent += 1;
        this.troublesInARow[line] = 0;
        return;
      case 'rejected':
      case 'unclear':
        this.troublesInARow[line] = 0;
        return;
      case 'unauthorized':
        this.result.stoppedBy = outcome;
        return;
      case 'offline':
        this.stop(line, outcome);
        return;
      case 'timeout':
      case 'busy':
      case 'server':
        this.troublesInARow[line] += 1;
        if (this.troublesInARow[line] >= TROUBLES_IN_A_ROW) this.stop(line, outcome);
    }
  }

  private stop(line: 'bulk' | 'other', failure: Failure): void {
    if (line === 'bulk') this.bulkStoppedBy = failure;
    else this.result.stoppedBy = failure;
  }
}

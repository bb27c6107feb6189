import { CheckInStatus } from '@/contract/check-in';
import type { Timers } from '@/platform/device-timers';
import type { Fix, Locator } from '@/platform/locator';
import type { Network } from '@/platform/network';
import type { Sms, SmsOutcome } from '@/platform/sms';
import {
  checkInSubject,
  findAnswer,
  getCheckIn,
  improveCheckIn,
  saveCheckIn,
  type StoredCheckIn,
} from '@/store/check-ins';
import { releaseEntries } from '@/store/due-entries';
import { getMemory } from '@/store/service-memory';
import type { StoreDatabase, Transaction } from '@/store/store-database';
import type { WriteContext } from '@/store/trip-writes';

import { isBetterFix, isFine, isFresh, toCheckInPlace } from './check-in-place';
import { toCheckInResult, type CheckInIntent, type CheckInResult } from './check-in-result';
import { toCheckInText, type CheckInTextWords, type CheckInToTell } from './check-in-text';
import { within } from './within';

export interface CheckInsOptions {
  database: StoreDatabase;
  locator: Pick<Locator, 'lastKnown' | 'current'>;
  network: Pick<Network, 'now'>;
  sms: Pick<Sms, 'compose'>;
  timers: Timers;
  context: WriteContext;
  readInstallation: () => Promise<string>;
  words: () => CheckInTextWords;
}

/** How long a phone may think about where it last was: the traveller waits for the word that it is stored. */
const LAST_KNOWN_MS = 1_000;
const FIX_LIMIT_MS = 10_000;
/** A second tap within it is the same. */
const DOUBLE_TAP_MS = 2_000;
const STATUS = { safe: CheckInStatus.Safe, help: CheckInStatus.Help } as const;

/** "I am safe" and "I need help". What is confirmed is on the disk, and reaches the service once. */
export class CheckIns {
  private readonly recent = new Map<string, { at: number; result: Promise<CheckInResult> }>();
  private readonly underWay = new Set<Promise<void>>();
  private isStopped = false;
  private end: () => void = () => undefined;
  private readonly ended = new Promise<null>((resolve) => {
    this.end = () => resolve(null);
  });

  constructor(private readonly options: CheckInsOptions) {}

  /** Never rejects. */
  checkIn(intent: CheckInIntent): Promise<CheckInResult> {
    const at = this.options.context.now();
    const key = `${intent.status}/${intent.requestId ?? ''}`;
    const before = this.recent.get(key);
    if (before && Math.abs(at - before.at) < DOUBLE_TAP_MS) return before.result;
    const result = this.make(intent, at);
    this.recent.set(key, { at, result });
    void result.then(({ kind }) => {
      // Nothing was stored, so that the next tap is the first.
      if (kind === 'not-stored') this.recent.delete(key);
    });
    return result;
  }

  /** Opens a text message that says the same, for when there is no data. With no number the traveller chooses whom. */
  composeSms(checkIn: CheckInToTell, to: readonly string[]): Promise<SmsOutcome> {
    return this.options.sms.compose(to, toCheckInText(checkIn, this.options.words()));
  }

  /** Ends when no position is waited for any more. */
  async whenSettled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** What is held back goes out after the next start, with the position that it has. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.end();
    await this.whenSettled();
  }

  private async make(intent: CheckInIntent, at: number): Promise<CheckInResult> {
    const { database, locator, timers, readInstallation, network } = this.options;
    const [last, installation] = await Promise.all([
      within(timers, LAST_KNOWN_MS, locator.lastKnown()),
      within(timers, LAST_KNOWN_MS, readInstallation()),
    ]);
    try {
      const { stored, isNew } = await database.write('user', (transaction) =>
        this.store(transaction, intent, { at, last, installation }),
      );
      if (isNew && !isFine(last, at)) this.lookForBetter(stored, intent.status, last);
      const isOnline = network.now().isOnline;
      return await database.read((reader) => toCheckInResult(reader, stored, intent.status, isOnline));
    } catch (reason) {
      return { kind: 'not-stored', reason };
    }
  }

  private async store(
    transaction: Transaction,
    { status, requestId }: CheckInIntent,
    { at, last, installation }: { at: number; last: Fix | null; installation: string | null },
  ): Promise<{ stored: StoredCheckIn; isNew: boolean }> {
    const given = requestId === undefined ? null : await findAnswer(transaction, requestId, STATUS[status]);
    if (given) return { stored: given, isNew: false };
    const registered = await getMemory(transaction, 'registered-device');
    // "I need help" goes at once, whatever is known of the place.
    const mayWait = status === 'safe' && !(last && isFresh(last, at));
    const id = await saveCheckIn(
      transaction,
      {
        ...toCheckInPlace(last),
        status: STATUS[status],
        request_id: requestId ?? null,
        checkedInAt: new Date(at),
        deviceToken: registered?.device.token ?? installation ?? 'unregistered',
        heldUntil: mayWait ? at + FIX_LIMIT_MS : undefined,
      },
      this.options.context,
    );
    const stored = await getCheckIn(transaction, id);
    if (!stored) throw new Error('The check-in is not where it was put.');
    return { stored, isNew: true };
  }

  private lookForBetter(stored: StoredCheckIn, status: CheckInIntent['status'], last: Fix | null): void {
    const work = this.makeBetter(stored, status, last)
      // It is stored and goes out as it is: when it was held back, its time comes.
      .catch(() => undefined)
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  private async makeBetter(
    { id }: StoredCheckIn,
    status: CheckInIntent['status'],
    last: Fix | null,
  ): Promise<void> {
    const { database, locator, timers, context } = this.options;
    const looking = within(timers, FIX_LIMIT_MS, locator.current(FIX_LIMIT_MS));
    const found = await Promise.race([looking, this.ended]);
    if (this.isStopped) return;
    const better = found && isBetterFix(found, last, context.now()) ? found : null;
    await database.write('user', async (transaction) => {
      if (better && (await improveCheckIn(transaction, id, toCheckInPlace(better)))) return;
      await releaseEntries(transaction, checkInSubject(id));
      if (better && status === 'help' && last === null) await this.callAgain(transaction, better);
    });
  }

  /** The call for help is on its way and says no place: whoever comes to help must know it, so that it follows. */
  private async callAgain(transaction: Transaction, found: Fix): Promise<void> {
    const { context } = this.options;
    const registered = await getMemory(transaction, 'registered-device');
    await saveCheckIn(
      transaction,
      {
        ...toCheckInPlace(found),
        status: CheckInStatus.Help,
        request_id: null,
        checkedInAt: new Date(context.now()),
        deviceToken: registered?.device.token ?? registered?.device.uuid ?? 'unregistered',
      },
      context,
    );
  }
}

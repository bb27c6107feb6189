import type { ApiClient } from '@/api/client';
import { CheckInStatus } from '@/contract/check-in';
import type { Timers } from '@/platform/device-timers';
import type { Fix, Locator } from '@/platform/locator';
import type { Network } from '@/platform/network';
import type { Sms, SmsOutcome } from '@/platform/sms';
import {
  checkInSubject,
  findAnswer,
  findLastSaidAt,
  findOpenHelp,
  getCheckIn,
  improveCheckIn,
  saveCheckIn,
  toCheckInEntry,
  type NewCheckIn,
  type StoredCheckIn,
} from '@/store/check-ins';
import { releaseEntries } from '@/store/due-entries';
import { cancelIssuesOfOpenCall } from '@/store/issue-writes';
import { getProfile } from '@/store/profile';
import { getMemory } from '@/store/service-memory';
import type { Reader, StoreDatabase, Transaction } from '@/store/store-database';
import type { WriteContext } from '@/store/write-context';

import { toDeviceToken } from './check-in-device';
import { FIX_LIMIT_MS, STATUS, toNewCheckIn, type Draft } from './check-in-draft';
import { isBetterFix, isFine, saysAnotherPlace, toCheckInPlace } from './check-in-place';
import { toCheckInResult, type CheckInIntent, type CheckInResult } from './check-in-result';
import { toCheckInText, type CheckInTextWords, type CheckInToTell } from './check-in-text';
import { sendCheckIn } from './direct-check-in';
import { inTime, within } from './within';

export interface CheckInsOptions {
  database: StoreDatabase;
  client: ApiClient;
  locator: Pick<Locator, 'lastKnown' | 'current'>;
  network: Pick<Network, 'now'>;
  sms: Pick<Sms, 'compose' | 'isAvailable'>;
  timers: Timers;
  context: WriteContext;
  readInstallation: () => Promise<string>;
  words: () => CheckInTextWords;
}

/** How long a phone may think about where it last was: the traveller waits for the word that it is stored. */
const LAST_KNOWN_MS = 1_000;
/** A device that takes longer to keep it is not waited for, nor is a network: after 20 s in all whoever needs help is told of other ways. */
const KEEPING_MS = 8_000;
const SENDING_MS = 8_000;
/** For an engine that died while it kept it: another may be there by then, and say that it was kept. */
const LOOKING_AGAIN_MS = 3_000;
/** A second tap within it is the same. */
const DOUBLE_TAP_MS = 2_000;
/** So long a tap repeats one of which nobody knows whether it arrived: the same deed, under the same key. */
const SAME_DEED_MS = 10 * 60_000;

/** "I am safe" and "I need help". What is confirmed is on the disk or with the service, which it reaches once. */
export class CheckIns {
  private readonly recent = new Map<string, { at: number; result: Promise<CheckInResult> }>();
  /** Neither kept nor confirmed. */
  private readonly unsure = new Map<string, Draft>();
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
    const key = `${intent.status}/${intent.requestId ?? ''}/${intent.message ?? ''}`;
    const before = this.recent.get(key);
    if (before && Math.abs(at - before.at) < DOUBLE_TAP_MS) return before.result;
    const result = this.make(intent, at, key).catch((reason: unknown) => ({
      kind: 'not-stored' as const,
      reason,
    }));
    this.recent.set(key, { at, result });
    void result.then(({ kind }) => {
      // Nothing was stored, so that the next tap is the first.
      if (kind === 'not-stored') this.recent.delete(key);
    });
    return result;
  }

  /** Opens a text message to the company that says the same, for when there is no data. Where it has no line the traveller chooses whom. */
  async composeSms(checkIn: CheckInToTell): Promise<SmsOutcome> {
    const { database, sms, timers, words } = this.options;
    // Whoever gets it may not know the number. Where the device can't read who it is, it goes all the same.
    const profile = await within(timers, LAST_KNOWN_MS, database.read(getProfile));
    const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
    const line = profile?.company?.emergency_line;
    return sms.compose(line ? [line] : [], toCheckInText({ ...checkIn, name }, words()));
  }

  canSendSms(): Promise<boolean> {
    return this.options.sms.isAvailable();
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

  private async make(intent: CheckInIntent, at: number, key: string): Promise<CheckInResult> {
    const before = this.unsure.get(key);
    const draft = before && at - before.at < SAME_DEED_MS ? before : await this.begin(at);
    const result = await this.keep(intent, draft).catch((reason: unknown) =>
      this.sendUnstored(intent, draft, reason),
    );
    if (result.kind === 'not-stored') this.unsure.set(key, draft);
    else this.unsure.delete(key);
    return result;
  }

  private async begin(at: number): Promise<Draft> {
    const { context, locator, timers, readInstallation } = this.options;
    const ids = { checkIn: context.newId(), entry: context.newId() };
    const [last, installation] = await Promise.all([
      within(timers, LAST_KNOWN_MS, locator.lastKnown()),
      within(timers, LAST_KNOWN_MS, readInstallation()),
    ]);
    return { ids, at, last, installation, checkIn: null };
  }

  /** Rejects where the device can't, or has not said so in time. */
  private async keep(intent: CheckInIntent, draft: Draft): Promise<CheckInResult> {
    const { database, network, timers } = this.options;
    const writing = database.write('user', async (transaction) => {
      const { stored, isNew } = await this.store(transaction, intent, draft);
      const result = await toCheckInResult(transaction, stored, intent.status, network.now().isOnline);
      return { stored, isNew, result };
    });
    const { stored, isNew, result } = await inTime(timers, KEEPING_MS, writing);
    if (isNew && !isFine(draft.last, draft.at)) this.lookForBetter(stored, intent.status, draft.last);
    return result;
  }

  private async sendUnstored(intent: CheckInIntent, draft: Draft, reason: unknown): Promise<CheckInResult> {
    // To the letter what the device may have kept after all; where it was never given to it, there is nothing to repeat.
    draft.checkIn ??= toNewCheckIn(intent, draft, toDeviceToken(null, draft.installation));
    const entry = toCheckInEntry(draft.checkIn, draft.ids);
    const hasArrived = await within(this.options.timers, SENDING_MS, sendCheckIn(this.options, entry));
    if (hasArrived) return { kind: 'sent-unstored', status: intent.status };
    return (await this.findKept(intent, draft)) ?? { kind: 'not-stored', reason };
  }

  /** A device whose last step failed (a full disk after the commit) may have kept it: it would go out later all the same. */
  private findKept({ status }: CheckInIntent, { ids }: Draft): Promise<CheckInResult | null> {
    const { database, network, timers } = this.options;
    const looking = database.read(async (reader) => {
      const stored = await getCheckIn(reader, ids.checkIn);
      return stored && toCheckInResult(reader, stored, status, network.now().isOnline);
    });
    return within(timers, LOOKING_AGAIN_MS, looking);
  }

  private async store(
    transaction: Transaction,
    intent: CheckInIntent,
    draft: Draft,
  ): Promise<{ stored: StoredCheckIn; isNew: boolean }> {
    const { requestId } = intent;
    const status = STATUS[intent.status];
    const since = draft.at - SAME_DEED_MS;
    const given =
      requestId === undefined ? null : await findAnswer(transaction, { requestId, status, since });
    const kept = given ?? (await getCheckIn(transaction, draft.ids.checkIn));
    if (kept) return { stored: kept, isNew: false };
    const registered = await getMemory(transaction, 'registered-device');
    draft.checkIn ??= await afterLastSaid(
      transaction,
      toNewCheckIn(intent, draft, toDeviceToken(registered, draft.installation)),
    );
    if (intent.takesBackHelp) await cancelIssuesOfOpenCall(transaction, this.options.context);
    await saveCheckIn(transaction, draft.checkIn, this.options.context, draft.ids);
    const stored = await getCheckIn(transaction, draft.ids.checkIn);
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
      if (better && status === 'help' && saysAnotherPlace(better, last, context.now()))
        await this.callAgain(transaction, id, better);
    });
  }

  /**
   * The call for help is on its way and says no place, or an old one: whoever comes to help must know it, so that it follows. Unless it has
   * been taken back since, or the traveller has called once more.
   */
  private async callAgain(transaction: Transaction, repeats: string, found: Fix): Promise<void> {
    const { context } = this.options;
    if ((await findOpenHelp(transaction, context.now()))?.id !== repeats) return;
    const registered = await getMemory(transaction, 'registered-device');
    const repetition = {
      ...toCheckInPlace(found),
      status: CheckInStatus.Help,
      request_id: null,
      repeats,
      checkedInAt: new Date(context.now()),
      deviceToken: toDeviceToken(registered, registered?.device.uuid ?? null),
    };
    await saveCheckIn(transaction, await afterLastSaid(transaction, repetition), context);
  }
}

/** A clock may be set right after something was said: what is said later is said later, whatever it shows. */
async function afterLastSaid(reader: Reader, checkIn: NewCheckIn): Promise<NewCheckIn> {
  const saidAt = await findLastSaidAt(reader);
  if (saidAt < checkIn.checkedInAt.getTime()) return checkIn;
  return { ...checkIn, checkedInAt: new Date(saidAt + 1_000) };
}

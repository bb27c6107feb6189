import type { Timers } from '@/platform/device-timers';
import type { Surroundings } from '@/platform/network';
import { isMoreToBring, nextDueAt } from '@/store/due-entries';
import type { Store } from '@/store/open-store';
import { Urgency } from '@/store/outbox-kinds';
import { getPreferences } from '@/store/preferences';

import { LONGEST_WAIT_MS } from './backoff';
import { LiveNews, type LineOptions } from './live-news';
import type { Progress } from './pull-run';
import type { SyncEngine } from './sync-engine';
import type { SyncOutcome } from './sync-status';
import { TalkAwaited } from './talk-awaited';
import type { WhoIsTyping } from './who-is-typing';

type EngineActions =
  | 'sync'
  | 'look'
  | 'downloadMore'
  | 'send'
  | 'hurry'
  | 'pullCountry'
  | 'pullAlert'
  | 'pullAdvisory'
  | 'pullConversations'
  | 'downloadPhoto'
  | 'stop'
  | 'status';

/** The traveller knows what it costs, and wants it now. */
interface Metering {
  evenIfMetered?: boolean;
}

export interface SyncScheduleOptions {
  engine: Pick<SyncEngine, EngineActions>;
  store: Pick<Store, 'database'>;
  surroundings: Surroundings;
  timers: Timers;
  now: () => number;
  /** Null where the service can say nothing by itself. */
  line?: LineOptions | null;
}

/** `held-back`: the traveller wants downloads over Wi-Fi only, and there is none. What waited was sent. */
export type ScheduledOutcome = SyncOutcome | { kind: 'held-back' };

/** After a run that did not finish there is nothing to be gained by an entry that is due at once. */
const PAUSE_AFTER_TROUBLE_MS = 30_000;
/** No entry waits longer than the service may ask; a longer wait means that the phone's clock was set back. */
const LONGEST_REAL_WAIT_MS = 24 * 3_600_000;

/**
 * When the engine runs: on waking, on the return of a network, when asked, when an entry's time has come, and every minute while
 * somebody looks at the app.
 */
export class SyncSchedule {
  private readonly endings: (() => void)[] = [];
  private callOffTimer: () => void = () => undefined;
  private hurrying: Promise<ScheduledOutcome> | null = null;
  private arming: Promise<void> = Promise.resolve();
  private isRunning = false;
  private neededKey = false;
  private last: ScheduledOutcome['kind'] = 'finished';
  private readonly live: LiveNews;
  private readonly talk: TalkAwaited;

  constructor(private readonly options: SyncScheduleOptions) {
    this.live = new LiveNews({
      ...options,
      look: () => this.lookForNews(),
      // Also where the device saw no network come back: the service is there.
      onHeard: () => this.sendAnew(),
      mayHear: async () => (await this.mayDownload()) || (await this.talk.isAwaited()),
    });
    this.talk = new TalkAwaited(options.store.database, options.now, () => this.live.consider());
  }

  /** Woken without a screen, the app does what it was woken for and no more: then not `atOnce`. */
  start({ atOnce = true } = {}): void {
    if (this.isRunning) return;
    this.isRunning = true;
    const { surroundings, store, engine } = this.options;
    const wake = () => void this.hurryAndSync();
    this.neededKey = engine.status.get().needsKey;
    this.endings.push(
      surroundings.onForeground(wake),
      surroundings.onReturn(() => void this.syncOnReturn()),
      surroundings.onFocus(() => this.look()),
      engine.status.watch(() => {
        const { needsKey } = engine.status.get();
        const holdsAgain = this.neededKey && !needsKey;
        this.neededKey = needsKey;
        // Only sent, not synced: where the service takes the key for one thing and not for another, that would go round in circles.
        if (holdsAgain) this.sendAnew();
      }),
      // What the traveller does goes out at once, whoever wrote it down.
      store.database.onChange((tables) => {
        if (tables.has('outbox')) this.arm();
      }),
    );
    this.live.start();
    if (atOnce) wake();
    else this.arm();
  }

  /** Pull to refresh: the traveller says "now", and may say that it is worth its bytes. */
  refresh({ evenIfMetered = false } = {}): Promise<ScheduledOutcome> {
    if (!evenIfMetered) return this.hurryAndSync();
    const run = () => this.run({ evenIfMetered: true });
    return this.options.engine.hurry().then(run, run);
  }

  /** The traveller turned to the app, or to another tab of it: what is new is wanted now, not within a minute. */
  look(): void {
    if (this.isRunning) this.live.askSoon();
  }

  /** The traveller has a conversation in front of them, until what this gives is called. */
  listenToTalk(): () => void {
    return this.talk.listen();
  }

  /** Who writes to the traveller at this moment; null where nobody could tell. */
  get typing(): WhoIsTyping | null {
    return this.live.typing;
  }

  /** The traveller writes in this conversation. */
  sayTyping(conversationId: string): void {
    this.live.sayTyping(conversationId);
  }

  /** For a country that the traveller opens or pins, or turns out to be in. It is held back like everything else. */
  downloadCountry(
    countryId: string,
    { onProgress, ...metering }: Metering & { onProgress?: (progress: Progress) => void } = {},
  ): Promise<ScheduledOutcome> {
    return this.download(metering, (engine) => engine.pullCountry(countryId, onProgress));
  }

  /** One that the traveller opens. */
  downloadAlert(alertId: string, metering: Metering = {}): Promise<ScheduledOutcome> {
    return this.download(metering, (engine) => engine.pullAlert(alertId, { withTrips: false }));
  }

  downloadAdvisory(advisoryId: string, metering: Metering = {}): Promise<ScheduledOutcome> {
    return this.download(metering, (engine) => engine.pullAdvisory(advisoryId));
  }

  /** That of a message which the traveller looks at. */
  downloadPhoto(messageId: string, metering: Metering = {}): Promise<ScheduledOutcome> {
    return this.download(metering, (engine) => engine.downloadPhoto(messageId));
  }

  private async download(
    { evenIfMetered = false }: Metering,
    pull: (engine: SyncScheduleOptions['engine']) => Promise<SyncOutcome>,
  ): Promise<ScheduledOutcome> {
    const mayDownload = evenIfMetered || (await this.mayDownload());
    return mayDownload ? pull(this.options.engine) : { kind: 'held-back' };
  }

  /** What is here in another language is asked for anew, unless it is held back; until it comes, what is here stays. */
  changeLanguage(): Promise<ScheduledOutcome> {
    return this.run();
  }

  /** The system gives the app a moment in the background; it ends with the outcome. */
  background(): Promise<ScheduledOutcome> {
    return this.run({ withMore: false });
  }

  /** `leaving` may wait for what the engine does: nothing of it hangs on a network any more, and nothing new begins before that has ended. */
  async stop(leaving?: Promise<unknown>): Promise<void> {
    this.isRunning = false;
    for (const end of this.endings.splice(0)) end();
    this.callOffTimer();
    this.live.stop();
    const stopped = this.options.engine.stop(leaving);
    await this.arming;
    this.callOffTimer();
    await stopped;
  }

  /** Waking and the return of a network often come together: they are one run. */
  private hurryAndSync(): Promise<ScheduledOutcome> {
    const run = () => this.run();
    // Where the storage is out of order, the run itself says so.
    this.hurrying ??= this.options.engine
      .hurry()
      .then(run, run)
      .finally(() => {
        this.hurrying = null;
      });
    return this.hurrying;
  }

  /** The run that it joined may have failed for want of the very network that is back: nothing is to wait for the pause after trouble then. */
  private async syncOnReturn(): Promise<void> {
    const outcome = await this.hurryAndSync();
    if (outcome.kind === 'stopped' && outcome.by.kind === 'offline' && this.isRunning)
      await this.hurryAndSync();
  }

  private async run({ evenIfMetered = false, withMore = true } = {}): Promise<ScheduledOutcome> {
    const { engine } = this.options;
    if (this.isRunning) this.live.noteAsked();
    const mayDownload = evenIfMetered || (await this.mayDownload());
    const outcome = mayDownload ? await engine.sync() : await this.sendAndHear();
    this.last = outcome.kind;
    this.arm();
    // Without the network or the key there is no more to be had; whoever waits for the sync does not wait for this.
    if (mayDownload && withMore && outcome.kind === 'finished') void engine.downloadMore();
    return !mayDownload && outcome.kind === 'finished' ? { kind: 'held-back' } : outcome;
  }

  /** Where everything else is held back. */
  private async sendAndHear(): Promise<SyncOutcome> {
    const outcome = await this.options.engine.send();
    if (outcome.kind === 'finished') await this.hearTalk();
    return outcome;
  }

  /** What is said is small, and never held back from those who wait for it: it answers what they themselves could say. Photos of it are. */
  private async hearTalk(): Promise<SyncOutcome | null> {
    return (await this.talk.isAwaited()) ? this.options.engine.pullConversations() : null;
  }

  /** A key that was refused is not tried by the clock: so many wrong ones from one address would shut out those beside it. */
  private async lookForNews(): Promise<void> {
    const { engine } = this.options;
    if (engine.status.get().needsKey) return;
    const mayDownload = await this.mayDownload();
    const outcome = mayDownload ? await engine.look() : await this.hearTalk();
    if (outcome?.kind !== 'finished') return;
    if (mayDownload) void engine.downloadMore();
    // Whatever kept the service away is over.
    if (this.last !== 'finished') this.sendAnew();
  }

  private sendAnew(): void {
    const send = () => this.sendWhatIsDue();
    void this.options.engine.hurry().then(send, send);
  }

  /** False where the traveller wants downloads over Wi-Fi only, and there is none; also while it can't be read what they want. */
  async mayDownload(): Promise<boolean> {
    const { store, surroundings } = this.options;
    if (!surroundings.isMetered()) return true;
    return store.database.read(getPreferences).then(
      ({ wifiOnly }) => !wifiOnly,
      () => false,
    );
  }

  /** Sets the timer for the entry that is due next. */
  private arm(): void {
    this.arming = this.arming.then(() => this.setTimer());
  }

  private async setTimer(): Promise<void> {
    const { store, surroundings, timers, now } = this.options;
    const { any, help } = await store.database
      .read(async (reader) => ({
        any: await nextDueAt(reader),
        help: await nextDueAt(reader, Urgency.Help),
      }))
      // Where the storage can't be read, sending will say so; that is tried again like any other trouble.
      .catch(() => ({ any: now(), help: null }));
    this.callOffTimer();
    if (!this.isRunning) return;
    const shortest = this.last === 'finished' ? 0 : PAUSE_AFTER_TROUBLE_MS;
    // Without a network nothing goes out, and its return calls by itself. A phone may be wrong about it: a call for help is tried.
    const waits = [
      ...(any === null || !surroundings.isOnline() ? [] : [Math.max(any - now(), shortest)]),
      ...(help === null ? [] : [Math.max(help - now(), this.last === 'broken' ? PAUSE_AFTER_TROUBLE_MS : 0)]),
    ];
    if (waits.length === 0) return;
    const wait = Math.min(...waits);
    const isClockSetBack = wait > LONGEST_REAL_WAIT_MS;
    this.callOffTimer = timers.after(
      isClockSetBack ? 0 : Math.min(wait, LONGEST_WAIT_MS),
      () => void (isClockSetBack ? this.hurryAndSync() : this.sendWhatIsDue()),
    );
  }

  private async sendWhatIsDue(): Promise<void> {
    const { engine, store } = this.options;
    const willBringMore = await store.database.read(isMoreToBring).catch(() => false);
    this.last = (await engine.send()).kind;
    // What belongs to a new trip is wanted before the network goes.
    if (willBringMore && this.last === 'finished') await this.run();
    else this.arm();
  }
}

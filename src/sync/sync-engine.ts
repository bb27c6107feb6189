import type { ApiClient } from '@/api/client';
import type { Store } from '@/store/open-store';
import { makeAllDue } from '@/store/outbox';
import { getPreferences } from '@/store/preferences';
import { prune } from '@/store/prune';

import { drainOutbox } from './drain';
import type { Pull } from './pull';
import { planPulls, pullsOfCountry, pullsOfTrip, pullTrips } from './pull-plan';
import { PullRun, Stopped } from './pull-run';
import { findUnchanged, rememberComplete } from './revision';
import type { SyncContext } from './sync-context';
import { initialStatus, Watchable, type SyncOutcome, type SyncStatus } from './sync-status';

export interface SyncEngineOptions {
  client: ApiClient;
  store: Store;
  now: () => number;
  random: () => number;
  /** The calendar day where the traveller is. */
  today: () => string;
}

/**
 * Sends what waits, downloads what changed. Sending never stands behind downloading: "I need help" must not wait
 * for a map.
 */
export class SyncEngine {
  readonly status = new Watchable<SyncStatus>(initialStatus);
  private syncing: Promise<SyncOutcome> | null = null;
  private sending: Promise<SyncOutcome> | null = null;
  private moreToSend = false;
  private stopper = new AbortController();

  constructor(private readonly options: SyncEngineOptions) {}

  /** Everything: first out, then in. A second call joins the run under way. */
  sync(): Promise<SyncOutcome> {
    this.syncing ??= this.syncOnce().finally(() => {
      this.syncing = null;
    });
    return this.syncing;
  }

  /** Only out: after the traveller did something. What is done while it runs goes out with it. */
  send(): Promise<SyncOutcome> {
    this.moreToSend = true;
    this.sending ??= this.sendUntilDone().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** For a country that the traveller opens or pins. */
  pullCountry(countryId: string): Promise<SyncOutcome> {
    return this.pullSome(pullsOfCountry(countryId));
  }

  /** For a push message about a trip: the trip itself and what belongs to it, nothing else. */
  pullTrip(tripId: string): Promise<SyncOutcome> {
    return this.pullSome([pullTrips, ...pullsOfTrip(tripId)]);
  }

  /** A network that came back, or a traveller who says "now": nothing waits for its time any more. */
  async hurry(): Promise<void> {
    await this.options.store.database.write('cache', makeAllDue);
  }

  /** The traveller gave another key. */
  keyChanged(): void {
    this.update({ needsKey: false });
  }

  /** Ends what is under way at its next step; what is committed stays, the rest comes with the next run. */
  async stop(): Promise<void> {
    this.stopper.abort();
    await Promise.allSettled([this.syncing, this.sending]);
    this.stopper = new AbortController();
  }

  private async syncOnce(): Promise<SyncOutcome> {
    const sent = await this.send();
    const outcome = sent.kind === 'finished' ? await this.pullEverything() : sent;
    this.update({ activity: 'idle', last: { outcome, at: this.options.now() } });
    return outcome;
  }

  private async sendUntilDone(): Promise<SyncOutcome> {
    const context = this.createContext();
    this.update({ activity: 'sending' });
    const outcome = await endOf(context, async () => {
      while (this.moreToSend) {
        this.moreToSend = false;
        const { stoppedBy } = await drainOutbox(context);
        if (stoppedBy) throw new Stopped(stoppedBy);
      }
      return { failed: 0, setAside: 0 };
    });
    this.noteKey(outcome);
    if (!this.syncing) this.update({ activity: 'idle' });
    return outcome;
  }

  private async pullEverything(): Promise<SyncOutcome> {
    const { store, today } = this.options;
    const context = this.createContext();
    const run = new PullRun(context, (progress) => this.update({ activity: 'downloading', ...progress }));
    const outcome = await endOf(context, async () => {
      const revision = await run.pull(pullTrips);
      const plan = await store.database.read((reader) => planPulls(reader, today()));
      const unchanged = await findUnchanged(context, revision, plan);
      const wanted = plan.filter((pull) => !unchanged.has(pull.name));
      await run.pullAll(wanted);
      if (run.tally.failed === 0) await rememberComplete(context, revision, [...unchanged]);
      if (wanted.length > 0) await this.tidyUp();
      return run.tally;
    });
    this.noteKey(outcome);
    return outcome;
  }

  private async pullSome(pulls: Pull[]): Promise<SyncOutcome> {
    const context = this.createContext();
    const run = new PullRun(context, () => undefined);
    const outcome = await endOf(context, async () => {
      await run.pullAll(pulls);
      return run.tally;
    });
    this.noteKey(outcome);
    return outcome;
  }

  private async tidyUp(): Promise<void> {
    const { store, today } = this.options;
    const { allCountriesOffline } = await store.database.read(getPreferences);
    await store.database.write('cache', (transaction) =>
      prune(transaction, today(), { allCountries: allCountriesOffline }),
    );
    await store.search.refresh();
  }

  private createContext(): SyncContext {
    const { client, store, now, random } = this.options;
    return { client, database: store.database, now, random, signal: this.stopper.signal };
  }

  private noteKey(outcome: SyncOutcome): void {
    if (outcome.kind === 'stopped' && outcome.by.kind === 'unauthorized') this.update({ needsKey: true });
  }

  private update(change: Partial<SyncStatus>): void {
    this.status.set({ ...this.status.get(), ...change });
  }
}

async function endOf(
  { signal }: SyncContext,
  work: () => Promise<{ failed: number; setAside: number }>,
): Promise<SyncOutcome> {
  try {
    return { kind: 'finished', ...(await work()) };
  } catch (reason) {
    if (reason instanceof Stopped) return { kind: 'stopped', by: reason.failure };
    if (signal.aborted) return { kind: 'cancelled' };
    throw reason;
  }
}

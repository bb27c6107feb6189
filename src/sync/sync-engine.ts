import type { ApiClient } from '@/api/client';
import type { GetPhoto } from '@/api/photos';
import { makeAllDue } from '@/store/due-entries';
import type { Reader } from '@/store/store-database';

import { type ConversationOf, pullConversationOf, pullOlderMessages } from './conversation-pulls';
import { pullsOfCountry } from './country-pulls';
import { OutboxDrain } from './drain';
import { endOf, worse } from './ending';
import { findChanges } from './find-changes';
import { hearingOfKey, tellingOfRequests } from './hearing-of-key';
import { JoinedRuns } from './joined-runs';
import { LaterDownloads } from './later-downloads';
import { pullItem } from './item-pulls';
import { pullOwn } from './own-pulls';
import { downloadPhoto, downloadPhotos } from './photo-downloads';
import type { Pull } from './pull';
import { PullRun, Stopped, type Progress } from './pull-run';
import type { SyncContext, SyncEngineOptions } from './sync-context';
import { initialStatus, Watchable, type SyncOutcome, type SyncStatus } from './sync-status';
import { tidyUp } from './tidy-up';
import { planSegment, planTripsOfAlert, pullBookings, pullsOfTrip } from './trip-pulls';
import { UploadProgress } from './upload-progress';

/**
 * Sends what waits, downloads what changed. Sending never stands behind downloading: "I need help" must not wait
 * for a map. No run rejects: however it ends, its outcome says so.
 */
export class SyncEngine {
  readonly status = new Watchable<SyncStatus>(initialStatus);
  /** How many requests have left. */
  readonly asked = new Watchable(0);
  private readonly underWay = new Set<Promise<SyncOutcome>>();
  private readonly syncing = new JoinedRuns<SyncOutcome>();
  private looking: Promise<SyncOutcome> | null = null;
  private sending: { drain: OutboxDrain; outcome: Promise<SyncOutcome> } | null = null;
  private downloading = false;
  private readonly later = new LaterDownloads({
    createContext: () => this.createContext(),
    onProgress: (progress) => {
      if (!this.downloading) this.update({ activity: 'downloading-more', ...progress });
    },
    tidyUp: () => tidyUp(this.options.store, this.options.today()),
  });
  private readonly uploads = new UploadProgress(
    (uploads) => this.update({ uploads }),
    () => this.options.now(),
  );
  private photos: Promise<SyncOutcome> | null = null;
  private more: Promise<SyncOutcome> | null = null;
  private stopper = new AbortController();

  private readonly client: ApiClient;

  constructor(private readonly options: SyncEngineOptions) {
    const hearing = hearingOfKey(options.client, (needsKey) => {
      if (this.status.get().needsKey !== needsKey) this.update({ needsKey });
    });
    this.client = tellingOfRequests(hearing, () => this.asked.set(this.asked.get() + 1));
  }

  /**
   * Everything: first out, then in. A second call joins the run under way, unless that one asks in a language which is not the
   * traveller's any more: then another follows it.
   */
  sync(): Promise<SyncOutcome> {
    const { signal } = this.stopper;
    const once = async () => (signal.aborted ? ({ kind: 'cancelled' } as const) : this.syncOnce());
    return this.track(this.syncing.join(this.client.language(), once));
  }

  /** Only in, for nobody waits for it: while nothing is new it is one small request, and nothing on the screen speaks of it. */
  look(): Promise<SyncOutcome> {
    if (this.syncing.last) return this.syncing.last;
    this.looking ??= this.track(
      this.pullEverything({ quietly: true })
        .then((outcome) => this.note(outcome))
        .finally(() => {
          this.looking = null;
        }),
    );
    return this.looking;
  }

  /** Only out: after the traveller did something. What is done while it runs goes out with it. */
  send(): Promise<SyncOutcome> {
    if (this.sending?.drain.more()) return this.sending.outcome;
    const drain = new OutboxDrain(this.createContext());
    const outcome = this.track(this.finish(drain));
    this.sending = { drain, outcome };
    return outcome;
  }

  /**
   * What the last sync found to have changed and nobody waits for, such as all countries. A sync runs beside it: neither is the
   * traveller kept from the news by it, nor anybody who waits for a sync. Photos first: somebody sent them to this traveller.
   */
  downloadMore(): Promise<SyncOutcome> {
    this.more ??= this.bringMore().finally(() => {
      this.more = null;
      this.update({ activity: this.activityNow() });
    });
    // Also while it is still at the photos.
    this.update({ activity: this.activityNow() });
    return this.track(this.more);
  }

  /** Those that came with messages and are not here yet. */
  downloadPhotos(): Promise<SyncOutcome> {
    this.photos ??= this.fetchPhotos(downloadPhotos).finally(() => {
      this.photos = null;
    });
    return this.photos;
  }

  /** One that the traveller looks at. */
  downloadPhoto(messageId: string): Promise<SyncOutcome> {
    return this.fetchPhotos((context, getPhoto) => downloadPhoto(context, getPhoto, messageId));
  }

  /** For a single country; the schedule says when. */
  pullCountry(countryId: string, onProgress?: (progress: Progress) => void): Promise<SyncOutcome> {
    return this.pullSome([pullsOfCountry(countryId)], onProgress);
  }

  /** For one that the traveller opens, and that no trip has. */
  pullAdvisory(advisoryId: string): Promise<SyncOutcome> {
    return this.pullSome([[pullItem('singleAdvisory', advisoryId)]]);
  }

  /** For a push message about a trip: the trip itself and what belongs to it, nothing else. */
  pullTrip(tripId: string): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('trips')], pullsOfTrip(tripId)]);
  }

  /** For a push message about a trip that may not come whole: its stays, and what is booked for it. */
  pullBookings(tripId: string): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('trips')], [pullBookings(tripId)]]);
  }

  /** For any push message: what it says, and what it asks. */
  pullInbox(): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('notifications'), pullOwn('checkInRequests')]]);
  }

  /** For a push message about a change of the list of trips, such as one that was removed. */
  pullTripList(): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('trips')]]);
  }

  pullProfile(): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('profile')]]);
  }

  /** For a push message about a request for help. */
  pullIssues(): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('issues')]]);
  }

  /** For a push message about what was said there: who answers may also have taken the request. */
  pullConversations(): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('issues'), pullOwn('conversations')]]);
  }

  /** For whoever scrolls back further than this device knows. */
  pullOlderMessages(conversationId: string): Promise<SyncOutcome> {
    return this.pullSome([[pullOlderMessages(conversationId)]]);
  }

  /** For whoever reads what is said about a request that somebody else has. */
  pullConversationOf(of: ConversationOf): Promise<SyncOutcome> {
    return this.pullSome([[pullConversationOf(of)]]);
  }

  /** For a push message about an alert: the alert, and the alerts of the trips that it touches. */
  pullAlert(alertId: string, { withTrips }: { withTrips: boolean }): Promise<SyncOutcome> {
    const alert = pullItem('singleAlert', alertId);
    return this.pullSome(
      withTrips ? [[alert, pullOwn('trips')], (reader) => planTripsOfAlert(reader, alertId)] : [[alert]],
    );
  }

  /** For a push message about a flight: what is booked for its trip. */
  pullSegment(segmentId: string): Promise<SyncOutcome> {
    return this.pullSome([[pullOwn('trips')], (reader) => planSegment(reader, segmentId)]);
  }

  /** A network that came back, or a traveller who says "now": nothing waits for its time any more. */
  async hurry(): Promise<void> {
    const { store, now } = this.options;
    await store.database.write('cache', (transaction) => makeAllDue(transaction, now()));
  }

  /** The traveller gave another key. */
  keyChanged(): void {
    this.update({ needsKey: false });
  }

  /** They signed out: whoever comes next begins without a word of theirs. */
  forgetTraveller(): void {
    this.status.set(initialStatus);
  }

  /**
   * Ends what is under way at its next step, and what begins before all of `leaving` has ended; what is committed stays, the rest comes with the
   * next run.
   */
  async stop(leaving: Promise<unknown> = Promise.resolve()): Promise<void> {
    this.stopper.abort();
    await leaving;
    await Promise.all(this.underWay);
    this.stopper = new AbortController();
  }

  private track(run: Promise<SyncOutcome>): Promise<SyncOutcome> {
    this.underWay.add(run);
    void run.finally(() => this.underWay.delete(run));
    return run;
  }

  private async syncOnce(): Promise<SyncOutcome> {
    const sent = await this.send();
    // Nothing that befell what was sent keeps the traveller from the news: the first download finds out by itself whether there is a
    // network, and whether the key holds.
    if (sent.kind === 'cancelled') return this.note(sent);
    // A look that began before may not see what was sent just now; one at a time is enough.
    await this.looking;
    return this.note(worse(sent, await this.pullEverything()));
  }

  private note(outcome: SyncOutcome): SyncOutcome {
    this.update({ last: { outcome, at: this.options.now() } });
    return outcome;
  }

  private async finish(drain: OutboxDrain): Promise<SyncOutcome> {
    this.update({ activity: this.downloading ? 'downloading' : 'sending' });
    const outcome = await endOf(this.stopper.signal, async () => {
      const { stoppedBy } = await drain.ended;
      if (stoppedBy) throw new Stopped(stoppedBy);
      return { failed: 0, setAside: 0 };
    });
    this.update({ activity: this.activityNow() });
    return outcome;
  }

  private async pullEverything({ quietly = false } = {}): Promise<SyncOutcome> {
    const context = this.createContext();
    this.downloading = !quietly;
    const run = new PullRun(context, (progress) => {
      if (this.downloading) this.update({ activity: 'downloading', ...progress });
    });
    const outcome = await endOf(context.signal, async () => {
      const { wanted, later, revisionOf } = await findChanges(context, run, this.options.today());
      this.later.leave(later);
      this.downloading ||= wanted.length > 0;
      await run.pullAll(wanted, revisionOf);
      if (wanted.length > 0) await tidyUp(this.options.store, this.options.today());
      return run.tally;
    });
    const wasTold = this.downloading;
    this.downloading = false;
    if (wasTold) this.update({ activity: this.activityNow() });
    return outcome;
  }

  private async bringMore(): Promise<SyncOutcome> {
    const photos = await this.downloadPhotos();
    const more = await this.later.download();
    return photos.kind === 'finished' ? more : photos;
  }

  private fetchPhotos(
    work: (context: SyncContext, getPhoto: GetPhoto) => Promise<{ failed: number; setAside: number }>,
  ): Promise<SyncOutcome> {
    const context = this.createContext();
    const { getPhoto } = this.options;
    const nothing = { failed: 0, setAside: 0 };
    return this.track(endOf(context.signal, async () => (getPhoto ? work(context, getPhoto) : nothing)));
  }

  private activityNow(): SyncStatus['activity'] {
    if (this.downloading) return 'downloading';
    return this.more && this.later.isLeft ? 'downloading-more' : 'idle';
  }

  /** One group after the other; a group may follow from what the one before brought. */
  private pullSome(
    groups: readonly (readonly Pull[] | ((reader: Reader) => Promise<Pull[]>))[],
    onProgress: (progress: Progress) => void = () => undefined,
  ): Promise<SyncOutcome> {
    const context = this.createContext();
    const run = new PullRun(context, onProgress);
    const ended = endOf(context.signal, async () => {
      for (const group of groups)
        await run.pullAll(typeof group === 'function' ? await context.database.read(group) : group);
      return run.tally;
    });
    return this.track(ended);
  }

  private createContext(): SyncContext {
    const { store, now, random } = this.options;
    const { client, uploads } = this;
    return { client, database: store.database, now, random, signal: this.stopper.signal, uploads };
  }

  private update(change: Partial<SyncStatus>): void {
    this.status.set({ ...this.status.get(), ...change });
  }
}

import type { QueryClient } from '@tanstack/react-query';

import { photosOf } from '@/api/photos';
import { createApiClient, type ApiClient } from '@/api/client';
import { toSurroundings } from '@/platform/network';
import { DatabaseInUseError } from '@/platform/database-in-use';
import type { Services } from '@/services/services';
import type { CheckedPart } from '@/store/check';
import type { DatabaseFiles } from '@/store/database-files';
import { openStore, type Store } from '@/store/open-store';
import { SyncSchedule } from '@/sync/schedule';
import { SyncEngine } from '@/sync/sync-engine';
import { Watchable } from '@/sync/sync-status';

import { lineToService } from './line-to-service';
import { createMutations, type Mutations } from './mutations';
import { answering } from './answering-files';
import type { Dependencies } from './dependencies';
import { createReads, type Reads } from './reads';
import { keepQueriesFresh } from './keep-queries-fresh';
import { StoreReopener, type StorageCondition } from './reopen-store';
import type { TravellerKey } from './traveller-key';

export interface Opened {
  store: Store;
  engine: SyncEngine;
  schedule: SyncSchedule;
  reads: Reads;
  mutations: Mutations;
  services: Services;
}

/** What services are built upon. */
export type Foundation = Pick<Opened, 'store' | 'engine' | 'schedule'> & { client: ApiClient };

export type StoreState =
  | { kind: 'opening' }
  | ({ kind: 'ready' } & Opened)
  /** The data on this device were broken: they come again, and so much of what the traveller did was saved. */
  | ({ kind: 'recovered'; savedEntries: number; mayHaveLost?: true } & Opened)
  /** Another tab of the browser has the data. */
  | { kind: 'in-use' }
  | { kind: 'failed'; reason: unknown };

export const REQUEST_TIMEOUT_MS = 30_000;
const LOOK_AGAIN_MS = 2_000;

/** The store of the running app: opened once, and again when the traveller says so or what holds the data died. */
export class RunningStore {
  readonly state = new Watchable<StoreState>({ kind: 'opening' });
  /** Of a store that is open. Screens stay while it is opened again, and read everything anew after that. */
  readonly storage = new Watchable<StorageCondition>('well');
  /** Opening and closing wait for each other: two handles on one database would get in each other's way. */
  private turn: Promise<void> = Promise.resolve();
  private release: (() => Promise<void>) | null = null;
  private isHealing = false;
  /** Whoever closed it last wants it closed, whatever is still being mended. */
  private isWanted = false;
  private stopLooking: () => void = () => undefined;
  private readonly files: DatabaseFiles;
  private readonly reopener: StoreReopener;

  /** `begin` runs before anybody sees the store, and may still change what is in it. */
  constructor(
    private readonly dependencies: Dependencies,
    private readonly queryClient: QueryClient,
    private readonly key: Pick<TravellerKey, 'read' | 'keep'>,
    private readonly begin: (opened: Opened) => Promise<void>,
    private readonly buildServices: (foundation: Foundation) => Services,
  ) {
    this.files = answering(dependencies.files, dependencies.timers);
    this.reopener = new StoreReopener(dependencies.timers);
    // What is under way is committed first; what comes after that is told that it is not stored.
    dependencies.tab.onAsked(() => this.close());
  }

  open(): Promise<void> {
    this.isWanted = true;
    this.turn = this.turn.then(() => this.openNow('what-is-only-here'));
    return this.turn;
  }

  close(): Promise<void> {
    this.isWanted = false;
    this.stopLooking();
    this.reopener.hurry();
    this.turn = this.turn.then(() => this.closeNow());
    return this.turn;
  }

  /** After a failure; or here instead of in the other tab. */
  tryAgain(): void {
    const state = this.state.get();
    this.isWanted = true;
    if (state.kind === 'in-use') this.turn = this.turn.then(() => this.takeOver());
    else if (state.kind === 'ready' || state.kind === 'recovered') this.reopen(state);
    else void this.open();
  }

  /** What was found broken in use is opened again, whole or made anew, with all that the traveller did in it. */
  private heal(): void {
    // One bad page is met by many reads at once.
    if (this.isHealing) return;
    this.isHealing = true;
    this.turn = this.turn
      .then(() => this.closeNow())
      .then(() => (this.isWanted ? this.openNow('everything') : undefined))
      .finally(() => {
        this.isHealing = false;
      });
  }

  /** The screens stay, and what they ask waits for the engine that comes. */
  private reopen(opened: Opened): void {
    this.reopener.hurry();
    if (this.isHealing) return;
    this.isHealing = true;
    this.storage.set('reopening');
    this.turn = this.turn
      .then(() => this.reopenNow(opened))
      .finally(() => {
        this.isHealing = false;
      });
  }

  private async reopenNow({ kind: _kind, ...opened }: Opened & { kind?: string }): Promise<void> {
    const reopening = await this.reopener.reopen(opened.store, () => this.isWanted && this.release !== null);
    if (reopening.kind === 'given-up') {
      this.storage.set('unreachable');
      return;
    }
    // What became of the database may have become of the key as well; the app still knows it.
    await this.key.keep().catch(() => undefined);
    // Also where nothing was lost it is another state: a screen that failed on the engine that is gone tries again.
    const { recovered } = reopening;
    // Before anybody hears that all is well: a screen that waits would take what failed for the answer.
    void this.queryClient.invalidateQueries();
    this.state.set(recovered ? { kind: 'recovered', ...recovered, ...opened } : { ...this.state.get() });
    this.storage.set('well');
    if (!reopening.diedYoung) void opened.schedule.refresh();
  }

  private async takeOver(): Promise<void> {
    this.state.set({ kind: 'opening' });
    if (await this.dependencies.tab.takeOver()) await this.openNow('what-is-only-here');
    else this.standBy();
  }

  /**
   * The tab that has the data may be closed, and a page that was just left may have been taken for one: whoever looks at this tab
   * need not press anything then.
   */
  private standBy(): void {
    if (this.state.get().kind !== 'in-use') this.state.set({ kind: 'in-use' });
    this.stopLooking();
    this.stopLooking = this.dependencies.timers.after(LOOK_AGAIN_MS, () => {
      this.turn = this.turn.then(() => this.openIfFree());
    });
  }

  private async openIfFree(): Promise<void> {
    if (!this.isWanted || this.state.get().kind !== 'in-use') return;
    // A tab that nobody looks at would take them from one that is only being loaded again.
    const { activity, tab } = this.dependencies;
    const isFree = activity.isForeground() && (await tab.takeIfFree().catch(() => false));
    if (isFree) await this.openNow('what-is-only-here');
    else this.standBy();
  }

  private async openNow(checking: CheckedPart): Promise<void> {
    if (this.release) return;
    this.state.set({ kind: 'opening' });
    try {
      if (!(await this.dependencies.tab.take())) {
        this.standBy();
        return;
      }
      const store = await openStore(this.files, { checking });
      const opened = this.build(store);
      await this.begin(opened).catch(async (reason: unknown) => {
        await givenUp(() => store.database.close());
        throw reason;
      });
      const forgetQueries = keepQueriesFresh(
        { database: store.database, sync: opened.engine.status, timers: this.dependencies.timers },
        this.queryClient,
      );
      const forgetFaults = store.database.onFault((fault) =>
        fault === 'damaged' ? this.heal() : this.reopen(opened),
      );
      this.release = async () => {
        forgetQueries();
        forgetFaults();
        const ended = givenUp(() => opened.services.end());
        await givenUp(() => opened.schedule.stop(ended));
        await givenUp(() => store.database.close());
      };
      const { recovered } = store;
      this.state.set(
        recovered ? { kind: 'recovered', ...recovered, ...opened } : { kind: 'ready', ...opened },
      );
    } catch (reason) {
      if (reason instanceof DatabaseInUseError) this.standBy();
      else this.state.set({ kind: 'failed', reason });
    }
  }

  private async closeNow(): Promise<void> {
    const { release } = this;
    this.release = null;
    this.state.set({ kind: 'opening' });
    await release?.();
    this.storage.set('well');
    // What was read from this database says nothing about the next.
    this.queryClient.clear();
  }

  private build(store: Store): Opened {
    const { service, language, clock, random, network, activity, timers, newId } = this.dependencies;
    const client = createApiClient({
      baseUrl: service.address,
      fetch: service.fetch,
      upload: service.upload,
      readKey: () => this.key.read(),
      language,
      timeoutMs: REQUEST_TIMEOUT_MS,
    });
    const { address: baseUrl, fetchBytes } = service;
    const getPhoto = fetchBytes && photosOf({ baseUrl, fetch: fetchBytes });
    const engine = new SyncEngine({ client, getPhoto, store, now: clock.now, today: clock.today, random });
    const surroundings = toSurroundings(network, activity);
    const line = lineToService(this.dependencies, client);
    const schedule = new SyncSchedule({ engine, store, surroundings, timers, now: clock.now, line });
    return {
      store,
      engine,
      schedule,
      reads: createReads(store),
      mutations: createMutations(store.database, { newId, now: clock.now }),
      services: this.buildServices({ store, engine, schedule, client }),
    };
  }
}

/** Whatever fails while the store is left (a handle that won't close) is left with it: the next one is opened all the same. */
async function givenUp(leave: () => Promise<unknown>): Promise<void> {
  await leave().catch(() => undefined);
}

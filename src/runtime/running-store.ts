import type { QueryClient } from '@tanstack/react-query';

import { createApiClient, type ApiClient } from '@/api/client';
import { toSurroundings } from '@/platform/network';
import { DatabaseInUseError } from '@/platform/database-in-use';
import type { Services } from '@/services/services';
import type { CheckedPart } from '@/store/check';
import { openStore, type Store } from '@/store/open-store';
import { SyncSchedule } from '@/sync/schedule';
import { SyncEngine } from '@/sync/sync-engine';
import { Watchable } from '@/sync/sync-status';

import { createActs, type Acts } from './acts';
import type { Edges } from './edges';
import { createReads, type Reads } from './reads';
import { keepQueriesFresh } from './store-queries';

export interface Opened {
  store: Store;
  engine: SyncEngine;
  schedule: SyncSchedule;
  reads: Reads;
  acts: Acts;
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

/** The store of the running app: opened once, and again only when the traveller says so. */
export class RunningStore {
  readonly state = new Watchable<StoreState>({ kind: 'opening' });
  /** Opening and closing wait for each other: two handles on one database would get in each other's way. */
  private turn: Promise<void> = Promise.resolve();
  private release: (() => Promise<void>) | null = null;
  private isHealing = false;
  /** Whoever closed it last wants it closed, whatever is still being mended. */
  private isWanted = false;
  /** The files were in use when they were opened: the engine then refuses for as long as the page stands. */
  private isSpoilt = false;

  /** `begin` runs before anybody sees the store, and may still change what is in it. */
  constructor(
    private readonly edges: Edges,
    private readonly queryClient: QueryClient,
    private readonly readKey: () => Promise<string | null>,
    private readonly begin: (opened: Opened) => Promise<void>,
    private readonly buildServices: (foundation: Foundation) => Services,
  ) {
    // What is under way is committed first; what comes after that is told that it is not stored.
    edges.tab.onAsked(() => this.close());
  }

  open(): Promise<void> {
    this.isWanted = true;
    this.turn = this.turn.then(() => this.openNow('what-is-only-here'));
    return this.turn;
  }

  close(): Promise<void> {
    this.isWanted = false;
    this.turn = this.turn.then(() => this.closeNow());
    return this.turn;
  }

  /** After a failure; or here instead of in the other tab. */
  tryAgain(): void {
    if (this.state.get().kind !== 'in-use') void this.open();
    else if (this.isSpoilt) this.edges.reloadPage();
    else {
      this.isWanted = true;
      this.turn = this.turn.then(() => this.takeOver());
    }
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

  private async takeOver(): Promise<void> {
    this.state.set({ kind: 'opening' });
    if (await this.edges.tab.takeOver()) await this.openNow('what-is-only-here');
    else this.state.set({ kind: 'in-use' });
  }

  private async openNow(checking: CheckedPart): Promise<void> {
    if (this.release) return;
    this.state.set({ kind: 'opening' });
    try {
      if (!(await this.edges.tab.take())) {
        this.state.set({ kind: 'in-use' });
        return;
      }
      const store = await openStore(this.edges.files, { checking });
      const opened = this.build(store);
      await this.begin(opened).catch(async (reason: unknown) => {
        await store.database.close();
        throw reason;
      });
      const forgetQueries = keepQueriesFresh(store.database, this.queryClient, opened.engine.status);
      const forgetDamage = store.database.onDamage(() => this.heal());
      this.release = async () => {
        forgetQueries();
        forgetDamage();
        await opened.services.stop();
        await opened.schedule.stop();
        await store.database.close();
      };
      const { recovered } = store;
      this.state.set(
        recovered ? { kind: 'recovered', ...recovered, ...opened } : { kind: 'ready', ...opened },
      );
    } catch (reason) {
      this.isSpoilt = reason instanceof DatabaseInUseError;
      this.state.set(this.isSpoilt ? { kind: 'in-use' } : { kind: 'failed', reason });
    }
  }

  private async closeNow(): Promise<void> {
    const { release } = this;
    this.release = null;
    this.state.set({ kind: 'opening' });
    await release?.();
    // What was read from this database says nothing about the next.
    this.queryClient.clear();
  }

  private build(store: Store): Opened {
    const { service, language, clock, random, network, activity, timers, newId } = this.edges;
    const client = createApiClient({
      baseUrl: service.address,
      fetch: service.fetch,
      readKey: this.readKey,
      language,
      timeoutMs: REQUEST_TIMEOUT_MS,
    });
    const engine = new SyncEngine({ client, store, now: clock.now, today: clock.today, random });
    const surroundings = toSurroundings(network, activity);
    const schedule = new SyncSchedule({ engine, store, surroundings, timers, now: clock.now });
    return {
      store,
      engine,
      schedule,
      reads: createReads(store),
      acts: createActs(store.database, { newId, now: clock.now }),
      services: this.buildServices({ store, engine, schedule, client }),
    };
  }
}

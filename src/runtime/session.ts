import { getProfile } from '@/api/account';
import { createApiClient } from '@/api/client';
import type { Failure } from '@/api/failure';
import { within } from '@/services/within';
import type { Store } from '@/store/open-store';
import { getProfile as getStoredProfile, saveProfile } from '@/store/profile';
import { countUnsent } from '@/store/unsent';
import { wipeStore } from '@/store/wipe';
import { REQUESTS_AT_ONCE } from '@/sync/pull-run';
import { Watchable } from '@/sync/sync-status';

import type { Dependencies } from './dependencies';
import { openedFile } from './opened-file';
import { REQUEST_TIMEOUT_MS, type Opened } from './running-store';
import type { TravellerKey } from './traveller-key';

export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'signed-out' }
  /** `isNew`: since the app was opened, so that this is the first that it downloads for them. */
  | { kind: 'signed-in'; isNew?: true };

export type SignInOutcome =
  | { kind: 'signed-in' }
  /** It can't be a key: empty, or with something in it that no key has. */
  | { kind: 'not-a-key' }
  | { kind: 'wrong-key' }
  | { kind: 'offline' }
  | { kind: 'service-down' }
  /** Another traveller's data are on this device; `unsent` of what they did would be lost. Sign in again to replace. */
  | { kind: 'someone-else'; unsent: number };

/** Where the service answers later, the screens do not wait for it. */
const FIRST_ANSWER_MS = 400;

/** A browser that hangs must not keep the app from opening. */
const LETTING_GO_MS = 5_000;

/** What may stand in a header; anything else was not meant to be a key. */
const POSSIBLE_KEY = /^[\x21-\x7e]{1,500}$/;

/** Who uses this device. Signing in needs the service; being signed in does not. */
export class Session {
  readonly state = new Watchable<SessionState>({ kind: 'unknown' });

  constructor(
    private readonly dependencies: Pick<
      Dependencies,
      'service' | 'language' | 'askToKeepStorage' | 'backgroundSender' | 'notifications' | 'timers'
    >,
    private readonly key: TravellerKey,
    /** What the screens were drawn from, beside the store. */
    private readonly forgetScreens: () => void,
  ) {}

  /** With the store just opened, before any screen reads it. */
  async begin({ store }: Pick<Opened, 'store'>): Promise<void> {
    if (await this.isLeaving()) {
      await this.letGoOfBrowser();
      await this.forget(store);
    }
    this.state.set({ kind: await this.findKind() });
  }

  async signIn(given: string, opened: Opened, { replace = false } = {}): Promise<SignInOutcome> {
    const { store, engine, services } = opened;
    const key = given.trim();
    if (!POSSIBLE_KEY.test(key)) return { kind: 'not-a-key' };
    const { service, language } = this.dependencies;
    const client = createApiClient({
      baseUrl: service.address,
      fetch: service.fetch,
      readKey: () => Promise.resolve(key),
      language,
      timeoutMs: REQUEST_TIMEOUT_MS,
    });
    const reading = await getProfile(client);
    if (reading.kind === 'not-modified') return { kind: 'service-down' };
    if (reading.kind !== 'read') return toOutcome(reading);

    const known = await store.database.read(getStoredProfile);
    const isSomeoneElse = known?.id !== reading.value.id;
    if (known && isSomeoneElse) {
      if (!replace) return { kind: 'someone-else', unsent: await store.database.read(countUnsent) };
      await this.signOut(opened);
    }
    await this.key.save(key);
    await store.database.write('user', (transaction) => saveProfile(transaction, reading.value));
    // From here on there is something to lose. A device that does not answer to this keeps it no worse than before.
    void this.dependencies.askToKeepStorage().catch(() => undefined);
    // Screens that went at the last sign-out may have read once more on their way.
    if (isSomeoneElse) this.forgetScreens();
    engine.keyChanged();
    // Drawing the screens keeps a device busy: what they show at first is asked for before.
    await within(this.dependencies.timers, FIRST_ANSWER_MS, startSync(opened));
    this.state.set({ kind: 'signed-in', isNew: true });
    services.start({ isNewSession: true });
    return { kind: 'signed-in' };
  }

  /** Everything of the traveller leaves this device, also what was not sent: ask before. */
  async signOut({ store, engine, schedule, services }: Opened): Promise<void> {
    await this.key.beginLeaving();
    await schedule.stop(services.leave());
    const before = this.state.get();
    // The screens go before what they show: none of it may be drawn for whoever comes next.
    if (before.kind === 'signed-in') this.state.set({ kind: 'unknown' });
    try {
      await this.forget(store);
    } catch (reason) {
      this.state.set(before);
      throw reason;
    }
    engine.forgetTraveller();
    this.forgetScreens();
    // What somebody opens before they sign in is for their own trips.
    if (before.kind === 'signed-in') openedFile.set(null);
    this.state.set({ kind: 'signed-out' });
  }

  /** Where a sign-out was cut short before it came to this (`Services.leave`). */
  private async letGoOfBrowser(): Promise<void> {
    const { notifications, timers } = this.dependencies;
    if (notifications.inBrowser) await within(timers, LETTING_GO_MS, notifications.inBrowser.turnOff());
  }

  private async forget(store: Store): Promise<void> {
    await wipeStore(store);
    await this.dependencies.backgroundSender.clear();
    await this.key.forget();
  }

  /** Locked secrets keep nobody from reading what is here: the key is only needed to sync. */
  private async findKind(): Promise<SessionState['kind']> {
    try {
      return (await this.key.read()) === null ? 'signed-out' : 'signed-in';
    } catch {
      return 'signed-in';
    }
  }

  private async isLeaving(): Promise<boolean> {
    // Locked secrets can't tell; the next start will.
    return this.key.isLeaving().catch(() => false);
  }
}

function toOutcome(failure: Failure): SignInOutcome {
  switch (failure.kind) {
    case 'unauthorized':
      return { kind: 'wrong-key' };
    case 'offline':
    case 'timeout':
      return { kind: 'offline' };
    case 'busy':
    case 'server':
    case 'rejected':
      return { kind: 'service-down' };
  }
}

/**
 * Ends when the trips are here and as much as may be of the rest is on its way, or when there is nothing more to ask for. What waits to be
 * sent is asked too: then it ends sooner.
 */
function startSync({ engine, schedule }: Pick<Opened, 'engine' | 'schedule'>): Promise<void> {
  const before = engine.asked.get();
  schedule.start();
  return new Promise((resolve) => {
    const end = () => {
      forget();
      resolve();
    };
    const forget = engine.asked.watch(() => {
      if (engine.asked.get() - before > REQUESTS_AT_ONCE) end();
    });
    void schedule.refresh().then(end);
  });
}

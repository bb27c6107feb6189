import type { BrowserPush, BrowserPushState, PushToken } from './notifications';

/** As much of a browser as this takes. */
export interface PushApis {
  container: Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener' | 'removeEventListener'>;
  /** Null where the browser has no notifications, or shows none of them to a page like this. */
  notification: Pick<typeof Notification, 'permission' | 'requestPermission'> | null;
  /** Apple's phones and tablets give both to an app on the home screen only. */
  wantsHomeScreen: boolean;
  /** Whether nobody wants the subscription any more that this browser may still have. Known at once, and outlives the page. */
  unwanted: { get: () => boolean; set: (isUnwanted: boolean) => void };
}

/** As src/service-worker/show-messages.ts knows it. */
const CAN_SHOW = 'can-show';
const ANSWER_MS = 3_000;
/** Without a way to its maker's server a browser may try for ever. What comes after all is found when the app next looks. */
const SUBSCRIBE_MS = 20_000;

export interface SubscribedBrowser extends BrowserPush {
  token(serviceKey?: string | null): Promise<PushToken>;
  /** Nobody gets messages before this has ended, however it ends. */
  holdBack(work: Promise<unknown>): void;
}

/** The subscription of this browser with its maker's push server: who has one gets messages, also while the app is closed. */
export function browserPush(apis: PushApis): SubscribedBrowser {
  const { container, notification, wantsHomeScreen, unwanted } = apis;
  const turns = new Turns();
  /** How often it was turned off on this page. */
  let timesOff = 0;

  async function find(): Promise<{ manager: PushManager; subscription: PushSubscription | null } | null> {
    const registration = await container.getRegistration();
    if (!registration?.active) return null;
    const { pushManager: manager } = registration;
    return { manager, subscription: await manager.getSubscription() };
  }

  async function look(): Promise<BrowserPushState> {
    if (!notification) return wantsHomeScreen ? 'needs-home-screen' : 'unsupported';
    if (notification.permission === 'denied') return 'blocked';
    // Of one that is let go of nobody said yes, whether the browser has let go yet or not.
    const isOn =
      notification.permission === 'granted' && !unwanted.get() && (await find())?.subscription != null;
    return isOn ? 'on' : 'off';
  }

  async function letGo(): Promise<void> {
    await (await find())?.subscription?.unsubscribe();
    unwanted.set(false);
  }

  async function subscribe(manager: PushManager, serviceKey: string): Promise<'on'> {
    if (unwanted.get()) await letGo();
    await renew(manager, serviceKey);
    return 'on';
  }

  async function readToken(serviceKey: string | null): Promise<PushToken> {
    // Where it can't be let go of now either, it is with the next question.
    if (unwanted.get()) await letGo().catch(() => undefined);
    const found = unwanted.get() ? null : await find();
    if (!found?.subscription) return { kind: 'none', why: 'not-allowed' };
    const { manager, subscription } = found;
    // The service has other keys than it had: with those it could not reach this browser any more.
    const isOurs = serviceKey === null || keyOf(subscription) === serviceKey;
    return toToken(isOurs ? subscription : await renew(manager, serviceKey));
  }

  return {
    look,

    async turnOn(serviceKey) {
      if (!notification) return look();
      const timesBefore = timesOff;
      // First of all, while the browser still knows that there was a tap.
      if ((await notification.requestPermission()) !== 'granted') return look();
      try {
        const registration = await container.getRegistration();
        // An older worker, which waits to be replaced, would take messages and show none.
        if (!registration?.active || !(await canShow(registration.active))) return 'failed';
        const { pushManager } = registration;
        // Whoever said yes may have signed out meanwhile.
        const subscribing = () => (timesOff === timesBefore ? subscribe(pushManager, serviceKey) : look());
        return await inTime(turns.take(subscribing));
      } catch {
        // Without a network, or where the maker's push server can't be reached.
        return 'failed';
      }
    },

    async turnOff() {
      if (!notification) return;
      timesOff += 1;
      unwanted.set(true);
      await turns.takeAlone(letGo);
    },

    async token(serviceKey = null) {
      if (!notification) return { kind: 'none', why: 'unavailable' };
      return turns.take(() => readToken(serviceKey)).catch(() => ({ kind: 'failed' }));
    },

    holdBack: (work) => void turns.takeAlone(() => work).catch(() => undefined),
  };
}

/**
 * A browser that hangs may do what it was asked long after nobody waits for it any more: it would take the next traveller's subscription from them, or
 * leave them one that was made for the last.
 */
class Turns {
  private readonly underWay = new Set<Promise<unknown>>();
  private before: Promise<unknown> = Promise.resolve();

  /** After what was asked for alone before. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.track(this.before.then(work));
  }

  /** After all that was asked before, and before all that is asked from now on. */
  takeAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.track(Promise.allSettled([...this.underWay]).then(work));
    this.before = Promise.allSettled([done]);
    return done;
  }

  private track<Result>(work: Promise<Result>): Promise<Result> {
    this.underWay.add(work);
    const forget = () => this.underWay.delete(work);
    work.then(forget, forget);
    return work;
  }
}

/** A browser has one subscription, for one key. */
async function renew(manager: PushManager, serviceKey: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && keyOf(known) === serviceKey) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: serviceKey });
}

/** In the one spelling that the service keeps. */
function toToken(subscription: PushSubscription): PushToken {
  const { endpoint, keys } = subscription.toJSON();
  const token = JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return { kind: 'token', token };
}

function keyOf({ options }: PushSubscription): string | null {
  const { applicationServerKey: key } = options;
  if (!key) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function inTime<Outcome>(work: Promise<Outcome>): Promise<Outcome | 'failed'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('failed'), SUBSCRIBE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function canShow(worker: Pick<ServiceWorker, 'postMessage'>): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    port1.onmessage = () => end(true);
    worker.postMessage({ type: CAN_SHOW }, [port2]);
  });
}

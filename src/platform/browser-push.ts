import type { BrowserPush, BrowserPushState, PushToken } from './notifications';

/** As much of a browser as this takes. */
export interface PushApis {
  container: Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener' | 'removeEventListener'>;
  /** Null where the browser has no notifications, or shows none of them to a page like this. */
  notification: Pick<typeof Notification, 'permission' | 'requestPermission'> | null;
  /** Apple's phones and tablets give both to an app on the home screen only. */
  wantsHomeScreen: boolean;
}

/** As src/service-worker/show-messages.ts knows it. */
const CAN_SHOW = 'can-show';
const ANSWER_MS = 3_000;
/** Without a way to its maker's server a browser may try for ever. What comes after all is found when the app next looks. */
const SUBSCRIBE_MS = 20_000;

export interface SubscribedBrowser extends BrowserPush {
  token(serviceKey?: string | null): Promise<PushToken>;
}

/** The subscription of this browser with its maker's push server: who has one gets messages, also while the app is closed. */
export function browserPush({ container, notification, wantsHomeScreen }: PushApis): SubscribedBrowser {
  async function find(): Promise<{ manager: PushManager; subscription: PushSubscription | null } | null> {
    const registration = await container.getRegistration();
    if (!registration?.active) return null;
    const { pushManager: manager } = registration;
    return { manager, subscription: await manager.getSubscription() };
  }

  async function look(): Promise<BrowserPushState> {
    if (!notification) return wantsHomeScreen ? 'needs-home-screen' : 'unsupported';
    if (notification.permission === 'denied') return 'blocked';
    const isOn = notification.permission === 'granted' && (await find())?.subscription != null;
    return isOn ? 'on' : 'off';
  }

  return {
    look,

    async turnOn(serviceKey) {
      if (!notification) return look();
      // First of all, while the browser still knows that there was a tap.
      if ((await notification.requestPermission()) !== 'granted') return look();
      try {
        const registration = await container.getRegistration();
        // An older worker, which waits to be replaced, would take messages and show none.
        if (!registration?.active || !(await canShow(registration.active))) return 'failed';
        return await inTime(renew(registration.pushManager, serviceKey).then(() => 'on' as const));
      } catch {
        // Without a network, or where the maker's push server can't be reached.
        return 'failed';
      }
    },

    async turnOff() {
      await (await find())?.subscription?.unsubscribe();
    },

    async token(serviceKey = null) {
      if (!notification) return { kind: 'none', why: 'unavailable' };
      try {
        const found = await find();
        if (!found?.subscription) return { kind: 'none', why: 'not-allowed' };
        const { manager, subscription } = found;
        // The service has other keys than it had: with those it could not reach this browser any more.
        const isOurs = serviceKey === null || keyOf(subscription) === serviceKey;
        return toToken(isOurs ? subscription : await renew(manager, serviceKey));
      } catch {
        return { kind: 'failed' };
      }
    },
  };
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

import type { PushApis } from '@/platform/browser-push';

interface Subscription {
  endpoint: string;
  keys: Record<string, string>;
}

/** A browser with a push server behind it, as far as a page sees it. */
export class FakePushBrowser {
  permission: NotificationPermission = 'default';
  /** What the traveller will say when asked. */
  answer: NotificationPermission = 'granted';
  timesAsked = 0;
  hasWorker = true;
  /** Whether the worker knows of messages. */
  isNewWorker = true;
  isReachable = true;
  /** The maker's server never answers. */
  isSilent = false;
  isSupported = true;
  wantsHomeScreen = false;
  subscription: (Subscription & { key: string }) | null = null;
  /** The maker's push server gives out addresses. */
  giveOut = (number: number): Subscription => ({
    endpoint: `https://push.example/${number}`,
    keys: { auth: 'auth', p256dh: 'p256dh' },
  });
  readonly shown: { tag: string; close: () => void }[] = [];
  private made = 0;
  private readonly listeners = new Set<(event: MessageEvent) => void>();

  apis(): PushApis {
    const readPermission = () => this.permission;
    return {
      container: {
        getRegistration: () => Promise.resolve(this.hasWorker ? this.registration() : undefined),
        addEventListener: (_type: string, listener: unknown) =>
          void this.listeners.add(listener as (event: MessageEvent) => void),
        removeEventListener: () => undefined,
      },
      notification: this.isSupported
        ? {
            get permission() {
              return readPermission();
            },
            requestPermission: () => {
              this.timesAsked += 1;
              if (this.permission === 'default') this.permission = this.answer;
              return Promise.resolve(this.permission);
            },
          }
        : null,
      wantsHomeScreen: this.wantsHomeScreen,
    };
  }

  /** The worker says something; whether the page took it. */
  say(data: unknown): boolean {
    let isTaken = false;
    const port = { postMessage: () => (isTaken = true) };
    for (const listener of this.listeners) listener({ data, ports: [port] } as unknown as MessageEvent);
    return isTaken;
  }

  private registration(): ServiceWorkerRegistration {
    return {
      active: {
        postMessage: (_message: unknown, [port]: [MessagePort]) => {
          if (this.isNewWorker) port.postMessage('yes');
        },
      },
      pushManager: {
        getSubscription: () => Promise.resolve(this.toSubscription()),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (this.isSilent) return new Promise(() => undefined);
          if (!this.isReachable) return Promise.reject(new DOMException('no push server', 'AbortError'));
          this.made += 1;
          this.subscription = { ...this.giveOut(this.made), key: applicationServerKey };
          return Promise.resolve(this.toSubscription());
        },
      },
      getNotifications: ({ tag }: { tag?: string } = {}) =>
        Promise.resolve(this.shown.filter((each) => tag === undefined || each.tag === tag)),
    } as unknown as ServiceWorkerRegistration;
  }

  private toSubscription(): PushSubscription | null {
    if (!this.subscription) return null;
    const { endpoint, keys, key } = this.subscription;
    return {
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
      unsubscribe: () => {
        this.subscription = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
  }
}

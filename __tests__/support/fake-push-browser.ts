import type { PushApis } from '@/platform/browser-push';

interface Subscription {
  endpoint: string;
  keys: Record<string, string>;
}

/** What a page asks it for. */
export type PushQuestion =
  'registration' | 'permission' | 'subscription' | 'subscribe' | 'unsubscribe' | 'shown';

/** A browser with a push server behind it, as far as a page sees it. What it has outlives the page. */
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
  /** Each question is taken up when this has ended. */
  pause: (question: PushQuestion) => Promise<void> = () => Promise.resolve();
  isUnwanted = false;
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
        getRegistration: async () => {
          await this.pause('registration');
          return this.hasWorker ? this.registration() : undefined;
        },
        addEventListener: (_type: string, listener: unknown) =>
          void this.listeners.add(listener as (event: MessageEvent) => void),
        removeEventListener: () => undefined,
      },
      notification: this.isSupported
        ? {
            get permission() {
              return readPermission();
            },
            requestPermission: async () => {
              this.timesAsked += 1;
              await this.pause('permission');
              if (this.permission === 'default') this.permission = this.answer;
              return this.permission;
            },
          }
        : null,
      wantsHomeScreen: this.wantsHomeScreen,
      unwanted: {
        get: () => this.isUnwanted,
        set: (isUnwanted) => void (this.isUnwanted = isUnwanted),
      },
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
        getSubscription: async () => {
          await this.pause('subscription');
          return this.toSubscription();
        },
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          await this.pause('subscribe');
          if (this.isSilent) return new Promise(() => undefined);
          if (!this.isReachable) throw new DOMException('no push server', 'AbortError');
          this.made += 1;
          this.subscription = { ...this.giveOut(this.made), key: applicationServerKey };
          return this.toSubscription();
        },
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) => {
        await this.pause('shown');
        return this.shown.filter((each) => tag === undefined || each.tag === tag);
      },
    } as unknown as ServiceWorkerRegistration;
  }

  private toSubscription(): PushSubscription | null {
    if (!this.subscription) return null;
    const { endpoint, keys, key } = this.subscription;
    return {
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
      unsubscribe: async () => {
        await this.pause('unsubscribe');
        this.subscription = null;
        return true;
      },
    } as unknown as PushSubscription;
  }
}

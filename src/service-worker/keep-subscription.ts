/**
 * A browser may take a subscription back and give another. It is asked for at once, as the traveller's yes still holds, and the app tells the
 * service of it: now, where a page is open, or else when it is opened next.
 *
 * This file is compiled by itself and put behind the worker that keeps the app (`.dev/web-export-service-worker.mjs`): it imports nothing.
 */

/** As src/platform/browser-notifications.ts knows it. */
const CHANGED = 'push-changed';

interface SubscriptionChange extends Event {
  /** Not every browser tells. */
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
  waitUntil(work: Promise<unknown>): void;
}

declare const clients: {
  matchAll(options: {
    type: 'window';
    includeUncontrolled: boolean;
  }): Promise<{ postMessage(message: unknown): void }[]>;
};
declare const registration: ServiceWorkerRegistration;

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange;
  change.waitUntil(keep(change));
});

async function keep({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  // Where it can't be had now, the switch in the settings is off until the traveller turns it on again.
  if (!newSubscription && key)
    await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => null);
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ type: CHANGED });
}

export {};

import type { WebAppUpdates } from './web-app-updates';

/** What the workbox library in sw.js listens for. */
const TAKE_OVER = { type: 'SKIP_WAITING' };

/**
 * Keeps the app on this device by its service worker, and tells when a newer one waits. It takes over only when told to: its
 * files replace those of the page that is open.
 */
export function followServiceWorker(container: ServiceWorkerContainer, reload: () => void): WebAppUpdates {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // A browser that refuses (private mode, storage blocked) leaves an app that works as long as there is a network.
  const registered = container.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
  void registered.then((registration) => {
    if (!registration) return;
    // The very first worker replaces nobody.
    const look = () => {
      if (registration.waiting && container.controller) tell();
    };
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
    look();
  });
  const kept = registered.then((registration) => registration !== null && isEverActive(registration));

  return {
    onReady(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async check() {
      const registration = await registered;
      await registration?.update().catch(() => undefined);
    },
    change() {
      void registered.then((registration) => {
        if (!registration?.waiting) {
          reload();
          return;
        }
        container.addEventListener('controllerchange', reload, { once: true });
        registration.waiting.postMessage(TAKE_OVER);
      });
    },
    onKept: (listener) => void kept.then(listener),
  };
}

/** A worker is active once it has fetched every file; one whose fetching failed is given up, and the next visit begins again. */
function isEverActive(registration: ServiceWorkerRegistration): Promise<boolean> {
  const { installing, waiting, active } = registration;
  const first = active ?? waiting ?? installing;
  if (!first) return Promise.resolve(false);
  return new Promise((resolve) => {
    const look = () => {
      if (first.state === 'activated') resolve(true);
      if (first.state === 'redundant') resolve(registration.active !== null);
    };
    first.addEventListener('statechange', look);
    look();
  });
}

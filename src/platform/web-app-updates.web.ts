import { followServiceWorker } from './service-worker-updates';
import type { WebAppUpdates } from './web-app-updates';

const WITHOUT: WebAppUpdates = {
  onReady: () => () => undefined,
  check: () => Promise.resolve(),
  change: () => undefined,
  onKept: (listener) => listener(false),
};

// In development a worker would serve yesterday's code; and a page from an address without TLS may not have one.
export const webAppUpdates: WebAppUpdates =
  !__DEV__ && 'serviceWorker' in navigator
    ? followServiceWorker(navigator.serviceWorker, () => location.reload())
    : WITHOUT;

import { followServiceWorker } from './service-worker-updates';
import { withoutUpdates, type WebAppUpdates } from './web-app-updates';

// In development a worker would serve yesterday's code; and a page from an address without TLS may not have one.
export const webAppUpdates: WebAppUpdates =
  !__DEV__ && 'serviceWorker' in navigator
    ? followServiceWorker(navigator.serviceWorker, () => location.reload())
    : withoutUpdates(false);

import { browserNotifications } from './browser-notifications';
import type { PushApis } from './browser-push';
import type { Notifications } from './notifications';

interface AppleNavigator extends Navigator {
  /** Opened from the home screen. */
  standalone?: boolean;
}

/** A page without a worker (in development, without TLS, in a private window) has nobody who could show a message. */
const NO_WORKER: PushApis['container'] = {
  getRegistration: () => Promise.resolve(undefined),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

const UNWANTED = 'sojourn.push-unwanted';

function findPushApis(): PushApis {
  const container = !__DEV__ && 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const isAble = container !== null && 'PushManager' in globalThis && 'Notification' in globalThis;
  return {
    container: container ?? NO_WORKER,
    notification: isAble ? Notification : null,
    wantsHomeScreen: !__DEV__ && isAppleTouch() && (navigator as AppleNavigator).standalone !== true,
    unwanted: {
      get: () => localStorage.getItem(UNWANTED) !== null,
      set(isUnwanted) {
        if (isUnwanted) localStorage.setItem(UNWANTED, 'yes');
        else localStorage.removeItem(UNWANTED);
      },
    },
  };
}

/** An iPad calls itself a Mac, but no Mac has a screen for fingers. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

export const deviceNotifications: Notifications = browserNotifications(findPushApis());

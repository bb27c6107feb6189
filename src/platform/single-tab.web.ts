import { deviceTimers } from './device-timers';
import { lockedTab } from './locked-tab';
import type { SingleTab } from './single-tab';

const ALWAYS: SingleTab = {
  take: () => Promise.resolve(true),
  takeIfFree: () => Promise.resolve(true),
  takeOver: () => Promise.resolve(true),
  onAsked: () => undefined,
};

// Where a browser gives no locks it gives no files either: opening them says so.
export const singleTab: SingleTab =
  'locks' in navigator
    ? lockedTab({
        locks: navigator.locks,
        channel: new BroadcastChannel('sojourn-data'),
        reload: () => location.reload(),
        timers: deviceTimers,
      })
    : ALWAYS;

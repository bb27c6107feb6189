import { deviceTimers } from './device-timers';
import { lockedTab } from './locked-tab';
import { ALWAYS_OWN, type SingleTab } from './single-tab';

// Where a browser gives no locks it gives no files either: opening them says so.
export const singleTab: SingleTab =
  'locks' in navigator
    ? lockedTab({
        locks: navigator.locks,
        channel: new BroadcastChannel('sojourn-data'),
        reload: () => location.reload(),
        timers: deviceTimers,
      })
    : ALWAYS_OWN;

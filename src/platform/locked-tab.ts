import type { Timers } from './device-timers';
import type { SingleTab } from './single-tab';

const LOCK = 'sojourn-data';
const ASKING = 'let go';
const LONGEST_WAIT_MS = 8000;
/** A page that is left drops its lock a moment before its worker drops the files. */
const FILES_FOLLOW_MS = 400;

interface Browser {
  locks: Pick<LockManager, 'request'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  reload: () => void;
  timers: Timers;
}

/** The tab with the lock has the data, until its page is left: only then the browser lets go of their files. */
export function lockedTab({ locks, channel, reload, timers }: Browser): SingleTab {
  let isHeld = false;

  /** The lock is kept by a promise that never settles. Gives false where it was not to be had. */
  const hold = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve, reject) => {
      locks
        .request(LOCK, options, (lock) => {
          isHeld = lock !== null;
          resolve(isHeld);
          return lock && new Promise<never>(() => undefined);
        })
        .catch(reject);
    });

  return {
    take: async () => isHeld || hold({ ifAvailable: true }),

    async takeOver() {
      if (isHeld) return true;
      const patience = new AbortController();
      const forget = timers.after(LONGEST_WAIT_MS, () => patience.abort());
      // In line before the other one lets go: loaded again, it finds the lock taken.
      const waiting = hold({ signal: patience.signal }).catch(() => false);
      channel.postMessage(ASKING);
      const isMine = await waiting;
      forget();
      if (isMine) await new Promise<void>((resolve) => timers.after(FILES_FOLLOW_MS, resolve));
      return isMine;
    },

    onAsked(letGo) {
      channel.addEventListener('message', ({ data }) => {
        if (data !== ASKING || !isHeld) return;
        // Also where closing fails: the other tab waits, and a page that is left commits nothing more.
        void letGo().finally(reload);
      });
    },
  };
}

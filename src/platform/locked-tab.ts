import type { Timers } from './device-timers';
import type { SingleTab } from './single-tab';

const LOCK = 'sojourn-data';
const ASKING = 'let go';
const WHO_HAS_IT = 'who has it';
const I_HAVE_IT = 'I have it';
const LONGEST_WAIT_MS = 8000;

interface Browser {
  locks: Pick<LockManager, 'request'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  reload: () => void;
  timers: Timers;
}

/** The tab with the lock has the data, until its page is left: only then the browser lets go of their files. */
export function lockedTab({ locks, channel, reload, timers }: Browser): SingleTab {
  let isHeld = false;
  let letGo: () => Promise<void> = () => Promise.resolve();
  /** Whoever waits only for a page that is gone stops where a tab that lives has it. */
  let onHeldElsewhere: () => void = () => undefined;

  /** Also where closing fails: another tab waits, and a page that is left commits nothing more. */
  const leave = () => void letGo().finally(reload);

  /** The lock is kept by a promise that never settles. Gives false where it was not to be had. */
  const hold = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const held = locks.request(LOCK, options, (lock) => {
        isHeld = lock !== null;
        if (isHeld) channel.postMessage(I_HAVE_IT);
        resolve(isHeld);
        return lock && new Promise<never>(() => undefined);
      });
      held.catch(reject);
      held.catch(() => {
        if (!isHeld) return;
        // A held lock ends this way only where somebody took it by force, who has the data now.
        isHeld = false;
        leave();
      });
    });

  const waitInLine = async (message: typeof ASKING | typeof WHO_HAS_IT): Promise<boolean> => {
    const patience = new AbortController();
    const forget = timers.after(LONGEST_WAIT_MS, () => patience.abort());
    if (message === WHO_HAS_IT) onHeldElsewhere = () => patience.abort();
    // In line before the other one lets go: loaded again, it finds the lock taken.
    const waiting = hold({ signal: patience.signal }).catch(() => false);
    channel.postMessage(message);
    const isMine = await waiting;
    forget();
    return isMine;
  };

  channel.addEventListener('message', ({ data }) => {
    switch (data) {
      case ASKING:
        if (isHeld) leave();
        break;
      case WHO_HAS_IT:
        if (isHeld) channel.postMessage(I_HAVE_IT);
        break;
      case I_HAVE_IT:
        onHeldElsewhere();
        break;
    }
  });

  const takeIfFree = async () => isHeld || (await hold({ ifAvailable: true }));

  return {
    takeIfFree,

    // A page that was just left has the lock for a moment longer, and answers nobody: the one tab that there is waits for it.
    take: async () => (await takeIfFree()) || waitInLine(WHO_HAS_IT),

    takeOver: async () => isHeld || waitInLine(ASKING),

    onAsked(close) {
      letGo = close;
    },
  };
}

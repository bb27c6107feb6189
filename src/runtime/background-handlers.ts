import type { AppActivity } from '@/platform/app-activity';
import type { BackgroundHandlers } from '@/platform/background-tasks';
import type { Timers } from '@/platform/device-timers';
import type { Services } from '@/services/services';
import { TravellerHasLeft } from '@/services/stays';
import { within } from '@/services/within';

import type { RunningStore } from './running-store';
import type { Session } from './session';

/** iOS ends an app that has not answered after 30 seconds, and wakes it less often from then on. */
const LIMIT_MS = 25_000;

interface Waking {
  running: Pick<RunningStore, 'open' | 'state'>;
  session: Pick<Session, 'state'>;
  activity: Pick<AppActivity, 'isForeground'>;
  timers: Timers;
}

/**
 * What the system wakes the app for, also without a screen: opens the store if nobody has, does the work, and ends, at the latest
 * when its time is up. Without a store there is nothing to do it with; without a traveller, nobody to do it for.
 */
export function createBackgroundHandlers({ running, session, activity, timers }: Waking): BackgroundHandlers {
  function opened() {
    const state = running.state.get();
    return state.kind === 'ready' || state.kind === 'recovered' ? state : null;
  }

  async function attempt<Outcome>(
    work: (services: Services) => Promise<Outcome>,
    otherwise: { failed: Outcome; nobody: Outcome },
  ): Promise<Outcome> {
    try {
      await running.open();
      const services = opened()?.services;
      if (!services) return otherwise.failed;
      if (session.state.get().kind === 'signed-in') return await work(services);
      // Something was left behind that still wakes the phone.
      await services.wakeForNobody();
      return otherwise.nobody;
    } catch (reason) {
      if (!(reason instanceof TravellerHasLeft)) console.warn('Work in the background failed.', reason);
      return otherwise.failed;
    }
  }

  /** What is committed stays, and the rest comes with the next run. Whatever hangs is not waited for. */
  function stopWhatHangs(): void {
    // Somebody who looks at the app may wait for just that.
    if (!activity.isForeground()) void opened()?.engine.stop();
  }

  async function wake<Outcome>(
    work: (services: Services) => Promise<Outcome>,
    otherwise: { failed: Outcome; nobody: Outcome },
  ): Promise<Outcome> {
    const ended = attempt(work, otherwise).then((outcome) => ({ outcome }));
    const inTime = await within(timers, LIMIT_MS, ended);
    if (inTime) return inTime.outcome;
    stopWhatHangs();
    return otherwise.failed;
  }

  const outcomes = { failed: 'failed', nobody: 'nothing-new' } as const;
  return {
    onSyncTime: () => wake((services) => services.onSyncTime(), outcomes),
    onPush: (data) => wake((services) => services.onPush(data), outcomes),
    onMoved: (fixes) => wake((services) => services.onMoved(fixes), { failed: undefined, nobody: undefined }),
  };
}

import type { BackgroundHandlers } from '@/platform/background-tasks';
import type { Services } from '@/services/services';

import type { RunningStore } from './running-store';
import type { Session } from './session';

/**
 * What the system wakes the app for, also without a screen: opens the store if nobody has, does the work, and ends. Without a
 * store there is nothing to do it with; without a traveller, nobody to do it for.
 */
export function createBackgroundHandlers(
  running: Pick<RunningStore, 'open' | 'state'>,
  session: Pick<Session, 'state'>,
): BackgroundHandlers {
  async function wake<Outcome>(
    work: (services: Services) => Promise<Outcome>,
    otherwise: { withoutStore: Outcome; withoutTraveller: Outcome },
  ): Promise<Outcome> {
    try {
      await running.open();
      const state = running.state.get();
      if (state.kind !== 'ready' && state.kind !== 'recovered') return otherwise.withoutStore;
      if (session.state.get().kind !== 'signed-in') return otherwise.withoutTraveller;
      return await work(state.services);
    } catch (reason) {
      console.warn('Work in the background failed.', reason);
      return otherwise.withoutStore;
    }
  }
  const outcomes = { withoutStore: 'failed', withoutTraveller: 'nothing-new' } as const;
  return {
    onSyncTime: () => wake((services) => services.onSyncTime(), outcomes),
    onPush: (data) => wake((services) => services.onPush(data), outcomes),
    onMoved: (fixes) =>
      wake((services) => services.onMoved(fixes), { withoutStore: undefined, withoutTraveller: undefined }),
  };
}

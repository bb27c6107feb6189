import type { BackgroundTasks } from './background-tasks';

/** A browser runs nothing for a page that is closed. */
export const deviceBackgroundTasks: BackgroundTasks = {
  registerSync: () => Promise.resolve('unavailable'),
  unregisterSync: () => Promise.resolve(true),
  registerPush: () => Promise.resolve('unavailable'),
  unregisterPush: () => Promise.resolve(true),
  onTimeUp: () => () => undefined,
};

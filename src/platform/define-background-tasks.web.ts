import type { BackgroundHandlers } from './background-tasks';

/** A browser wakes nobody. */
export function defineBackgroundTasks(_handlers: BackgroundHandlers, _now: () => number): void {
  return;
}

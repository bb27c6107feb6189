import type { Fix } from './locator';

/** Phones keep these names over updates of the app; a new name would leave a task behind that nothing answers. */
export const SYNC_TASK = 'sojourn.sync';
export const PUSH_TASK = 'sojourn.push';
export const MOVEMENT_TASK = 'sojourn.movement';

export type WorkOutcome = 'new-data' | 'nothing-new' | 'failed';

/** What the system wakes the app for. An error thrown here counts as `failed`. */
export interface BackgroundHandlers {
  /** A moment to sync; iOS and Android choose it, hours apart, or never. */
  onSyncTime(): Promise<WorkOutcome>;
  /** What a push message carries, without its words. Comes while the app is closed, and while it is open too. */
  onPush(data: Readonly<Record<string, unknown>>): Promise<WorkOutcome>;
  /** Oldest first; never empty. */
  onMoved(fixes: Fix[]): Promise<void>;
}

export type TaskRegistration = 'registered' | 'unavailable' | 'failed';

/** Registering again does no harm. Unregistering is false where the system would not confirm it. */
export interface BackgroundTasks {
  registerSync(): Promise<TaskRegistration>;
  unregisterSync(): Promise<boolean>;
  registerPush(): Promise<TaskRegistration>;
  unregisterPush(): Promise<boolean>;
  /** iOS takes the moment back: stop now. Gives back how to stop listening. */
  onTimeUp(listener: () => void): () => void;
}

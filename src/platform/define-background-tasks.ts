import { BackgroundTaskResult } from 'expo-background-task';
import type { LocationObject } from 'expo-location';
import { BackgroundNotificationTaskResult } from 'expo-notifications';
import { defineTask } from 'expo-task-manager';

import {
  MOVEMENT_TASK,
  PUSH_TASK,
  SYNC_TASK,
  type BackgroundHandlers,
  type WorkOutcome,
} from './background-tasks';
import { LAST_KNOWN_LIMIT_MS, toFix, type Fix } from './locator';
import { toPushData } from './push-data';

/**
 * To be called once, by the app's entry file, before anything is drawn. In the background the system runs the bundle without a
 * screen and hands the work out as soon as the bundle has been read: a task that is defined in a component, or after
 * waiting for something, is not there yet, and the system forgets it for good.
 */
export function defineBackgroundTasks(handlers: BackgroundHandlers, now: () => number): void {
  defineTask(SYNC_TASK, async () => {
    const outcome = await settle(() => handlers.onSyncTime());
    return outcome === 'failed' ? BackgroundTaskResult.Failed : BackgroundTaskResult.Success;
  });

  defineTask(PUSH_TASK, async ({ data, error }) => {
    const message = error ? null : toPushData(data);
    if (!message) return BackgroundNotificationTaskResult.NoData;
    return NOTIFICATION_RESULTS[await settle(() => handlers.onPush(message))];
  });

  defineTask<{ locations?: LocationObject[] } | undefined>(MOVEMENT_TASK, async ({ data, error }) => {
    const fixes = error ? [] : toFixes(data?.locations ?? [], now());
    if (fixes.length === 0) return;
    await settle(async () => {
      await handlers.onMoved(fixes);
      return 'new-data';
    });
  });
}

const NOTIFICATION_RESULTS = {
  'new-data': BackgroundNotificationTaskResult.NewData,
  'nothing-new': BackgroundNotificationTaskResult.NoData,
  failed: BackgroundNotificationTaskResult.Failed,
};

async function settle(work: () => Promise<WorkOutcome>): Promise<WorkOutcome> {
  try {
    return await work();
  } catch {
    return 'failed';
  }
}

/** The system may hold positions back and give several at once. */
function toFixes(locations: LocationObject[], now: number): Fix[] {
  return locations
    .map((location) => toFix(location, now, LAST_KNOWN_LIMIT_MS))
    .filter((fix) => fix !== null)
    .sort((one, other) => one.at - other.at);
}

import * as BackgroundTask from 'expo-background-task';
import * as Notifications from 'expo-notifications';
import { isTaskRegisteredAsync } from 'expo-task-manager';
import { Platform } from 'react-native';

import { PUSH_TASK, SYNC_TASK, type BackgroundTasks, type TaskRegistration } from './background-tasks';

/** The least; the system makes it longer as it sees fit. Unasked, it would be twelve hours. */
const SYNC_MINUTES = 60;

export const deviceBackgroundTasks: BackgroundTasks = {
  async registerSync() {
    try {
      const status = await BackgroundTask.getStatusAsync();
      if (status !== BackgroundTask.BackgroundTaskStatus.Available) return 'unavailable';
    } catch {
      return 'unavailable';
    }
    return register(() => BackgroundTask.registerTaskAsync(SYNC_TASK, { minimumInterval: SYNC_MINUTES }));
  },

  unregisterSync: () => unregister(SYNC_TASK, () => BackgroundTask.unregisterTaskAsync(SYNC_TASK)),

  registerPush: () => register(() => Notifications.registerTaskAsync(PUSH_TASK)),

  unregisterPush: () => unregister(PUSH_TASK, () => Notifications.unregisterTaskAsync(PUSH_TASK)),

  onTimeUp(listener) {
    // Android stops a task without a word.
    if (Platform.OS !== 'ios') return () => undefined;
    const subscription = BackgroundTask.addExpirationListener(listener);
    return () => subscription.remove();
  },
};

async function register(task: () => Promise<unknown>): Promise<TaskRegistration> {
  try {
    await task();
    return 'registered';
  } catch {
    return 'failed';
  }
}

async function unregister(name: string, task: () => Promise<unknown>): Promise<boolean> {
  try {
    if (await isTaskRegisteredAsync(name)) await task();
    return true;
  } catch {
    return false;
  }
}

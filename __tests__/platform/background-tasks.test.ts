import * as BackgroundTask from 'expo-background-task';
import * as Notifications from 'expo-notifications';
import * as TaskManager from 'expo-task-manager';
import { Platform } from 'react-native';

import { MOVEMENT_TASK, PUSH_TASK, SYNC_TASK, type BackgroundHandlers } from '@/platform/background-tasks';
import { defineBackgroundTasks } from '@/platform/define-background-tasks';
import { deviceBackgroundTasks } from '@/platform/device-background-tasks';

jest.mock('expo-background-task', () => ({
  BackgroundTaskResult: { Success: 1, Failed: 2 },
  BackgroundTaskStatus: { Restricted: 1, Available: 2 },
  getStatusAsync: jest.fn(),
  registerTaskAsync: jest.fn(),
  unregisterTaskAsync: jest.fn(),
  addExpirationListener: jest.fn(),
}));
jest.mock('expo-notifications', () => ({
  BackgroundNotificationTaskResult: { NewData: 0, NoData: 1, Failed: 2 },
  registerTaskAsync: jest.fn(),
  unregisterTaskAsync: jest.fn(),
}));
jest.mock('expo-task-manager', () => ({ defineTask: jest.fn(), isTaskRegisteredAsync: jest.fn() }));

const background = jest.mocked(BackgroundTask);
const push = jest.mocked(Notifications);
const tasks = jest.mocked(TaskManager);
const NOW = Date.UTC(2026, 5, 1, 12);

function defined(changes: Partial<BackgroundHandlers> = {}) {
  const handlers = {
    onSyncTime: jest.fn<Promise<'new-data'>, []>().mockResolvedValue('new-data'),
    onPush: jest.fn<Promise<'new-data'>, [unknown]>().mockResolvedValue('new-data'),
    onMoved: jest.fn<Promise<void>, [unknown]>().mockResolvedValue(undefined),
    ...changes,
  };
  defineBackgroundTasks(handlers, () => NOW);
  const executors = new Map(tasks.defineTask.mock.calls);
  const run = (taskName: string, data: unknown, error: TaskManager.TaskManagerError | null = null) =>
    executors.get(taskName)?.({ data, error, executionInfo: { eventId: '1', taskName } });
  return { handlers, run };
}

beforeEach(() => {
  jest.resetAllMocks();
  tasks.isTaskRegisteredAsync.mockResolvedValue(true);
  background.getStatusAsync.mockResolvedValue(BackgroundTask.BackgroundTaskStatus.Available);
});
afterEach(() => jest.restoreAllMocks());

describe('work that the system wakes the app for', () => {
  it('is defined at once, before anything else happens', () => {
    defined();
    expect(tasks.defineTask.mock.calls.map(([name]) => name)).toEqual([SYNC_TASK, PUSH_TASK, MOVEMENT_TASK]);
  });

  it('tells the system how the sync went', async () => {
    expect(await defined().run(SYNC_TASK, undefined)).toBe(1);
    expect(await defined({ onSyncTime: () => Promise.resolve('failed') }).run(SYNC_TASK, undefined)).toBe(2);
    expect(await defined({ onSyncTime: () => Promise.reject(new Error('disk')) }).run(SYNC_TASK, {})).toBe(2);
  });

  it('hands over what a push message carries', async () => {
    const { handlers, run } = defined();
    const dataString = JSON.stringify({ type: 110, data: { trip_id: 't1' } });
    expect(await run(PUSH_TASK, { notification: null, data: { dataString, projectId: 'p' } })).toBe(0);
    expect(handlers.onPush).toHaveBeenLastCalledWith({ type: 110, data: { trip_id: 't1' } });

    await run(PUSH_TASK, { notification: null, data: { type: '20', data: '{}' } });
    expect(handlers.onPush).toHaveBeenLastCalledWith({ type: '20', data: '{}' });

    await run(PUSH_TASK, { notification: null, data: { dataString: 'no JSON', type: '21' } });
    expect(handlers.onPush).toHaveBeenLastCalledWith({ dataString: 'no JSON', type: '21' });
  });

  it('tells the system what a push message came to', async () => {
    const message = { data: { type: 1 } };
    expect(await defined({ onPush: () => Promise.resolve('nothing-new') }).run(PUSH_TASK, message)).toBe(1);
    expect(await defined({ onPush: () => Promise.resolve('failed') }).run(PUSH_TASK, message)).toBe(2);
    expect(await defined({ onPush: () => Promise.reject(new Error('disk')) }).run(PUSH_TASK, message)).toBe(
      2,
    );
  });

  it.each([
    ['nothing', undefined],
    ['no object', 'text'],
    ['no data', { notification: null }],
    ['data that is a list', { data: [] }],
    ['a button that the open app is told of', { actionIdentifier: 'check-in-safe', data: { type: 50 } }],
  ])('lets lie a push message with %s', async (_what, payload) => {
    const { handlers, run } = defined();
    expect(await run(PUSH_TASK, payload)).toBe(1);
    expect(handlers.onPush).not.toHaveBeenCalled();
  });

  it('hands over movements, oldest first, without those that are no places', async () => {
    const { handlers, run } = defined();
    const at = (timestamp: number, latitude: number, mocked = false) => ({
      coords: { latitude, longitude: 7, accuracy: 900 },
      timestamp,
      mocked,
    });
    await run(MOVEMENT_TASK, {
      locations: [at(NOW - 1000, 47), at(NOW - 60_000, 46), at(NOW - 500, 48, true), at(NOW - 3_600_000, 45)],
    });
    expect(handlers.onMoved).toHaveBeenCalledWith([
      { latitude: 46, longitude: 7, accuracyMetres: 900, at: NOW - 60_000 },
      { latitude: 47, longitude: 7, accuracyMetres: 900, at: NOW - 1000 },
    ]);
  });

  it('wakes nobody for a movement that failed or is none, and survives a handler that fails', async () => {
    const { handlers, run } = defined();
    await run(MOVEMENT_TASK, undefined, { code: 1, message: 'denied' });
    await run(MOVEMENT_TASK, { locations: [] });
    await run(MOVEMENT_TASK, {});
    expect(handlers.onMoved).not.toHaveBeenCalled();

    const location = { coords: { latitude: 1, longitude: 7, accuracy: 9 }, timestamp: NOW };
    const failing = defined({ onMoved: () => Promise.reject(new Error('disk')) });
    await expect(failing.run(MOVEMENT_TASK, { locations: [location] })).resolves.toBeUndefined();
  });
});

describe('asking the system to wake the app', () => {
  it('asks for sync more often than the twelve hours that it would be unasked', async () => {
    expect(await deviceBackgroundTasks.registerSync()).toBe('registered');
    expect(background.registerTaskAsync).toHaveBeenCalledWith(SYNC_TASK, { minimumInterval: 60 });
  });

  it('asks for push messages', async () => {
    expect(await deviceBackgroundTasks.registerPush()).toBe('registered');
    expect(push.registerTaskAsync).toHaveBeenCalledWith(PUSH_TASK);
  });

  it('says so where the system does not do it', async () => {
    background.getStatusAsync.mockResolvedValue(BackgroundTask.BackgroundTaskStatus.Restricted);
    expect(await deviceBackgroundTasks.registerSync()).toBe('unavailable');
    background.getStatusAsync.mockRejectedValue(new Error('no such module'));
    expect(await deviceBackgroundTasks.registerSync()).toBe('unavailable');
    expect(background.registerTaskAsync).not.toHaveBeenCalled();
  });

  it('says so where it fails', async () => {
    background.registerTaskAsync.mockRejectedValue(new Error('not defined'));
    push.registerTaskAsync.mockRejectedValue(new Error('not defined'));
    expect(await deviceBackgroundTasks.registerSync()).toBe('failed');
    expect(await deviceBackgroundTasks.registerPush()).toBe('failed');
  });

  it('takes it back, once', async () => {
    expect(await deviceBackgroundTasks.unregisterSync()).toBe(true);
    expect(await deviceBackgroundTasks.unregisterPush()).toBe(true);
    expect(background.unregisterTaskAsync).toHaveBeenCalledWith(SYNC_TASK);
    expect(push.unregisterTaskAsync).toHaveBeenCalledWith(PUSH_TASK);

    tasks.isTaskRegisteredAsync.mockResolvedValue(false);
    expect(await deviceBackgroundTasks.unregisterSync()).toBe(true);
    expect(background.unregisterTaskAsync).toHaveBeenCalledTimes(1);

    tasks.isTaskRegisteredAsync.mockRejectedValue(new Error('gone'));
    expect(await deviceBackgroundTasks.unregisterPush()).toBe(false);
  });

  it('hears on iOS when the time is up', () => {
    const remove = jest.fn();
    background.addExpirationListener.mockReturnValue({ remove });
    const listener = jest.fn();
    jest.replaceProperty(Platform, 'OS', 'ios');
    deviceBackgroundTasks.onTimeUp(listener)();
    expect(background.addExpirationListener).toHaveBeenCalledWith(listener);
    expect(remove).toHaveBeenCalledTimes(1);

    jest.replaceProperty(Platform, 'OS', 'android');
    deviceBackgroundTasks.onTimeUp(listener)();
    expect(background.addExpirationListener).toHaveBeenCalledTimes(1);
  });
});

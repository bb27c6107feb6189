import * as Expo from 'expo-notifications';

import { deviceNotifications } from '@/platform/device-notifications';
import { HELP_ACTION, SAFE_ACTION } from '@/platform/notifications';

jest.mock('expo-notifications', () => ({
  addNotificationReceivedListener: jest.fn(),
  addNotificationResponseReceivedListener: jest.fn(),
  getLastNotificationResponse: jest.fn(),
  clearLastNotificationResponse: jest.fn(),
}));

const expo = jest.mocked(Expo);
const OPEN = 'expo.modules.notifications.actions.DEFAULT';

let count = 0;
function aNotification(data?: Record<string, unknown>): Expo.Notification {
  count += 1;
  const content = { title: 'Are you safe?', body: 'Please say so.', data } as Expo.NotificationContent;
  return { date: 1000, request: { identifier: `n${count}`, content, trigger: null } };
}

/** What was given to a listener of expo-notifications, to be called as a phone would. */
function listenerOf<Event>(add: jest.MockedFunction<(listener: (event: Event) => void) => unknown>) {
  const listener = add.mock.calls[0]?.[0];
  if (!listener) throw new Error('Nobody listens.');
  return listener;
}

beforeEach(() => {
  jest.resetAllMocks();
  expo.addNotificationReceivedListener.mockReturnValue({ remove: jest.fn() });
  expo.addNotificationResponseReceivedListener.mockReturnValue({ remove: jest.fn() });
});
describe('a notification that comes', () => {
  it('is told of with what it carries', () => {
    const listener = jest.fn();
    deviceNotifications.onReceived(listener);
    const deliver = listenerOf(expo.addNotificationReceivedListener);
    const notification = aNotification({ type: 50 });
    deliver(notification);
    expect(listener).toHaveBeenCalledWith({
      id: notification.request.identifier,
      title: 'Are you safe?',
      body: 'Please say so.',
      data: { type: 50 },
    });
    deliver(aNotification());
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ data: {} }));
  });

  it.each([
    [OPEN, 'open'],
    [SAFE_ACTION, 'safe'],
    [HELP_ACTION, 'help'],
    ['a button of a newer version', 'open'],
  ])('is answered by %s', (actionIdentifier, action) => {
    const listener = jest.fn();
    deviceNotifications.onAnswer(listener);
    listenerOf(expo.addNotificationResponseReceivedListener)({
      notification: aNotification(),
      actionIdentifier,
    });
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ action }));
  });

  it('gives the answer that started the app, once', () => {
    expo.getLastNotificationResponse.mockReturnValue({
      notification: aNotification(),
      actionIdentifier: HELP_ACTION,
    });
    expect(deviceNotifications.takeEarlierAnswer()).toMatchObject({ action: 'help' });
    expect(expo.clearLastNotificationResponse).toHaveBeenCalledTimes(1);
    // A phone that would not clear it, or tells the listener as well, changes nothing.
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
  });

  it('gives no answer a second time that a listener was told of, nor the other way round', () => {
    const listener = jest.fn();
    deviceNotifications.onAnswer(listener);
    const tell = listenerOf(expo.addNotificationResponseReceivedListener);

    const warm = { notification: aNotification(), actionIdentifier: SAFE_ACTION };
    tell(warm);
    expo.getLastNotificationResponse.mockReturnValue(warm);
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);

    const cold = { notification: aNotification(), actionIdentifier: SAFE_ACTION };
    expo.getLastNotificationResponse.mockReturnValue(cold);
    expect(deviceNotifications.takeEarlierAnswer()).toMatchObject({ action: 'safe' });
    tell(cold);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('has no earlier answer where there was none', () => {
    expo.getLastNotificationResponse.mockReturnValue(null);
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
  });
});

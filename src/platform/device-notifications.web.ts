import type { Notifications } from './notifications';

const no = () => Promise.resolve(false);
const nobody = () => () => undefined;

/**
 * expo-notifications can neither show nor receive in a browser, and warns as soon as it is loaded: here the inbox in the app is
 * all there is.
 */
export const deviceNotifications: Notifications = {
  permission: () => Promise.resolve('unavailable'),
  askPermission: () => Promise.resolve('unavailable'),
  token: () => Promise.resolve({ kind: 'none', why: 'unavailable' }),
  onTokenChange: nobody,
  prepare: no,
  onReceived: nobody,
  onAnswer: nobody,
  takeEarlierAnswer: () => null,
  show: no,
  showAt: no,
  // Nothing is shown, so there is nothing to take back.
  cancel: () => Promise.resolve(true),
  clear: () => Promise.resolve(true),
  setBadge: no,
};

import * as Linking from 'expo-linking';
import * as Expo from 'expo-sms';
import { Platform } from 'react-native';

import { deviceSms } from '@/platform/sms';

jest.mock('expo-linking', () => ({ openURL: jest.fn() }));
jest.mock('expo-sms', () => ({ isAvailableAsync: jest.fn(), sendSMSAsync: jest.fn() }));

const expo = jest.mocked(Expo);
const openURL = jest.mocked(Linking.openURL);

function inBrowserOf(userAgent: string) {
  jest.replaceProperty(Platform, 'OS', 'web');
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent } });
}

describe('a text message', () => {
  const navigatorBefore = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

  beforeEach(() => {
    jest.resetAllMocks();
    expo.isAvailableAsync.mockResolvedValue(true);
    openURL.mockResolvedValue(true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (navigatorBefore) Object.defineProperty(globalThis, 'navigator', navigatorBefore);
  });

  it.each([
    ['sent', 'sent'],
    ['cancelled', 'cancelled'],
    ['unknown', 'opened'],
  ] as const)('that a phone calls %s', async (result, outcome) => {
    expo.sendSMSAsync.mockResolvedValue({ result });
    expect(await deviceSms.compose(['+44 20 7946 0000', 'ask at the desk'], 'I am safe')).toBe(outcome);
    expect(expo.sendSMSAsync).toHaveBeenCalledWith(['+442079460000'], 'I am safe');
  });

  it('may leave it to the traveller whom to write to', async () => {
    expo.sendSMSAsync.mockResolvedValue({ result: 'sent' });
    expect(await deviceSms.compose([], 'I am safe')).toBe('sent');
  });

  it('is not begun when none of the numbers is one', async () => {
    expect(await deviceSms.compose(['*#06#'], 'I am safe')).toBe('no-number');
    expect(expo.sendSMSAsync).not.toHaveBeenCalled();
  });

  it('can’t be had without a SIM card, or where the phone fails', async () => {
    expo.sendSMSAsync.mockRejectedValue(new Error('busy'));
    expect(await deviceSms.compose(['112'], 'help')).toBe('unavailable');
    expo.isAvailableAsync.mockResolvedValue(false);
    expect(await deviceSms.compose(['112'], 'help')).toBe('unavailable');
    expo.isAvailableAsync.mockRejectedValue(new Error('no such module'));
    expect(await deviceSms.isAvailable()).toBe(false);
    expect(expo.sendSMSAsync).toHaveBeenCalledTimes(1);
  });

  it('is a link in the browser of a phone', async () => {
    inBrowserOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
    expect(await deviceSms.compose(['+44 20 1', '112'], 'Safe & well?')).toBe('opened');
    expect(openURL).toHaveBeenCalledWith('sms:+44201,112?&body=Safe%20%26%20well%3F');
    openURL.mockRejectedValue(new Error('blocked'));
    expect(await deviceSms.compose([], 'help')).toBe('unavailable');
  });

  it('can’t be had at a desk', async () => {
    inBrowserOf('Mozilla/5.0 (X11; Linux x86_64)');
    expect(await deviceSms.compose(['112'], 'help')).toBe('unavailable');
    expect(openURL).not.toHaveBeenCalled();
  });
});

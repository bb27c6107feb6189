import * as Application from 'expo-application';
import Constants from 'expo-constants';
import * as Device from 'expo-device';
import { getCalendars, getLocales, Weekday, type Calendar, type Locale } from 'expo-localization';
import { Platform } from 'react-native';

import { DeviceBody } from '@/contract/device';
import { getAppVersion } from '@/platform/app-version';
import { readDeviceFacts } from '@/platform/device-facts';
import { getDeviceLocale } from '@/platform/device-locale';

jest.mock('expo-application', () => ({ __esModule: true }));
jest.mock('expo-constants', () => ({ __esModule: true, default: {} }));
jest.mock('expo-device', () => ({ __esModule: true }));
jest.mock('expo-localization', () => ({
  ...jest.requireActual<typeof import('expo-localization')>('expo-localization'),
  getLocales: jest.fn(),
  getCalendars: jest.fn(),
}));

function speaking(locale: Partial<Locale>, calendar: Partial<Calendar> = {}) {
  const usual = { languageTag: 'pt-BR', languageCode: 'pt', regionCode: 'BR' };
  jest.mocked(getLocales).mockReturnValue([{ ...usual, measurementSystem: 'metric', ...locale } as Locale]);
  const days: Partial<Calendar> = { uses24hourClock: true, firstWeekday: Weekday.SUNDAY };
  jest.mocked(getCalendars).mockReturnValue([{ ...days, ...calendar } as Calendar]);
}

beforeEach(() => {
  speaking({});
  Object.assign(Device, {
    manufacturer: 'Google',
    modelName: 'Pixel 9',
    osName: 'Android',
    osVersion: '16',
    supportedCpuArchitectures: ['arm64-v8a'],
    deviceName: 'Ada’s phone',
  });
});
afterEach(() => jest.restoreAllMocks());

describe('what a device says of itself', () => {
  it('is what a registration takes, without the name that its owner gave it', () => {
    jest.replaceProperty(Platform, 'OS', 'android');
    const facts = readDeviceFacts('uuid-1');
    expect(facts).toEqual({
      uuid: 'uuid-1',
      platform: 'android',
      locale: 'pt',
      manufacturer: 'Google',
      model: 'Pixel 9',
      osname: 'Android',
      ostype: '64bit',
      osversion: '16',
      processorCount: null,
    });
    expect(DeviceBody.safeParse({ device: { ...facts, token: null } }).success).toBe(true);
  });

  it('leaves out what is not known, and shortens what is too long', () => {
    jest.replaceProperty(Platform, 'OS', 'ios');
    Object.assign(Device, { manufacturer: ' ', modelName: 'x'.repeat(300), osVersion: null });
    Object.assign(Device, { supportedCpuArchitectures: null });
    const facts = readDeviceFacts('uuid-1');
    expect(facts).toMatchObject({ platform: 'ios', manufacturer: null, osversion: null, ostype: null });
    expect(facts?.model).toHaveLength(200);
    expect(DeviceBody.safeParse({ device: facts }).success).toBe(true);

    Object.assign(Device, { supportedCpuArchitectures: ['armeabi-v7a'] });
    expect(readDeviceFacts('uuid-1')?.ostype).toBe('32bit');
  });

  it('is nothing in a browser, which the service does not register', () => {
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(readDeviceFacts('uuid-1')).toBeNull();
  });
});

describe('the language and habits of a device', () => {
  it('are read as they are set', () => {
    expect(getDeviceLocale()).toEqual({
      languageTag: 'pt-BR',
      language: 'pt',
      region: 'BR',
      usesMetric: true,
      uses24HourClock: true,
      firstWeekday: 6,
    });
  });

  it.each([
    ['us', 'DE', false],
    ['uk', 'DE', false],
    ['metric', 'US', true],
    [null, 'US', false],
    [null, 'GB', false],
    [null, 'KE', true],
    [null, null, true],
  ] as const)('measure by %s in %s', (measurementSystem, regionCode, usesMetric) => {
    speaking({ measurementSystem, regionCode });
    expect(getDeviceLocale().usesMetric).toBe(usesMetric);
  });

  it.each([
    [Weekday.SUNDAY, 6],
    [Weekday.MONDAY, 0],
    [Weekday.SATURDAY, 5],
    [null, null],
  ])('begin weeks with the day that is set, Expo’s %s', (firstWeekday, expected) => {
    speaking({}, { firstWeekday });
    expect(getDeviceLocale().firstWeekday).toBe(expected);
  });

  it('have a language where only the tag names it', () => {
    speaking({ languageTag: 'ar-EG', languageCode: null }, { uses24hourClock: null });
    expect(getDeviceLocale()).toMatchObject({ language: 'ar', uses24HourClock: null });
  });
});

describe('the version of the app', () => {
  it('is that of the build, or of the configuration in a browser', () => {
    Object.assign(Constants, { expoConfig: { version: '1.3.0' } });
    expect(getAppVersion()).toBe('1.3.0');
    Object.assign(Application, { nativeApplicationVersion: '1.2.0', nativeBuildVersion: '34' });
    expect(getAppVersion()).toBe('1.2.0 (34)');
  });
});

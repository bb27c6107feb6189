import Constants from 'expo-constants';
import { Platform } from 'react-native';

import { getServiceAddress } from '@/platform/service-address';

jest.mock('expo-constants', () => ({ __esModule: true, default: {} }));

function servedFrom(hostUri: string | undefined) {
  Object.assign(Constants, { expoConfig: { hostUri } });
}

describe('the address of the service', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    delete process.env.EXPO_PUBLIC_SERVICE_URL;
    delete process.env.EXPO_PUBLIC_SERVICE_PORT;
  });

  it('is the one that the build was given', () => {
    process.env.EXPO_PUBLIC_SERVICE_URL = 'https://service.example/';

    expect(getServiceAddress()).toBe('https://service.example');
  });

  it('is on the machine that serves the app to a phone in development', () => {
    servedFrom('192.168.1.20:8081');

    expect(getServiceAddress()).toBe('http://192.168.1.20:4000');
  });

  it('takes the port that development was given', () => {
    servedFrom('192.168.1.20:8081');
    process.env.EXPO_PUBLIC_SERVICE_PORT = '4100';

    expect(getServiceAddress()).toBe('http://192.168.1.20:4100');
  });

  it('is on the machine that serves the page to a browser', () => {
    jest.replaceProperty(Platform, 'OS', 'web');
    Object.defineProperty(globalThis, 'location', { configurable: true, value: { hostname: 'laptop.test' } });

    expect(getServiceAddress()).toBe('http://laptop.test:4000');
  });

  it('is the origin of the page in a web app for travellers', () => {
    jest.replaceProperty(Platform, 'OS', 'web');
    jest.replaceProperty(globalThis as unknown as { __DEV__: boolean }, '__DEV__', false);
    Object.defineProperty(globalThis, 'location', {
      configurable: true,
      value: { origin: 'https://sojourn.test' },
    });

    expect(getServiceAddress()).toBe('https://sojourn.test');
  });

  it('lets a phone start that was given no address', () => {
    servedFrom(undefined);

    expect(getServiceAddress()).toBe('http://localhost:4000');
  });
});

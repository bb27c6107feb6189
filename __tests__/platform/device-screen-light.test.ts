import { Platform } from 'react-native';

import { deviceScreenLight } from '@/platform/device-screen-light';

const mockLight = { now: 0.3, isSystem: true, isBroken: false };
jest.mock('expo-brightness', () => ({
  getBrightnessAsync: () =>
    mockLight.isBroken ? Promise.reject(new Error('no such screen')) : Promise.resolve(mockLight.now),
  setBrightnessAsync: (value: number) => {
    mockLight.now = value;
    mockLight.isSystem = false;
    return Promise.resolve();
  },
  restoreSystemBrightnessAsync: () => {
    mockLight.isSystem = true;
    return Promise.resolve();
  },
}));

/** All that was begun has ended. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the light of the screen', () => {
  const { OS } = Platform;
  beforeEach(() => Object.assign(mockLight, { now: 0.3, isSystem: true, isBroken: false }));
  afterEach(() => {
    Platform.OS = OS;
  });

  it('is as it was on an iPhone, however fast one leaves and comes back', async () => {
    Platform.OS = 'ios';
    const end = deviceScreenLight.brighten();
    await settled();
    expect(mockLight.now).toBe(1);
    end();
    const endAgain = deviceScreenLight.brighten();
    await settled();
    expect(mockLight.now).toBe(1);
    endAgain();
    await settled();
    expect(mockLight.now).toBe(0.3);
  });

  it('is the system’s again on Android', async () => {
    Platform.OS = 'android';
    const end = deviceScreenLight.brighten();
    await settled();
    expect(mockLight).toMatchObject({ now: 1, isSystem: false });
    end();
    await settled();
    expect(mockLight.isSystem).toBe(true);
  });

  it('stays where it can’t be changed', async () => {
    mockLight.isBroken = true;
    const end = deviceScreenLight.brighten();
    await settled();
    end();
    await settled();
    expect(mockLight).toMatchObject({ now: 0.3, isSystem: true });
  });
});

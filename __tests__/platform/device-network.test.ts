import { addNetworkStateListener, getNetworkStateAsync, type NetworkState } from 'expo-network';

import { watchNetwork } from '@/platform/device-network';
import { toSurroundings, type Surroundings } from '@/platform/network';

import { FakeAppActivity } from '../support/fake-app-activity';

jest.mock('expo-network', () => ({
  NetworkStateType: {
    NONE: 'NONE',
    UNKNOWN: 'UNKNOWN',
    CELLULAR: 'CELLULAR',
    WIFI: 'WIFI',
    BLUETOOTH: 'BLUETOOTH',
    ETHERNET: 'ETHERNET',
    WIMAX: 'WIMAX',
    VPN: 'VPN',
    OTHER: 'OTHER',
  },
  addNetworkStateListener: jest.fn(),
  getNetworkStateAsync: jest.fn(),
}));

const readState = jest.mocked(getNetworkStateAsync);
const remove = jest.fn();

const state = (type: string, isConnected?: boolean, isInternetReachable?: boolean) =>
  ({ type, isConnected, isInternetReachable }) as unknown as NetworkState;
const WIFI = state('WIFI', true, true);
const CELLULAR = state('CELLULAR', true, true);
const NONE = state('NONE', false, false);

/** A network watched from the start, and the phone that tells of it. */
async function watched(first: NetworkState = WIFI) {
  let tell: (next: NetworkState) => void = () => undefined;
  jest.mocked(addNetworkStateListener).mockImplementation((listener) => {
    tell = listener;
    return { remove };
  });
  readState.mockResolvedValue(first);
  const network = watchNetwork();
  await Promise.resolve();
  const returns = jest.fn();
  network.onReturn(returns);
  return { network, returns, tell: (next: NetworkState) => tell(next) };
}

describe('the network of the device', () => {
  beforeEach(() => jest.resetAllMocks());

  it.each([
    [WIFI, { kind: 'wifi', isOnline: true, isMetered: false }],
    [state('ETHERNET', true, true), { kind: 'wifi', isOnline: true, isMetered: false }],
    [CELLULAR, { kind: 'cellular', isOnline: true, isMetered: true }],
    [state('WIMAX', true, true), { kind: 'cellular', isOnline: true, isMetered: true }],
    [state('BLUETOOTH', true, true), { kind: 'cellular', isOnline: true, isMetered: true }],
    [state('VPN', true, true), { kind: 'other', isOnline: true, isMetered: false }],
    [NONE, { kind: 'none', isOnline: false, isMetered: false }],
    [{}, { kind: 'other', isOnline: true, isMetered: false }],
  ])('is read as it is: %j', async (first, reading) => {
    expect((await watched(first)).network.now()).toEqual(reading);
  });

  it('is worth a try where only the maker’s test servers can’t be reached', async () => {
    const { network } = await watched(state('WIFI', true, false));
    expect(network.now().isOnline).toBe(true);
  });

  it('is worth a try by satellite, which Android calls unconnected', async () => {
    const { network } = await watched(state('UNKNOWN', false, true));
    expect(network.now().isOnline).toBe(true);
  });

  it('is believed to be there until the device has spoken, and where it will not speak', async () => {
    readState.mockRejectedValue(new Error('no such module'));
    const { network } = await watched();
    expect(network.now().isOnline).toBe(true);
  });

  it('is not read back in time by an answer that comes after a change', async () => {
    let answer: (first: NetworkState) => void = () => undefined;
    const { network, tell } = await (async () => {
      const made = watched();
      readState.mockReturnValue(new Promise((resolve) => (answer = resolve)));
      return made;
    })();
    tell(NONE);
    answer(WIFI);
    await Promise.resolve();
    expect(network.now().kind).toBe('none');
  });

  it('returns after it was gone', async () => {
    const { tell, returns } = await watched();
    tell(NONE);
    expect(returns).not.toHaveBeenCalled();
    tell(CELLULAR);
    expect(returns).toHaveBeenCalledTimes(1);
    tell(CELLULAR);
    expect(returns).toHaveBeenCalledTimes(1);
  });

  it('returns when a hotel’s sign-in page lets go', async () => {
    const { tell, returns } = await watched();
    tell(state('WIFI', true, false));
    expect(returns).not.toHaveBeenCalled();
    tell(WIFI);
    expect(returns).toHaveBeenCalledTimes(1);
  });

  it('returns when Wi-Fi comes after a network that costs money, not the other way round', async () => {
    const { tell, returns } = await watched();
    tell(CELLULAR);
    expect(returns).not.toHaveBeenCalled();
    tell(WIFI);
    expect(returns).toHaveBeenCalledTimes(1);
  });

  it('tells of changes, and of nothing that is the same', async () => {
    const { network, tell } = await watched();
    const listener = jest.fn();
    const end = network.onChange(listener);
    tell(WIFI);
    tell(CELLULAR);
    expect(listener.mock.calls).toEqual([[{ kind: 'cellular', isOnline: true, isMetered: true }]]);
    end();
    tell(NONE);
    expect(listener).toHaveBeenCalledTimes(1);
    network.stop();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('costs money where the browser says so', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    for (const [connection, isMetered] of [
      [{ saveData: true }, true],
      [{ type: 'cellular' }, true],
      [{ type: 'wifi' }, false],
    ]) {
      Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { connection } });
      const { network } = await watched(state('UNKNOWN', true, true));
      expect(network.now().isMetered).toBe(isMetered);
    }
    if (before) Object.defineProperty(globalThis, 'navigator', before);
  });

  it('fits what the schedule of syncing wants to know', async () => {
    const { network, tell } = await watched();
    const activity = new FakeAppActivity();
    const surroundings: Surroundings = toSurroundings(network, activity);
    const woken = jest.fn();
    surroundings.onForeground(woken);
    surroundings.onReturn(woken);
    expect([surroundings.isOnline(), surroundings.isMetered()]).toEqual([true, false]);

    tell(NONE);
    expect(surroundings.isOnline()).toBe(false);
    tell(CELLULAR);
    expect(surroundings.isMetered()).toBe(true);
    expect(woken).toHaveBeenCalledTimes(1);
    activity.goAway();
    activity.comeBack();
    expect(woken).toHaveBeenCalledTimes(2);
  });
});

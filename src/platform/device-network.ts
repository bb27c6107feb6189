import {
  addNetworkStateListener,
  getNetworkStateAsync,
  NetworkStateType,
  type NetworkState,
} from 'expo-network';

import type { Network, NetworkKind, NetworkReading } from './network';

const BELIEVED: NetworkReading = { kind: 'other', isOnline: true, isMetered: false };

/** Listens from now on; `stop` ends it. */
export function watchNetwork(): Network {
  const changeListeners = new Set<(reading: NetworkReading) => void>();
  const returnListeners = new Set<() => void>();
  let reading = BELIEVED;
  let isReachable = true;
  let wasToldOf = false;

  function take(state: NetworkState) {
    const before = { ...reading, isReachable };
    reading = toReading(state);
    isReachable = reading.isOnline && state.isInternetReachable !== false;
    const hasReturned = isReachable && !before.isReachable;
    const isCheaper = reading.isOnline && !reading.isMetered && before.isMetered;
    if (!isSame(reading, before)) for (const listener of [...changeListeners]) listener(reading);
    if (hasReturned || isCheaper) for (const listener of [...returnListeners]) listener();
  }

  const subscription = addNetworkStateListener((state) => {
    wasToldOf = true;
    take(state);
  });
  getNetworkStateAsync().then(
    // A change that was told of meanwhile is newer than this.
    (state) => wasToldOf || take(state),
    // The device will not say: go on believing, for a request that fails tells the same.
    () => undefined,
  );

  return {
    now: () => reading,
    onChange: (listener) => include(changeListeners, listener),
    onReturn: (listener) => include(returnListeners, listener),
    stop: () => subscription.remove(),
  };
}

function toReading({ type, isConnected, isInternetReachable }: NetworkState): NetworkReading {
  // Reachability is what the maker's own test servers say, which some countries block; and Android calls a link by satellite
  // unconnected. Either word is enough to try.
  const isOnline = isConnected !== false || isInternetReachable === true;
  const kind = isOnline ? toKind(type) : 'none';
  return { kind, isOnline, isMetered: kind === 'cellular' || (kind === 'other' && asksToSave()) };
}

function toKind(type: NetworkStateType | undefined): NetworkKind {
  switch (type) {
    case NetworkStateType.WIFI:
    case NetworkStateType.ETHERNET:
      return 'wifi';
    case NetworkStateType.CELLULAR:
    case NetworkStateType.WIMAX:
    case NetworkStateType.BLUETOOTH: // another phone lends its own connection
      return 'cellular';
    default:
      return 'other';
  }
}

/** Some browsers know the kind of network, or that the traveller wants to save. No phone's engine has this. */
function asksToSave(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: { type?: string; saveData?: boolean } } };
  return navigator?.connection?.saveData === true || navigator?.connection?.type === 'cellular';
}

function isSame(one: NetworkReading, other: NetworkReading): boolean {
  return one.kind === other.kind && one.isOnline === other.isOnline && one.isMetered === other.isMetered;
}

function include<T>(set: Set<T>, listener: T): () => void {
  set.add(listener);
  return () => void set.delete(listener);
}

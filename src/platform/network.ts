export type NetworkKind = 'none' | 'wifi' | 'cellular' | 'other';

export interface NetworkReading {
  kind: NetworkKind;
  isOnline: boolean;
  /** Where each byte may cost money. */
  isMetered: boolean;
}

/** Each `on…` gives back how to stop listening. */
export interface Network {
  /** The newest that is known; a network is believed to be there until the device says otherwise. */
  now(): NetworkReading;
  onChange(listener: (reading: NetworkReading) => void): () => void;
  /** There is a network again after there was none, or one that costs nothing after one that did. */
  onReturn(listener: () => void): () => void;
  stop(): void;
}

/** Shaped as the schedule of syncing wants it. */
export interface Surroundings {
  onForeground(listener: () => void): () => void;
  onBackground(listener: () => void): () => void;
  onReturn(listener: () => void): () => void;
  /** Of any kind: what went over the network of before may have been lost with it. */
  onNetworkChange(listener: () => void): () => void;
  /** The traveller turned to the app, which stood in sight already. */
  onFocus(listener: () => void): () => void;
  isInFront(): boolean;
  isOnline(): boolean;
  isMetered(): boolean;
}

export function toSurroundings(
  network: Pick<Network, 'now' | 'onChange' | 'onReturn'>,
  activity: Pick<Surroundings, 'onForeground' | 'onBackground' | 'onFocus'> & { isForeground(): boolean },
): Surroundings {
  return {
    onForeground: (listener) => activity.onForeground(listener),
    onBackground: (listener) => activity.onBackground(listener),
    onReturn: (listener) => network.onReturn(listener),
    onNetworkChange: (listener) => network.onChange(() => listener()),
    onFocus: (listener) => activity.onFocus(listener),
    isInFront: () => activity.isForeground(),
    isOnline: () => network.now().isOnline,
    isMetered: () => network.now().isMetered,
  };
}

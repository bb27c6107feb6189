import { getBrightnessAsync, restoreSystemBrightnessAsync, setBrightnessAsync } from 'expo-brightness';
import { Platform } from 'react-native';

import type { ScreenLight } from './screen-light';

/** One after the other: who reads how bright it was must not read what somebody else is about to take back. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
  const done = turn.then(work).catch(() => null);
  turn = done;
  return done;
}

export const deviceScreenLight: ScreenLight = {
  brighten() {
    let before: number | null = null;
    void inTurn(async () => {
      before = await getBrightnessAsync();
      await setBrightnessAsync(1);
    });
    return () =>
      void inTurn(async () => {
        if (before === null) return;
        // Android sets it for the app alone, and knows by itself what the system would have; an iPhone sets it for all.
        if (Platform.OS === 'android') await restoreSystemBrightnessAsync();
        else await setBrightnessAsync(before);
      });
  },
};

import { startTransition, useEffect, useState } from 'react';
import { type Metrics, SafeAreaProvider } from 'react-native-safe-area-context';

import { LocaleProvider } from '@/i18n/locale-provider';
import type { FrontDoor } from '@/runtime/front-door';
import { useDeviceLocale } from '@/runtime/use-device-locale';
import { readFlagsAhead } from '@/ui/flag-drawings';
import { ThemeProvider } from '@/ui/theme-provider';

import { AtTheDoor } from './at-the-door';

/** Reading in the app keeps a browser busy for a moment. First the traveller sees this screen and can touch it. */
const REST_MS = 500;

/** Until they are measured: nothing would be drawn before. */
const NO_EDGES: Metrics = {
  frame: { x: 0, y: 0, width: 0, height: 0 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

interface FrontDoorScreenProps {
  door: FrontDoor;
  invitedKey: string;
  onCheckService: () => void;
}

/** The first screen of a browser, until the app is there and somebody may enter it. */
export function FrontDoorScreen({ door, ...rest }: FrontDoorScreenProps) {
  const state = useDoorState(door);
  const device = useDeviceLocale();
  useEffect(() => {
    const timer = setTimeout(() => void door.prepare().then(readFlagsAhead), REST_MS);
    return () => clearTimeout(timer);
  }, [door]);
  if (state.kind === 'inside') return <state.App />;
  return (
    <SafeAreaProvider initialMetrics={NO_EDGES}>
      <LocaleProvider device={device}>
        <ThemeProvider>
          <AtTheDoor door={door} state={state} {...rest} />
        </ThemeProvider>
      </LocaleProvider>
    </SafeAreaProvider>
  );
}

/** The app behind the door is drawn in pieces, between which the first download goes on. */
function useDoorState({ state }: FrontDoor) {
  const [shown, setShown] = useState(state.get);
  useEffect(() => {
    const show = () => startTransition(() => setShown(state.get()));
    show();
    return state.watch(show);
  }, [state]);
  return shown;
}

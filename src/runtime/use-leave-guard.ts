import { useNavigation } from 'expo-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Platform } from 'react-native';

import { holdBack } from '@/platform/browser-back';

/** Stands between a screen with unsaved changes and whatever would close it. */
export interface LeaveGuard {
  setUnsaved: (isUnsaved: boolean) => void;
  /** Something wants to close the screen: the traveller is to be asked. */
  isAsking: boolean;
  stay: () => void;
  /** Closes it as was wanted, without what is unsaved. */
  leave: () => void;
  /** All is saved: nothing is asked any more. */
  release: () => void;
}

/** What wanted to close the screen. */
type Action = Readonly<{ type: string; payload?: object; source?: string; target?: string }>;

export function useLeaveGuard(): LeaveGuard {
  const navigation = useNavigation();
  const [isUnsaved, setUnsaved] = useState(false);
  /** How to close it as was wanted. */
  const [held, setHeld] = useState<{ goOn: () => void } | null>(null);
  const isReleased = useRef(false);
  const hold = useEffectEvent((event: { preventDefault: () => void; data: { action: Action } }) => {
    if (isReleased.current) return;
    event.preventDefault();
    const { action } = event.data;
    setHeld({ goOn: () => navigation.dispatch(action) });
  });

  useEffect(() => {
    // A swipe closes the screen before anybody can be asked.
    navigation.setOptions({ gestureEnabled: !isUnsaved });
    if (!isUnsaved) return;
    const stop = navigation.addListener('beforeRemove' as never, (event: never) => hold(event));
    const askAtBack = () => setHeld({ goOn: () => window.history.back() });
    const inBrowser =
      Platform.OS === 'web'
        ? [askBeforeUnload(), holdBack({ isWanted: () => !isReleased.current, ask: askAtBack })]
        : [];
    return () => {
      stop();
      for (const end of inBrowser) end();
    };
  }, [navigation, isUnsaved]);

  const release = () => {
    isReleased.current = true;
  };
  return {
    setUnsaved,
    isAsking: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      release();
      held?.goOn();
    },
    release,
  };
}

/** Closing or reloading the tab: the browser asks in its own words. */
function askBeforeUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

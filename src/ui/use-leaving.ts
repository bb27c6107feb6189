import { useEffect, useEffectEvent, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** The least that anything is shown, and what each letter adds: time enough to read it twice. */
const LEAST_MS = 8_000;
const LETTER_MS = 120;

/**
 * Lets something leave by itself once it could be read, and not while somebody is at it: under the pointer, with the focus in it, or
 * while a screen reader reads, which has a pace of its own. Gives what its view must listen to.
 */
export function useLeaving(words: string, onLeave: (() => void) | null) {
  const [isHeld, setIsHeld] = useState(false);
  const isRead = useScreenReader();
  const leave = useEffectEvent(() => onLeave?.());
  const shownFor = onLeave === null || isHeld || isRead ? null : LEAST_MS + words.length * LETTER_MS;
  useEffect(() => {
    if (shownFor === null) return undefined;
    const timer = setTimeout(() => leave(), shownFor);
    return () => clearTimeout(timer);
  }, [shownFor]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

function useScreenReader(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    // A browser does not tell.
    if (Platform.OS === 'web') return undefined;
    let isGone = false;
    AccessibilityInfo.isScreenReaderEnabled().then(
      (on) => !isGone && setIsOn(on),
      // A phone that can't tell is taken for one without.
      () => undefined,
    );
    const listener = AccessibilityInfo.addEventListener('screenReaderChanged', setIsOn);
    return () => {
      isGone = true;
      listener.remove();
    };
  }, []);
  return isOn;
}

import { useRef } from 'react';
import type { GestureResponderEvent } from 'react-native';

import type { ScrollInput } from '../renderer-props';

/** A finger that moves less than this taps. */
const LEAST_DRAG = 6;

/** Notices one finger that scrolls the page over a street map, which tells nothing of what it leaves to the page. */
export function usePageScroll(isFullScreen: boolean, onPageScroll: (by: ScrollInput) => void) {
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: ({ nativeEvent }: GestureResponderEvent) => {
      start.current = { x: nativeEvent.pageX, y: nativeEvent.pageY };
    },
    onTouchMove: ({ nativeEvent: { touches, pageX, pageY } }: GestureResponderEvent) => {
      if (isFullScreen || touches.length > 1) return;
      const { x, y } = start.current;
      if (Math.hypot(pageX - x, pageY - y) >= LEAST_DRAG) onPageScroll('finger');
    },
  };
}

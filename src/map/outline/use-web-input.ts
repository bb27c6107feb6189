import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Platform, type View as NativeView } from 'react-native';

import { zoomAround } from '@/geo/projection-view';

import { moveOfKey } from './map-keys';
import type { MapView } from './use-map-view';

/** The wheel has no end; this long after its last turn the map is drawn anew. */
const WHEEL_PAUSE_MS = 140;
const ZOOM_PER_PIXEL = 0.0025;
const PIXELS_PER_LINE = 20;

interface WebInput {
  isFullScreen: boolean;
  onPageScroll: (by: 'wheel') => void;
  /** Opens what is in the middle: the arrows have brought it there. */
  onEnter: () => void;
}

/** Wheel and keyboard, where there are any: in browsers. */
export function useWebInput(
  frame: RefObject<NativeView | null>,
  { live, settle, move }: MapView,
  { isFullScreen, onPageScroll, onEnter }: WebInput,
): void {
  /** Whether the map took it, and not the page. */
  const onWheel = useEffectEvent((event: WheelEvent, element: HTMLElement): boolean => {
    if (!isFullScreen && !event.ctrlKey && !event.metaKey) {
      onPageScroll('wheel');
      return false;
    }
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1);
    const { left, top } = element.getBoundingClientRect();
    // A pinch on a trackpad comes as small steps of the wheel with the control key.
    const factor = Math.exp(-pixels * ZOOM_PER_PIXEL * (event.ctrlKey ? 4 : 1));
    live.set(zoomAround(live.get(), factor, event.clientX - left, event.clientY - top));
    return true;
  });
  const onWheelPause = useEffectEvent(() => {
    settle(live.get());
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
      return;
    }
    const wanted = moveOfKey(event.key);
    if (!wanted) return;
    event.preventDefault();
    move(wanted);
  });

  useEffect(() => {
    if (Platform.OS !== 'web' || !frame.current) return;
    const element = frame.current as unknown as HTMLElement;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const turn = (event: WheelEvent) => {
      if (!onWheel(event, element)) return;
      clearTimeout(pause);
      pause = setTimeout(() => {
        onWheelPause();
      }, WHEEL_PAUSE_MS);
    };
    const press = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    // Two fingers are the map's, also where the page may be scrolled by one.
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    // Not through React, whose listeners can't keep the page from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    element.addEventListener('touchmove', touch, { passive: false });
    element.addEventListener('keydown', press);
    return () => {
      clearTimeout(pause);
      element.removeEventListener('wheel', turn);
      element.removeEventListener('touchmove', touch);
      element.removeEventListener('keydown', press);
    };
  }, [frame]);
}

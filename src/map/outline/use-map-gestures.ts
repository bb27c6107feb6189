import { Platform } from 'react-native';
import { type ComposedGesture, Gesture, PointerType } from 'react-native-gesture-handler';
import { useSharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import type { Camera } from '@/geo/projection';
import { zoomLimits } from '@/geo/projection-view';

import type { MapView } from './use-map-view';

/** A finger that moves less than this taps. */
const LEAST_DRAG = 6;

/** Named so that tests can make them. */
export const mapGestures = { tap: 'map-tap', pan: 'map-pan', pinch: 'map-pinch' };

/** In a page, fewer fingers scroll the page. */
const FINGERS_IN_A_PAGE = 2;
const isWeb = Platform.OS === 'web';
const { TOUCH } = PointerType;

interface GestureHandlers {
  view: MapView;
  camera: Camera;
  isFullScreen: boolean;
  onTap: (x: number, y: number) => void;
  onPageScroll: (by: 'finger') => void;
}

/** Moves the live view only: it runs beside the screens' thread, on the web without drawing anything anew. */
export function useMapGestures(handlers: GestureHandlers): ComposedGesture {
  const { view, camera, isFullScreen, onTap, onPageScroll } = handlers;
  const { live, settle } = view;
  const { least, most } = zoomLimits(camera);
  const touched = useSharedValue({ x: 0, y: 0 });

  const pan = Gesture.Pan()
    .withTestId(mapGestures.pan)
    .minDistance(LEAST_DRAG)
    .averageTouches(true)
    // A browser would ask a mouse for a second finger too, so there each change is judged.
    .minPointers(isFullScreen || isWeb ? 1 : FINGERS_IN_A_PAGE)
    .onTouchesDown(({ allTouches }) => {
      const [first] = allTouches;
      if (first) touched.set({ x: first.absoluteX, y: first.absoluteY });
    })
    .onTouchesMove(({ allTouches, numberOfTouches, pointerType }) => {
      const [first] = allTouches;
      if (!first || isFullScreen || numberOfTouches > 1 || pointerType !== TOUCH) return;
      const { x, y } = touched.get();
      if (Math.hypot(first.absoluteX - x, first.absoluteY - y) < LEAST_DRAG) return;
      scheduleOnRN(onPageScroll, 'finger');
    })
    .onChange(({ changeX, changeY, numberOfPointers, pointerType }) => {
      const scrollsPage = !isFullScreen && pointerType === TOUCH && numberOfPointers < FINGERS_IN_A_PAGE;
      if (isWeb && scrollsPage) return;
      const { zoom, x, y } = live.get();
      live.set({ zoom, x: x + changeX, y: y + changeY });
    })
    .onEnd(() => {
      scheduleOnRN(settle, live.get());
    });

  const pinch = Gesture.Pinch()
    .withTestId(mapGestures.pinch)
    .onChange(({ scaleChange, focalX, focalY }) => {
      const { zoom, x, y } = live.get();
      const factor = Math.min(Math.max(zoom * scaleChange, least), most) / zoom;
      live.set({ zoom: zoom * factor, x: focalX - (focalX - x) * factor, y: focalY - (focalY - y) * factor });
    })
    .onEnd(() => {
      scheduleOnRN(settle, live.get());
    });

  const tap = Gesture.Tap()
    .withTestId(mapGestures.tap)
    .maxDistance(LEAST_DRAG)
    .onEnd(({ x, y }, isDone) => {
      if (isDone) scheduleOnRN(onTap, x, y);
    });

  return Gesture.Race(Gesture.Simultaneous(pan, pinch), tap);
}

import { type ComposedGesture, Gesture } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';

import type { Camera } from '@/geo/projection';
import { zoomLimits } from '@/geo/projection-view';

import type { MapView } from './use-map-view';

/** A finger that moves less than this taps. */
const LEAST_DRAG = 6;

/** Named so that tests can make them. */
export const mapGestures = { tap: 'map-tap', pan: 'map-pan', pinch: 'map-pinch' };

interface GestureHandlers {
  view: MapView;
  camera: Camera;
  onTap: (x: number, y: number) => void;
}

/** Moves the live view only: it runs beside the screens' thread, on the web without drawing anything anew. */
export function useMapGestures({ view, camera, onTap }: GestureHandlers): ComposedGesture {
  const { live, settle } = view;
  const { least, most } = zoomLimits(camera);

  const pan = Gesture.Pan()
    .withTestId(mapGestures.pan)
    .minDistance(LEAST_DRAG)
    .averageTouches(true)
    .onChange(({ changeX, changeY }) => {
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

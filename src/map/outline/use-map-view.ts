import { useState } from 'react';
import { type SharedValue, useSharedValue } from 'react-native-reanimated';

import { type Camera, FITTED, type Size, type View } from '@/geo/projection';
import { clampView } from '@/geo/projection-view';

import { applyMove, type MapMove } from './map-keys';

export interface MapView {
  /** What is drawn. */
  drawn: View;
  /** Where a gesture has brought it; the drawing follows when the gesture ends. */
  live: SharedValue<View>;
  /** Draws the map anew at this view. */
  settle: (view: View) => void;
  move: (move: MapMove) => void;
}

export function useMapView(camera: Camera, size: Size): MapView {
  const [drawn, setDrawn] = useState(FITTED);
  const live = useSharedValue(FITTED);

  const settle = (view: View) => {
    const settled = clampView(view, camera, size);
    live.set(settled);
    // A gesture that moved nothing needs no new drawing.
    setDrawn((before) => (isSameView(before, settled) ? before : settled));
  };
  const move = (to: MapMove) => {
    settle(applyMove(to, live.get(), size) ?? FITTED);
  };
  return { drawn, live, settle, move };
}

export function isSameView(one: View, other: View): boolean {
  return one.zoom === other.zoom && one.x === other.x && one.y === other.y;
}

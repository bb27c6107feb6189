import type { Size, View } from '@/geo/projection';
import { zoomAround } from '@/geo/projection-view';

/** How much a key or a button zooms. */
export const ZOOM_STEP = 2;
/** An arrow key moves the map by this share of the frame. */
const MOVE_STEP = 0.2;

export type MapMove =
  { kind: 'move'; across: number; down: number } | { kind: 'zoom'; factor: number } | { kind: 'fit' };

/** What a key does to the map, or null for a key that belongs to somebody else. */
export function moveOfKey(key: string): MapMove | null {
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'move', across: -1, down: 0 };
    case 'ArrowRight':
      return { kind: 'move', across: 1, down: 0 };
    case 'ArrowUp':
      return { kind: 'move', across: 0, down: -1 };
    case 'ArrowDown':
      return { kind: 'move', across: 0, down: 1 };
    case '+':
    case '=':
      return { kind: 'zoom', factor: ZOOM_STEP };
    case '-':
    case '_':
      return { kind: 'zoom', factor: 1 / ZOOM_STEP };
    case '0':
      return { kind: 'fit' };
    default:
      return null;
  }
}

/** The view after a move; null means: fit to the content again. */
export function applyMove(move: MapMove, view: View, { width, height }: Size): View | null {
  switch (move.kind) {
    case 'move':
      return {
        ...view,
        x: view.x - move.across * MOVE_STEP * width,
        y: view.y - move.down * MOVE_STEP * height,
      };
    case 'zoom':
      return zoomAround(view, move.factor, width / 2, height / 2);
    case 'fit':
      return null;
  }
}

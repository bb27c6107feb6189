import type { Position } from '@/geo/position';

import type { MapContent, Outline } from './map-content';

/** What a map is fitted to: whatever is shown only as far as it comes into view is left out. */
export function fittedParts({ areas, alertAreas, markers, route }: MapContent): {
  outlines: Outline[];
  places: Position[];
} {
  const isFitted = ({ isBackground = false }: { isBackground?: boolean }) => !isBackground;
  return {
    outlines: [...areas, ...alertAreas].filter(isFitted).map(({ outline }) => outline),
    places: [...markers.filter(isFitted).map(({ position }) => position), ...route],
  };
}

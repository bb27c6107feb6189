import { type Camera, projectionOf, type Size } from '@/geo/projection';

import type { Box } from './box-grid';
import { LABEL_STYLES } from './label-style';
import type { MapName } from './map-names';
import { type LabelCandidate, type PlacedLabel, placeLabels } from './place-labels';

export interface DrawnName extends LabelCandidate {
  name: MapName;
}

/** A name may leave its place by this share of the width of what it names. */
const REACH = 0.25;
/** Beyond a region's horizon nothing is drawn; this is its share of the globe's diameter on the map. */
const HORIZON = Math.sin((65 * Math.PI) / 180);

/**
 * The names of the whole map at a zoom, in pixels from the corner that the frame would have if the map had not been moved: laid out once for a
 * zoom, they only have to be shifted while somebody moves the map.
 */
export function layOutNames(
  names: readonly MapName[],
  marks: readonly Box[],
  camera: Camera,
  zoom: number,
  size: Size,
): PlacedLabel<DrawnName>[] {
  const scale = camera.scale * zoom;
  const projection = projectionOf(camera, { zoom, x: 0, y: 0 }, size, 0);
  const [middleX, middleY] = projection.translate();
  const farthest = camera.kind === 'world' ? Infinity : (2 * scale * HORIZON) ** 2;
  const candidates: DrawnName[] = [];
  for (const name of names) {
    if (name.leastScale > scale) continue;
    const at = projection([name.longitude, name.latitude]);
    if (!at) continue;
    const [x, y] = at;
    if (!((x - middleX) ** 2 + (y - middleY) ** 2 <= farthest)) continue;
    const { id, width, height, priority, kind, radians } = name;
    candidates.push({
      id,
      x,
      y,
      width,
      height,
      priority,
      mark: LABEL_STYLES[kind].mark,
      reach: radians * scale * REACH,
      isAlways: kind === 'stop',
      name,
    });
  }
  return placeLabels(candidates, marks);
}

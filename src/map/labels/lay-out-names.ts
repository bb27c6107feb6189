import { type Projected, projectPoints } from '@/geo/project-points';
import type { Camera, Size } from '@/geo/projection';

import type { Box } from './box-grid';
import type { LabelCandidate } from './label-candidate';
import { LABEL_STYLES } from './label-style';
import type { MapName } from './map-names';
import { type PlacedLabel, placeLabels } from './place-labels';
import type { Obstacle } from './stands';

export interface DrawnName extends LabelCandidate {
  name: MapName;
}

/** Names where they belong on a map as it is fitted: zooming spreads them, and moving shifts them. */
export interface ProjectedNames {
  names: readonly Projected<MapName>[];
  /** Pixels per radian. */
  scale: number;
}

/** A name may leave its place by this share of the width of what it names. */
const REACH = 0.25;
/** Pixels. Further away nobody would look for it. */
const MOST_REACH = 120;

/** The same for every view of a camera: the thousands of names are projected once. */
export function projectNames(names: readonly MapName[], camera: Camera, size: Size): ProjectedNames {
  return { names: projectPoints(names, camera, size), scale: camera.scale };
}

/** The names in a window of the map at a zoom. Both are in pixels of a map that has not been moved: whatever stays in view stays where it is. */
export function layOutNames(
  { names, scale }: ProjectedNames,
  obstacles: readonly Obstacle[],
  zoom: number,
  window: Box,
): PlacedLabel<DrawnName>[] {
  const candidates: DrawnName[] = [];
  for (const { place: name, x, y } of names) {
    if (name.leastScale > scale * zoom) continue;
    const { id, width, height, priority, kind, radians } = name;
    candidates.push({
      id,
      x: x * zoom,
      y: y * zoom,
      width,
      height,
      priority,
      mark: LABEL_STYLES[kind].mark,
      reach: Math.min(MOST_REACH, radians * scale * zoom * REACH),
      isAlways: kind === 'stop',
      name,
    });
  }
  return placeLabels(candidates, obstacles, window);
}

import type { GeoProjection } from 'd3-geo';

import { type Bounds, boundsOf } from './bounds';
import type { Position } from './position';
import { type Camera, FITTED, type Size, type View, widthOf } from './projection';

/** Points in this many rows and columns of the frame tell which part of the Earth it shows. */
const SAMPLES = 12;
/** Pixels per radian at which one pixel is about two metres: nothing on the outline map is finer. */
const LARGEST_SCALE = 3_200_000;
const LEAST_ZOOM = 0.5;
/** How far the middle of the frame may leave the fitted content, as a share of the frame. */
const BEYOND = 0.5;

/** The part of the Earth that can be seen in the frame, or null where only sky can. */
export function visibleBounds(
  projection: GeoProjection,
  { width, height }: Size,
  margin: number,
): Bounds | null {
  const seen: Position[] = [];
  for (let row = 0; row <= SAMPLES; row += 1) {
    for (let column = 0; column <= SAMPLES; column += 1) {
      const x = -margin + (column / SAMPLES) * (width + 2 * margin);
      const y = -margin + (row / SAMPLES) * (height + 2 * margin);
      const place = projection.invert?.([x, y]);
      if (!place || !isDrawnAt(projection, place, [x, y])) continue;
      seen.push({ longitude: place[0], latitude: place[1] });
    }
  }
  const bounds = boundsOf(seen);
  return bounds && widen(withPoles(bounds, projection, { width, height }, margin));
}

export function overlap(one: Bounds, other: Bounds): boolean {
  if (one.south > other.north || other.south > one.north) return false;
  const offset = (((other.west - one.west) % 360) + 360) % 360;
  return offset <= widthOf(one) || offset + widthOf(other) >= 360;
}

export function zoomLimits(camera: Camera): { least: number; most: number } {
  return { least: LEAST_ZOOM, most: Math.max(8, LARGEST_SCALE / camera.scale) };
}

/** Keeps the content within reach: nobody should end up in an empty sea without a way back. */
export function clampView(view: View, camera: Camera, { width, height }: Size): View {
  const { least, most } = zoomLimits(camera);
  if (![view.zoom, view.x, view.y].every(Number.isFinite)) return FITTED;
  const zoom = clamp(view.zoom, least, most);
  const factor = zoom / view.zoom;
  const along = (length: number, offset: number) => {
    const middle = length / 2;
    const moved = middle - (middle - offset) * factor;
    return clamp(moved, middle - zoom * length * (1 + BEYOND), middle + zoom * length * BEYOND);
  };
  return { zoom, x: along(width, view.x), y: along(height, view.y) };
}

/** Zooms by `factor`; the point under (x, y) stays where it is. */
export function zoomAround(view: View, factor: number, x: number, y: number): View {
  return { zoom: view.zoom * factor, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

/** Beyond the edge of the world an inverse still gives a place, but that place is drawn elsewhere. */
function isDrawnAt(projection: GeoProjection, place: [number, number], [x, y]: [number, number]): boolean {
  if (!place.every(Number.isFinite)) return false;
  const drawn = projection(place);
  return drawn !== null && Math.hypot(drawn[0] - x, drawn[1] - y) < 1;
}

function withPoles(
  bounds: Bounds,
  projection: GeoProjection,
  { width, height }: Size,
  margin: number,
): Bounds {
  const shows = (latitude: number) => {
    const at = projection([0, latitude]);
    if (!at) return false;
    const [x, y] = at;
    return x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;
  };
  const [south, north] = [shows(-90), shows(90)];
  if (!south && !north) return bounds;
  return { west: -180, east: 180, south: south ? -90 : bounds.south, north: north ? 90 : bounds.north };
}

/** Between two samples the frame may reach a little further than either. */
function widen(bounds: Bounds): Bounds {
  const across = widthOf(bounds) / SAMPLES;
  const up = (bounds.north - bounds.south) / SAMPLES;
  const south = Math.max(-90, bounds.south - up);
  const north = Math.min(90, bounds.north + up);
  if (widthOf(bounds) + 2 * across >= 360) return { west: -180, east: 180, south, north };
  const west = bounds.west - across;
  const east = bounds.east + across;
  return { west: west < -180 ? west + 360 : west, east: east > 180 ? east - 360 : east, south, north };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

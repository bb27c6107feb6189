import { type Camera, FITTED, HORIZON, projectionOf, type Size } from './projection';
import type { Position } from './position';

const RADIANS = Math.PI / 180;

export interface Projected<Place extends Position> {
  place: Place;
  x: number;
  y: number;
}

/**
 * Where places are on a fitted map; those beyond the horizon are left out. The same as `projectionOf` gives, which
 * for each point goes to angles and back: of thousands that would be most of the time that names take.
 */
export function projectPoints<Place extends Position>(
  places: readonly Place[],
  camera: Camera,
  size: Size,
): Projected<Place>[] {
  if (camera.kind === 'world') return projectOnWorld(places, camera, size);
  const { rotate, scale, translate } = camera;
  const tilt = rotate[1] * RADIANS;
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)];
  const leastNear = Math.cos(HORIZON * RADIANS);
  const projected: Projected<Place>[] = [];
  for (const place of places) {
    const longitude = (place.longitude + rotate[0]) * RADIANS;
    const latitude = place.latitude * RADIANS;
    const fromAxis = Math.cos(latitude);
    // On a globe of radius one: towards whoever looks, to the right, and up.
    const ahead = Math.cos(longitude) * fromAxis;
    const above = Math.sin(latitude);
    const near = ahead * cosTilt - above * sinTilt;
    if (!(near >= leastNear)) continue;
    const stretch = scale * Math.sqrt(2 / (1 + near));
    projected.push({
      place,
      x: translate[0] + stretch * Math.sin(longitude) * fromAxis,
      y: translate[1] - stretch * (above * cosTilt + ahead * sinTilt),
    });
  }
  return projected;
}

function projectOnWorld<Place extends Position>(
  places: readonly Place[],
  camera: Camera,
  size: Size,
): Projected<Place>[] {
  const projection = projectionOf(camera, FITTED, size, 0);
  return places.flatMap((place) => {
    const at = projection([place.longitude, place.latitude]);
    return at?.every(Number.isFinite) ? [{ place, x: at[0], y: at[1] }] : [];
  });
}

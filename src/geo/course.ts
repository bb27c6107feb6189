import { geoArea } from 'd3-geo';

import type { Bounds } from './bounds';
import type { Place } from './place';
import { normaliseLongitude } from './position';

/** What one walk along a ring or line tells of it. Longitudes are followed past the antimeridian. */
export interface Course {
  west: number;
  east: number;
  south: number;
  north: number;
  /** Twice the area on a flat map, positive if it runs counter-clockwise. */
  doubleArea: number;
  /** How far it has gone round the Earth when it ends: 0, or ±360 if it encloses a pole. */
  turn: number;
  longestStep: number;
}

/** In square degrees: a hundredth of a square metre, which is also what rounding leaves of nothing. */
const NO_AREA = 1e-12;
const HALF_THE_SPHERE = 2 * Math.PI;
/**
 * On a sphere an edge bulges towards the pole, so far that a thin ring may be the other way round there than on a flat
 * map. The doubled area between both edges is below the cube of their step in degrees times this, unless they are long.
 */
const DOUBLE_AREA_OF_BULGE = 0.0015;
const LONG_STEP = 30;

export function follow(places: readonly Place[]): Course {
  const start = places[0] ?? [0, 0];
  const startLongitude = start[0];
  const startLatitude = start[1];
  let previous = startLongitude;
  let laps = 0;
  let west = startLongitude;
  let east = startLongitude;
  let south = startLatitude;
  let north = startLatitude;
  // Reckoned from the start, for small numbers keep the digits of small rings.
  let x = 0;
  let y = 0;
  let doubleArea = 0;
  let longestStep = 0;
  for (const place of places) {
    const latitude = place[1];
    const change = place[0] - previous;
    if (change > 180) laps -= 360;
    else if (change < -180) laps += 360;
    previous = place[0];
    const longitude = previous + laps;
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    const nextX = longitude - startLongitude;
    const nextY = latitude - startLatitude;
    doubleArea += x * nextY - nextX * y;
    longestStep = Math.max(longestStep, Math.abs(nextX - x));
    x = nextX;
    y = nextY;
  }
  return { west, east, south, north, doubleArea, turn: x, longestStep };
}

/** Whether it goes nowhere but there and back. On a flat map a ring around a pole looks like that too. */
export function isFlat(course: Course): boolean {
  return Math.abs(course.doubleArea) < NO_AREA && !enclosesPole(course);
}

/** Whether d3-geo would take the ring's outside for its inside. */
export function isInsideOut(ring: Place[], course: Course): boolean {
  const { doubleArea, longestStep } = course;
  const bulges = ring.length * longestStep * longestStep * longestStep * DOUBLE_AREA_OF_BULGE;
  const isSureOnFlatMap = !enclosesPole(course) && longestStep < LONG_STEP && bulges < Math.abs(doubleArea);
  if (isSureOnFlatMap) return doubleArea > 0;
  return geoArea({ type: 'Polygon', coordinates: [ring] }) > HALF_THE_SPHERE;
}

function enclosesPole({ turn }: Course): boolean {
  return Math.abs(turn) > 180;
}

export function boundsOfCourse({ west, east, south, north }: Course): Bounds {
  if (east - west >= 360) return { west: -180, south, east: 180, north };
  return { west: normaliseLongitude(west), south, east: normaliseLongitude(east), north };
}

/** The inside of a ring lies to the right of its way: that of one that goes eastwards round the Earth is the south. */
export function boundsOfRing(course: Course, isReversed: boolean): Bounds {
  if (!enclosesPole(course)) return boundsOfCourse(course);
  const isEastwards = course.turn > 0 !== isReversed;
  const { south, north } = course;
  return { west: -180, south: isEastwards ? -90 : south, east: 180, north: isEastwards ? north : 90 };
}

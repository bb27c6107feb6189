import { geoArea } from 'd3-geo';

import type { Place } from './arc-reader';
import type { Bounds } from './bounds';
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

const HALF_THE_SPHERE = 2 * Math.PI;
/** A longer edge bulges towards the pole on a sphere so far that a flat map may show a thin ring turned over. */
const LONG_STEP = 1;

export function follow(places: readonly Place[]): Course {
  const [startLongitude, startLatitude] = places[0] ?? [0, 0];
  let previous = startLongitude;
  let longitude = startLongitude;
  let latitude = startLatitude;
  let west = longitude;
  let east = longitude;
  let south = latitude;
  let north = latitude;
  let doubleArea = 0;
  let longestStep = 0;
  for (const place of places) {
    let step = place[0] - previous;
    if (step > 180) step -= 360;
    else if (step < -180) step += 360;
    // Reckoned from the start: small numbers keep the digits of small rings.
    const x = longitude - startLongitude;
    doubleArea += x * (place[1] - startLatitude) - (x + step) * (latitude - startLatitude);
    previous = place[0];
    longitude += step;
    latitude = place[1];
    if (longitude < west) west = longitude;
    else if (longitude > east) east = longitude;
    if (latitude < south) south = latitude;
    else if (latitude > north) north = latitude;
    if (step > longestStep) longestStep = step;
    else if (-step > longestStep) longestStep = -step;
  }
  return { west, east, south, north, doubleArea, turn: longitude - startLongitude, longestStep };
}

/** Whether d3-geo would take the ring's outside for its inside. */
export function isInsideOut(ring: Place[], course: Course): boolean {
  if (enclosesPole(course) || course.longestStep > LONG_STEP)
    return geoArea({ type: 'Polygon', coordinates: [ring] }) > HALF_THE_SPHERE;
  return course.doubleArea > 0;
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

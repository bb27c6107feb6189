import { transform } from 'topojson-client';
import type { Transform } from 'topojson-specification';

import { type Course, follow } from './course';
import { type Grid, isPair, LineWalk } from './line-walk';
import { isSamePlace, type Place, toPlace } from './place';

/** More than any map for a phone has. Arcs may be used again and again, so a small file could ask for billions. */
const MOST_POINTS = 2_000_000;

const DEGREES: Grid = { isRelative: false, scaleX: 1, scaleY: 1, west: 0, south: 0 };

export interface Line {
  places: Place[];
  course: Course;
}

/** Gives the points and lines of a topology that nobody has checked. What can't be read is null. */
export class ArcReader {
  private pointsLeft = MOST_POINTS;
  private readonly grid: Grid;

  private constructor(
    private readonly arcs: readonly unknown[],
    private readonly quantization: Transform | null,
  ) {
    this.grid = quantization ? toGrid(quantization) : DEGREES;
  }

  static of({ arcs, transform: quantization }: Record<string, unknown>): ArcReader | null {
    const all = arcs ?? [];
    if (!Array.isArray(all)) return null;
    if (isTransform(quantization)) return new ArcReader(all, quantization);
    return quantization === undefined || quantization === null ? new ArcReader(all, null) : null;
  }

  readPoint(raw: unknown): Place | null {
    if (!isPair(raw) || this.pointsLeft < 1) return null;
    this.pointsLeft -= 1;
    const [longitude, latitude] = this.quantization ? transform(this.quantization)(raw) : raw;
    return toPlace(longitude ?? NaN, latitude ?? NaN);
  }

  readLine(indexes: unknown): Line | null {
    const walk = this.walkAlong(indexes);
    return walk && finish(walk);
  }

  /** A line that ends where it begins; one that does not is led there. */
  readRing(indexes: unknown): Line | null {
    const walk = this.walkAlong(indexes);
    if (!walk) return null;
    const first = walk.places[0];
    const last = walk.places.at(-1);
    if (first && last && !isSamePlace(first, last)) walk.places.push(first);
    return finish(walk);
  }

  /** Along the arcs, joined to one line. A negative index is that of its complement, walked backwards. */
  private walkAlong(indexes: unknown): LineWalk | null {
    if (!Array.isArray(indexes) || indexes.length === 0) return null;
    let length = 1;
    for (const index of indexes as unknown[]) {
      const points = this.arcAt(index);
      if (!Array.isArray(points) || points.length === 0) return null;
      // Where two arcs meet is a point of both.
      length += points.length - 1;
      if (length > this.pointsLeft) return null;
    }
    this.pointsLeft -= length;
    const walk = new LineWalk(this.grid, new Array<Place>(length));
    for (const index of indexes as number[])
      if (!walk.add(this.arcAt(index) as readonly unknown[], index < 0)) return null;
    return walk;
  }

  private arcAt(index: unknown): unknown {
    return typeof index === 'number' ? this.arcs[index < 0 ? -1 - index : index] : null;
  }
}

/** What leaves the Earth or crosses the antimeridian is gone through place by place; hardly anything does. */
function finish(walk: LineWalk): Line | null {
  const { places } = walk;
  const course = walk.finish();
  const { west, east, south, north, longestStep, doubleArea } = course;
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  if (isOnEarth && longestStep <= 180 && Number.isFinite(doubleArea)) return { places, course };
  for (const [index, place] of places.entries()) {
    const brought = toPlace(place[0], place[1]);
    if (!brought) return null;
    places[index] = brought;
  }
  return { places, course: follow(places) };
}

function toGrid({ scale, translate }: Transform): Grid {
  return { isRelative: true, scaleX: scale[0], scaleY: scale[1], west: translate[0], south: translate[1] };
}

function isTransform(value: unknown): value is Transform {
  if (typeof value !== 'object' || value === null) return false;
  const { scale, translate } = value as Record<string, unknown>;
  return isPair(scale) && isPair(translate);
}

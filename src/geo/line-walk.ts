import type { Course } from './course';
import { meet, type Place } from './place';

/** How the numbers of a topology become degrees. */
export interface Grid {
  /** Whether each point of an arc is told by its distance from the one before it. */
  isRelative: boolean;
  scaleX: number;
  scaleY: number;
  west: number;
  south: number;
}

/**
 * Joins arcs to a line and learns its course in the same walk, in the numbers of the topology: to walk along the places
 * once more would take half as long as making them.
 */
export class LineWalk {
  /**
   * In a place. V8 allots arrays of a length that it can foresee among what lives long, once a few did live long, and
   * making thousands takes twice as long there.
   */
  private readonly numbers: number = 2;
  private begin = 0;
  private leastX = Infinity;
  private leastY = Infinity;
  private greatestX = -Infinity;
  private greatestY = -Infinity;
  private doubleArea = 0;
  private longestStep = 0;
  /** What areas are reckoned from, for small numbers keep the digits of small rings. */
  private origin: Place | null = null;
  private start: Place | null = null;
  private end: Place = [0, 0];

  constructor(
    private readonly grid: Grid,
    readonly places: Place[],
  ) {}

  /** Adds an arc, and tells whether all of it could be read and begins where the one before it ended. */
  add(points: readonly unknown[], isBackwards: boolean): boolean {
    const first = points[0];
    if (!isPair(first)) return false;
    const { places, begin } = this;
    const { isRelative, scaleX, scaleY, west, south } = this.grid;
    const { numbers } = this;
    const joint = this.start && places[begin];
    const [originX, originY] = (this.origin ??= first);
    let x = first[0];
    let y = first[1];
    let leastX = x;
    let leastY = y;
    let greatestX = x;
    let greatestY = y;
    let fromOriginX = x - originX;
    let fromOriginY = y - originY;
    let doubleArea = 0;
    let longestStep = 0;
    const way = isBackwards ? -1 : 1;
    let at = isBackwards ? begin + points.length - 1 : begin;
    places[at] = this.placeAt(x, y);
    for (let index = 1; index < points.length; index += 1) {
      const point = points[index];
      if (!isPair(point)) return false;
      const across = isRelative ? point[0] : point[0] - x;
      const up = isRelative ? point[1] : point[1] - y;
      x = isRelative ? x + across : point[0];
      y = isRelative ? y + up : point[1];
      const nextX = x - originX;
      const nextY = y - originY;
      doubleArea += fromOriginX * nextY - fromOriginY * nextX;
      fromOriginX = nextX;
      fromOriginY = nextY;
      // Math.min and Math.max would heed what is no number and the sign of zero at each point. No number makes no area either.
      if (across > longestStep) longestStep = across;
      else if (-across > longestStep) longestStep = -across;
      if (x < leastX) leastX = x;
      else if (x > greatestX) greatestX = x;
      if (y < leastY) leastY = y;
      else if (y > greatestY) greatestY = y;
      at += way;
      const place = new Array<number>(numbers) as Place;
      place[0] = x * scaleX + west;
      place[1] = y * scaleY + south;
      places[at] = place;
    }
    this.leastX = Math.min(this.leastX, leastX);
    this.leastY = Math.min(this.leastY, leastY);
    this.greatestX = Math.max(this.greatestX, greatestX);
    this.greatestY = Math.max(this.greatestY, greatestY);
    this.longestStep = Math.max(this.longestStep, longestStep);
    this.doubleArea += isBackwards ? -doubleArea : doubleArea;
    if (isBackwards) this.join([x, y], first);
    else this.join(first, [x, y]);
    this.begin += points.length - 1;
    return !joint || meet(joint, places[begin]);
  }

  /** What an edge from the end of the line to its start adds too, which closes a ring that is open. */
  finish(): Course {
    const { scaleX, scaleY, west, south } = this.grid;
    if (this.start) this.addEdge(this.end, this.start);
    const oneSide = this.leastX * scaleX + west;
    const otherSide = this.greatestX * scaleX + west;
    const oneEnd = this.leastY * scaleY + south;
    const otherEnd = this.greatestY * scaleY + south;
    return {
      west: Math.min(oneSide, otherSide),
      east: Math.max(oneSide, otherSide),
      south: Math.min(oneEnd, otherEnd),
      north: Math.max(oneEnd, otherEnd),
      doubleArea: this.doubleArea * scaleX * scaleY,
      turn: 0,
      longestStep: this.longestStep * Math.abs(scaleX),
    };
  }

  private placeAt(x: number, y: number): Place {
    const { scaleX, scaleY, west, south } = this.grid;
    return [x * scaleX + west, y * scaleY + south];
  }

  /** Arcs that meet may still lie a rounding apart, and that gap is an edge too. */
  private join(start: Place, end: Place): void {
    if (this.start) this.addEdge(this.end, start);
    else this.start = start;
    this.end = end;
  }

  private addEdge(from: Place, to: Place): void {
    const [originX, originY] = this.origin ?? from;
    const across = to[0] - from[0];
    const up = to[1] - from[1];
    this.doubleArea += (from[0] - originX) * up - (from[1] - originY) * across;
    this.longestStep = Math.max(this.longestStep, Math.abs(across));
  }
}

/** In the file of the loop that asks it for every point: engines look up what other files export anew each time. */
export function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
}

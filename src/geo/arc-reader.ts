import { transform } from 'topojson-client';
import type { Transform } from 'topojson-specification';

import { normaliseLongitude } from './position';

/** A position as GeoJSON writes it. */
export type Place = [longitude: number, latitude: number];

/** More than any map for a phone has. Arcs may be used again and again, so a small file could ask for billions. */
const MOST_POINTS = 2_000_000;
/** Whole numbers times a scale may end this far beyond a pole or the antimeridian, or from where two arcs meet. */
const ROUNDING = 1e-6;

/** Gives the points and lines of a topology that nobody has checked. What can't be read is null. */
export class ArcReader {
  private pointsLeft = MOST_POINTS;

  private constructor(
    private readonly arcs: readonly unknown[],
    private readonly quantization: Transform | null,
  ) {}

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

  /** The arcs joined to one line. A negative index is that of its complement, walked backwards. */
  readLine(indexes: unknown): Place[] | null {
    if (!Array.isArray(indexes) || indexes.length === 0) return null;
    const arcs: Arc[] = [];
    let length = 1;
    for (const index of indexes as unknown[]) {
      const points = typeof index === 'number' ? this.arcs[index < 0 ? -1 - index : index] : null;
      if (!Array.isArray(points) || points.length === 0) return null;
      arcs.push({ points, isBackwards: (index as number) < 0 });
      // Where two arcs meet is a point of both.
      length += points.length - 1;
      if (length > this.pointsLeft) return null;
    }
    this.pointsLeft -= length;
    const line = new Array<Place>(length);
    let begin = 0;
    for (const arc of arcs) {
      if (!fill(line, begin, arc, this.quantization)) return null;
      begin += arc.points.length - 1;
    }
    return line;
  }
}

interface Arc {
  points: readonly unknown[];
  isBackwards: boolean;
}

/** Writes the places of an arc to the line, and tells whether all could be read and join what is there. */
function fill(line: Place[], begin: number, { points, isBackwards }: Arc, quantization: Transform | null) {
  const joint = line[begin];
  const scaleX = quantization ? quantization.scale[0] : 1;
  const scaleY = quantization ? quantization.scale[1] : 1;
  const west = quantization ? quantization.translate[0] : 0;
  const south = quantization ? quantization.translate[1] : 0;
  const way = isBackwards ? -1 : 1;
  let at = isBackwards ? begin + points.length - 1 : begin;
  let x = 0;
  let y = 0;
  for (const point of points) {
    if (!isPair(point)) return false;
    // Quantized, a point is its distance from the one before it.
    x = quantization ? x + point[0] : point[0];
    y = quantization ? y + point[1] : point[1];
    const place = toPlace(x * scaleX + west, y * scaleY + south);
    if (!place) return false;
    line[at] = place;
    at += way;
  }
  return joint === undefined || isSame(joint, line[begin]);
}

function isSame(one: Place, other: Place | undefined): boolean {
  if (!other) return false;
  return Math.abs(one[0] - other[0]) <= ROUNDING && Math.abs(one[1] - other[1]) <= ROUNDING;
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
}

function isTransform(value: unknown): value is Transform {
  if (typeof value !== 'object' || value === null) return false;
  const { scale, translate } = value as Record<string, unknown>;
  return isPair(scale) && isPair(translate);
}

/** Moves what is a hair beyond the edges of the Earth onto them; null if it is nowhere. */
function toPlace(longitude: number, latitude: number): Place | null {
  if (longitude >= -180 && longitude <= 180 && latitude >= -90 && latitude <= 90)
    return [longitude, latitude];
  if (!(Math.abs(latitude) <= 90 + ROUNDING && Math.abs(longitude) <= 360 + ROUNDING)) return null;
  const isAtEdge = Math.abs(longitude) <= 180 + ROUNDING;
  return [
    isAtEdge ? Math.max(-180, Math.min(180, longitude)) : normaliseLongitude(longitude),
    Math.max(-90, Math.min(90, latitude)),
  ];
}

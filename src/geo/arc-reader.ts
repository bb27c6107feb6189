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
  private readonly decoded = new Map<number, Place[] | null>();
  private pointsLeft = MOST_POINTS;

  private constructor(
    private readonly arcs: readonly unknown[],
    private readonly toDegrees: ReturnType<typeof transform>,
  ) {}

  static of({ arcs, transform: quantization }: Record<string, unknown>): ArcReader | null {
    const all = arcs ?? [];
    if (!Array.isArray(all)) return null;
    if (isTransform(quantization)) return new ArcReader(all, transform(quantization));
    return quantization === undefined || quantization === null ? new ArcReader(all, (point) => point) : null;
  }

  readPoint(raw: unknown): Place | null {
    if (!isPair(raw) || this.pointsLeft < 1) return null;
    this.pointsLeft -= 1;
    return toPlace(this.toDegrees(raw));
  }

  /** The arcs joined to one line. A negative index is that of its complement, walked backwards. */
  readLine(indexes: unknown): Place[] | null {
    if (!Array.isArray(indexes) || indexes.length === 0) return null;
    const line: Place[] = [];
    for (const index of indexes as unknown[]) {
      if (typeof index !== 'number') return null;
      const arc = this.readArc(index < 0 ? ~index : index);
      if (!arc || arc.length > this.pointsLeft) return null;
      this.pointsLeft -= arc.length;
      if (!append(line, index < 0 ? [...arc].reverse() : arc)) return null;
    }
    return line;
  }

  private readArc(index: number): Place[] | null {
    let arc = this.decoded.get(index);
    if (arc === undefined) {
      arc = this.decodeArc(this.arcs[index]);
      this.decoded.set(index, arc);
    }
    return arc;
  }

  private decodeArc(raw: unknown): Place[] | null {
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > MOST_POINTS) return null;
    const places: Place[] = [];
    for (let index = 0; index < raw.length; index += 1) {
      const pair: unknown = raw[index];
      if (!isPair(pair)) return null;
      // Typed as a boolean, it is the point's index: at 0 the sums of the differences begin again.
      const place = toPlace(this.toDegrees(pair, index as unknown as boolean));
      if (!place) return null;
      places.push(place);
    }
    return places;
  }
}

function append(line: Place[], arc: readonly Place[]): boolean {
  const end = line.at(-1);
  const [start] = arc;
  if (end && start) {
    if (Math.abs(end[0] - start[0]) > ROUNDING || Math.abs(end[1] - start[1]) > ROUNDING) return false;
    line.pop();
  }
  for (const place of arc) line.push(place);
  return true;
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
function toPlace(point: number[]): Place | null {
  const [longitude = NaN, latitude = NaN] = point;
  if (longitude >= -180 && longitude <= 180 && latitude >= -90 && latitude <= 90) return point as Place;
  if (!(Math.abs(latitude) <= 90 + ROUNDING && Math.abs(longitude) <= 360 + ROUNDING)) return null;
  const isAtEdge = Math.abs(longitude) <= 180 + ROUNDING;
  return [
    isAtEdge ? Math.max(-180, Math.min(180, longitude)) : normaliseLongitude(longitude),
    Math.max(-90, Math.min(90, latitude)),
  ];
}

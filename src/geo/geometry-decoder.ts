import type { ArcReader } from './arc-reader';
import { mergeBounds, type Bounds } from './bounds';
import { boundsOfCourse, boundsOfRing, follow, isFlat, isInsideOut } from './course';
import type { Place } from './place';
import type { Shape } from './shape';

/** A part of a geometry, with the bounds of what it draws. */
interface Part<Content> {
  content: Content;
  bounds: Bounds;
}

type Drawn = Pick<Shape, 'geometry' | 'bounds'> | null;

/** Makes GeoJSON of TopoJSON's geometries, all but collections, and counts what it had to leave out. */
export class GeometryDecoder {
  faults = 0;

  constructor(private readonly reader: ArcReader) {}

  /** Null if there is nothing to draw. */
  decode({ type, arcs, coordinates }: Record<string, unknown>): Drawn {
    switch (type) {
      case 'Point': {
        const point = this.readPoint(coordinates);
        return point && { geometry: { type, coordinates: point.content }, bounds: point.bounds };
      }
      case 'LineString': {
        const line = this.readLine(arcs);
        return line && { geometry: { type, coordinates: line.content }, bounds: line.bounds };
      }
      case 'Polygon': {
        const polygon = this.readPolygon(arcs);
        return polygon && { geometry: { type, coordinates: polygon.content }, bounds: polygon.bounds };
      }
      case 'MultiPoint': {
        const all = merge(this.listOf(coordinates).map((raw) => this.readPoint(raw)));
        return all && { geometry: { type, coordinates: all.content }, bounds: all.bounds };
      }
      case 'MultiLineString': {
        const all = merge(this.listOf(arcs).map((raw) => this.readLine(raw)));
        return all && { geometry: { type, coordinates: all.content }, bounds: all.bounds };
      }
      case 'MultiPolygon': {
        const all = merge(this.listOf(arcs).map((raw) => this.readPolygon(raw)));
        return all && { geometry: { type, coordinates: all.content }, bounds: all.bounds };
      }
      // TopoJSON's way to say that an object has no place.
      case null:
        return null;
      default:
        return this.leaveOut();
    }
  }

  private leaveOut(): null {
    this.faults += 1;
    return null;
  }

  private listOf(raw: unknown): readonly unknown[] {
    if (Array.isArray(raw)) return raw;
    this.leaveOut();
    return [];
  }

  private readPoint(raw: unknown): Part<Place> | null {
    const point = this.reader.readPoint(raw);
    return point ? { content: point, bounds: boundsOfCourse(follow([point])) } : this.leaveOut();
  }

  private readLine(raw: unknown): Part<Place[]> | null {
    const line = this.reader.readLine(raw);
    if (!line || line.places.length < 2) return this.leaveOut();
    return { content: line.places, bounds: boundsOfCourse(line.course) };
  }

  private readPolygon(raw: unknown): Part<Place[][]> | null {
    if (!Array.isArray(raw)) return this.leaveOut();
    const outer = this.readRing(raw[0], false);
    // Its holes mean nothing without it.
    if (!outer) return null;
    const rings = [outer.content];
    for (let index = 1; index < raw.length; index += 1) {
      const hole = this.readRing(raw[index], true);
      if (hole) rings.push(hole.content);
    }
    return { content: rings, bounds: outer.bounds };
  }

  private readRing(raw: unknown, isHole: boolean): Part<Place[]> | null {
    const ring = this.reader.readRing(raw);
    // A ring that has collapsed to a line has no inside; drawn on a sphere it may fill all of it.
    if (!ring || ring.places.length < 4 || isFlat(ring.course)) return this.leaveOut();
    const { places, course } = ring;
    const isReversed = isInsideOut(places, course) !== isHole;
    if (isReversed) places.reverse();
    return { content: places, bounds: boundsOfRing(course, isReversed) };
  }
}

/** Null if there are no parts, or only such as could not be read. */
function merge<Content>(parts: readonly (Part<Content> | null)[]): Part<Content[]> | null {
  const read = parts.filter((part) => part !== null);
  const bounds = mergeBounds(read.map((part) => part.bounds));
  return bounds && { content: read.map((part) => part.content), bounds };
}

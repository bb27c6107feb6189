import type { ArcReader, Place } from './arc-reader';
import { mergeBounds, type Bounds } from './bounds';
import { boundsOfCourse, boundsOfRing, follow, isInsideOut } from './course';
import type { Shape, ShapeGeometry } from './shape';

/** A part of a geometry, with the bounds of what it draws. */
interface Part<Content> {
  content: Content;
  bounds: Bounds;
}

/** Makes GeoJSON of TopoJSON's geometries, all but collections, and counts what it had to leave out. */
export class GeometryDecoder {
  faults = 0;

  constructor(private readonly reader: ArcReader) {}

  /** Null if there is nothing to draw. */
  decode(geometry: Record<string, unknown>): Pick<Shape, 'geometry' | 'bounds'> | null {
    const { type, arcs, coordinates } = geometry;
    switch (type) {
      case 'Point':
        return drawOne(this.readPoint(coordinates), (content) => ({ type, coordinates: content }));
      case 'MultiPoint':
        return drawMany(this.readEach(coordinates, this.readPoint), (all) => ({ type, coordinates: all }));
      case 'LineString':
        return drawOne(this.readLine(arcs), (content) => ({ type, coordinates: content }));
      case 'MultiLineString':
        return drawMany(this.readEach(arcs, this.readLine), (all) => ({ type, coordinates: all }));
      case 'Polygon':
        return drawOne(this.readPolygon(arcs), (content) => ({ type, coordinates: content }));
      case 'MultiPolygon':
        return drawMany(this.readEach(arcs, this.readPolygon), (all) => ({ type, coordinates: all }));
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

  private readEach<Content>(
    raw: unknown,
    read: (one: unknown) => Part<Content> | null,
  ): readonly Part<Content>[] {
    const parts: Part<Content>[] = [];
    if (!Array.isArray(raw)) this.leaveOut();
    else
      for (const one of raw as unknown[]) {
        const part = read(one);
        if (part) parts.push(part);
      }
    return parts;
  }

  private readonly readPoint = (raw: unknown): Part<Place> | null => {
    const point = this.reader.readPoint(raw);
    return point ? { content: point, bounds: boundsOfCourse(follow([point])) } : this.leaveOut();
  };

  private readonly readLine = (raw: unknown): Part<Place[]> | null => {
    const line = this.reader.readLine(raw);
    if (!line || line.length < 2) return this.leaveOut();
    return { content: line, bounds: boundsOfCourse(follow(line)) };
  };

  private readonly readPolygon = (raw: unknown): Part<Place[][]> | null => {
    if (!Array.isArray(raw) || raw.length === 0) return this.leaveOut();
    const outer = this.readRing(raw[0], false);
    // Its holes mean nothing without it.
    if (!outer) return null;
    const rings = [outer.content];
    for (let index = 1; index < raw.length; index += 1) {
      const hole = this.readRing(raw[index], true);
      if (hole) rings.push(hole.content);
    }
    return { content: rings, bounds: outer.bounds };
  };

  private readRing(raw: unknown, isHole: boolean): Part<Place[]> | null {
    const ring = this.reader.readLine(raw);
    if (!ring) return this.leaveOut();
    close(ring);
    const course = follow(ring);
    // A ring that has collapsed to a line has no inside; drawn on a sphere it may fill all of it.
    if (ring.length < 4 || course.doubleArea === 0) return this.leaveOut();
    const isReversed = isInsideOut(ring, course) !== isHole;
    if (isReversed) ring.reverse();
    return { content: ring, bounds: boundsOfRing(course, isReversed) };
  }
}

function close(ring: Place[]): void {
  const first = ring[0];
  const last = ring.at(-1);
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) ring.push(first);
}

function drawOne<Content>(part: Part<Content> | null, draw: (content: Content) => ShapeGeometry) {
  return part && { geometry: draw(part.content), bounds: part.bounds };
}

function drawMany<Content>(parts: readonly Part<Content>[], draw: (contents: Content[]) => ShapeGeometry) {
  const bounds = mergeBounds(parts.map((part) => part.bounds));
  return bounds && { geometry: draw(parts.map((part) => part.content)), bounds };
}

import { ArcReader } from './arc-reader';
import { GeometryDecoder } from './geometry-decoder';
import type { Shape } from './shape';

export interface DecodedTopology {
  shapes: Shape[];
  /** How many rings, lines, points and objects were left out because they make no sense. */
  faults: number;
}

/** Deeper nesting than anybody draws; more of it comes from a loop or from malice. */
const DEEPEST = 32;
const MOST_GEOMETRIES = 100_000;

interface Waiting {
  geometry: unknown;
  depth: number;
  /** What the collection around it says, for one that says nothing itself. */
  around: Pick<Shape, 'id' | 'properties'>;
}

/** Reads TopoJSON that nobody has checked: what is wrong in it is left out and counted, the rest is drawn. */
export function decodeTopology(topology: unknown): DecodedTopology {
  const reader = isRecord(topology) && isRecord(topology.objects) ? ArcReader.of(topology) : null;
  if (!reader) return { shapes: [], faults: 1 };

  const decoder = new GeometryDecoder(reader);
  const shapes: Shape[] = [];
  let faults = 0;
  const around = { id: null, properties: {} };
  const waiting: Waiting[] = Object.values((topology as { objects: Record<string, unknown> }).objects)
    .map((geometry) => ({ geometry, depth: 0, around }))
    .reverse();
  for (let read = 0, next = waiting.pop(); next; read += 1, next = waiting.pop()) {
    if (read >= MOST_GEOMETRIES) return { shapes, faults: faults + waiting.length + 1 };
    const { geometry, depth } = next;
    if (!isRecord(geometry)) {
      faults += 1;
      continue;
    }
    const about = { id: idOf(geometry) ?? next.around.id, properties: propertiesOf(geometry, next.around) };
    if (geometry.type !== 'GeometryCollection') {
      const drawn = decoder.decode(geometry);
      if (drawn) shapes.push({ ...about, ...drawn });
    } else if (Array.isArray(geometry.geometries) && depth < DEEPEST) {
      for (const inner of [...(geometry.geometries as unknown[])].reverse())
        waiting.push({ geometry: inner, depth: depth + 1, around: about });
    } else faults += 1;
  }
  return { shapes, faults: faults + decoder.faults };
}

function idOf({ id }: Record<string, unknown>): string | null {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function propertiesOf({ properties }: Record<string, unknown>, around: Waiting['around']) {
  return isRecord(properties) ? properties : around.properties;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

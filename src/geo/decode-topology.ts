import { ArcReader } from './arc-reader';
import { GeometryDecoder } from './geometry-decoder';
import type { Shape } from './shape';

export interface DecodedTopology {
  shapes: Shape[];
  /** How many rings, lines, points and objects were left out because they make no sense. */
  faults: number;
}

/** Nobody nests drawings deeper; what is deeper comes from a loop or from malice. */
const DEEPEST = 32;
const MOST_GEOMETRIES = 100_000;
const NO_PROPERTIES = {};

/** Reads TopoJSON that nobody has checked: what is wrong in it is left out and counted, the rest is decoded. */
export function decodeTopology(topology: unknown): DecodedTopology {
  const reader = isRecord(topology) ? ArcReader.of(topology) : null;
  if (!reader || !isRecord(topology) || !isRecord(topology.objects)) return { shapes: [], faults: 1 };
  const decoding = new Decoding(new GeometryDecoder(reader));
  for (const object of Object.values(topology.objects)) decoding.add(object, null, NO_PROPERTIES, 0);
  return { shapes: decoding.shapes, faults: decoding.faults };
}

class Decoding {
  readonly shapes: Shape[] = [];
  private geometriesLeft = MOST_GEOMETRIES;
  private strayed = 0;

  constructor(private readonly decoder: GeometryDecoder) {}

  get faults(): number {
    return this.strayed + this.decoder.faults;
  }

  /** `id` and `properties` are those of the collection around it, for what has none itself. */
  add(geometry: unknown, id: Shape['id'], properties: Shape['properties'], depth: number): void {
    this.geometriesLeft -= 1;
    if (!isRecord(geometry) || depth > DEEPEST || this.geometriesLeft < 0) {
      this.strayed += 1;
      return;
    }
    const ownId = idOf(geometry) ?? id;
    const ownProperties = isRecord(geometry.properties) ? geometry.properties : properties;
    if (geometry.type === 'GeometryCollection') {
      this.addAll(geometry.geometries, ownId, ownProperties, depth + 1);
      return;
    }
    const drawn = this.decoder.decode(geometry);
    if (drawn)
      this.shapes.push({
        id: ownId,
        properties: ownProperties,
        geometry: drawn.geometry,
        bounds: drawn.bounds,
      });
  }

  private addAll(geometries: unknown, id: Shape['id'], properties: Shape['properties'], depth: number): void {
    if (!Array.isArray(geometries)) {
      this.strayed += 1;
      return;
    }
    for (const geometry of geometries) {
      if (this.geometriesLeft < 0) return;
      this.add(geometry, id, properties, depth);
    }
  }
}

function idOf({ id }: Record<string, unknown>): string | null {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

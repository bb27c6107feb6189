import { around } from 'geokdbush';
import KDBush from 'kdbush';

import { distanceInMetres, EARTH_RADIUS_IN_METRES } from './distance';
import { isOnEarth, normaliseLongitude, type Position } from './position';

/** A point by where it stood in the list that the index was built of. */
export interface NearPlace {
  index: number;
  metres: number;
}

const HALFWAY_ROUND = Math.PI * EARTH_RADIUS_IN_METRES;
/** geokdbush reckons on a sphere of its own, in kilometres. */
const RADIUS_IN_GEOKDBUSH = 6371;

/** Finds the nearest of many points on the sphere, across the antimeridian and around the poles too. */
export class NearestIndex {
  private slots: Uint32Array | null = null;

  private constructor(
    private readonly tree: KDBush,
    private readonly buffer: ArrayBuffer,
    /** Where each point of the tree stood in the list, if some of the list were left out. */
    private readonly listed: Uint32Array | null,
  ) {}

  /** Points that are nowhere are left out. */
  static build(points: readonly Position[]): NearestIndex {
    const kept = points.flatMap((point, index) => (isOnEarth(point) ? index : []));
    const tree = new KDBush(kept.length);
    for (const point of points)
      if (isOnEarth(point)) tree.add(normaliseLongitude(point.longitude), point.latitude);
    const data = tree.finish().data as ArrayBuffer;
    if (kept.length === points.length) return new NearestIndex(tree, data, null);

    const buffer = new ArrayBuffer(data.byteLength + kept.length * Uint32Array.BYTES_PER_ELEMENT);
    new Uint8Array(buffer).set(new Uint8Array(data));
    const listed = new Uint32Array(buffer, data.byteLength);
    listed.set(kept);
    return new NearestIndex(tree, buffer, listed);
  }

  /** The index that `toBuffer` gave, without building it again; null if the bytes are of something else. */
  static load(stored: ArrayBuffer | Uint8Array<ArrayBuffer>): NearestIndex | null {
    const buffer = stored instanceof Uint8Array ? bufferOf(stored) : stored;
    const tree = readTree(buffer);
    if (!tree) return null;
    const end = tree.coords.byteOffset + tree.coords.byteLength;
    if (buffer.byteLength === end) return new NearestIndex(tree, buffer, null);
    if (buffer.byteLength !== end + tree.numItems * Uint32Array.BYTES_PER_ELEMENT) return null;
    return new NearestIndex(tree, buffer, new Uint32Array(buffer, end));
  }

  toBuffer(): ArrayBuffer {
    return this.buffer;
  }

  /** The nearest first. */
  nearest(
    from: Position,
    count: number,
    maxMetres = Infinity,
    filter?: (index: number) => boolean,
  ): NearPlace[] {
    if (!isOnEarth(from) || !(count >= 1) || !(maxMetres >= 0)) return [];
    const ids = around(
      this.tree,
      normaliseLongitude(from.longitude),
      from.latitude,
      Math.floor(count),
      // Past the antipode its measure would shrink again.
      maxMetres < HALFWAY_ROUND ? (maxMetres / EARTH_RADIUS_IN_METRES) * RADIUS_IN_GEOKDBUSH : Infinity,
      filter && ((id) => filter(this.indexOf(id))),
    );
    return ids.map((id) => ({
      index: this.indexOf(id),
      metres: distanceInMetres(from, this.positionOf(id)),
    }));
  }

  private indexOf(id: number): number {
    return this.listed?.[id] ?? id;
  }

  private positionOf(id: number): Position {
    this.slots ??= slotsOf(this.tree.ids);
    const slot = this.slots[id] ?? NaN;
    const { coords } = this.tree;
    return { longitude: coords[2 * slot] ?? NaN, latitude: coords[2 * slot + 1] ?? NaN };
  }
}

/** Where in the tree each id is. */
function slotsOf(ids: Uint16Array | Uint32Array): Uint32Array {
  const slots = new Uint32Array(ids.length);
  ids.forEach((id: number, slot: number) => {
    slots[id] = slot;
  });
  return slots;
}

/** The bytes at the start of a buffer of their own, where the tree can be read in place. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const isWhole = byteOffset === 0 && byteLength === buffer.byteLength;
  return isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
}

function readTree(buffer: ArrayBuffer): KDBush | null {
  try {
    return KDBush.from(buffer);
  } catch {
    // Not a tree, one of another version, or cut off: the caller builds it again.
    return null;
  }
}

import { isOnEarth, normaliseLongitude, type Position } from './position';

/** A part of the Earth between two parallels and two meridians. `west` > `east` means: across the antimeridian. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A tenth of a millimetre: so far may rounding move a position that is on the edge. */
const HAIR = 1e-9;

/** The narrowest bounds around all positions; across the antimeridian if that is narrower. */
export function boundsOf(positions: Iterable<Position>): Bounds | null {
  const all: Bounds[] = [];
  for (const position of positions) {
    if (!isOnEarth(position)) continue;
    const { latitude } = position;
    const longitude = normaliseLongitude(position.longitude);
    all.push({ west: longitude, south: latitude, east: longitude, north: latitude });
  }
  return mergeBounds(all);
}

export function mergeBounds(all: readonly Bounds[]): Bounds | null {
  if (all.length === 0) return null;
  let west = 180;
  let east = -180;
  let south = Infinity;
  let north = -Infinity;
  let isAcross = false;
  for (const bounds of all) {
    if (bounds.west > bounds.east) isAcross = true;
    west = Math.min(west, bounds.west);
    east = Math.max(east, bounds.east);
    south = Math.min(south, bounds.south);
    north = Math.max(north, bounds.north);
  }
  // Then no gap between them is wider than the one around the other side of the Earth.
  if (!isAcross && east - west <= 180) return { west, south, east, north };
  return { ...narrowestAround(all.flatMap(toSpans)), south, north };
}

export function contains(bounds: Bounds, { latitude, longitude }: Position): boolean {
  if (!(latitude >= bounds.south && latitude <= bounds.north)) return false;
  const width = bounds.east - bounds.west + (bounds.west > bounds.east ? 360 : 0);
  const offset = (longitude - bounds.west) % 360;
  const east = offset < 0 ? offset + 360 : offset;
  return east <= width + HAIR || east >= 360 - HAIR;
}

/** From west to east, never across the antimeridian. */
interface Span {
  from: number;
  to: number;
}

function toSpans({ west, east }: Bounds): Span[] {
  if (west <= east) return [{ from: west, to: east }];
  return [
    { from: west, to: 180 },
    { from: -180, to: east },
  ];
}

/** Everything but the widest gap between the spans. */
function narrowestAround(spans: Span[]): Pick<Bounds, 'west' | 'east'> {
  spans.sort((one, other) => one.from - other.from);
  const first = spans[0]?.from ?? -180;
  let reach = first;
  let gap: Span = { from: first, to: first };
  for (const { from, to } of spans) {
    if (from - reach > gap.to - gap.from) gap = { from: reach, to: from };
    reach = Math.max(reach, to);
  }
  const gapAtAntimeridian = first + 360 - reach;
  if (gapAtAntimeridian >= gap.to - gap.from) return { west: first, east: reach };
  return { west: gap.to === 180 ? -180 : gap.to, east: gap.from === -180 ? 180 : gap.from };
}

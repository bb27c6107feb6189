import type { MapMarker } from './map-content';

export interface PlacedMarker {
  marker: MapMarker;
  x: number;
  y: number;
}

/** Markers that would overlap, drawn as one; a marker that stands alone is a cluster of one. */
export interface Cluster {
  id: string;
  x: number;
  y: number;
  members: readonly PlacedMarker[];
}

/**
 * Joins markers that are closer than `distance` pixels, and then clusters whose middles are, until none are. The result
 * depends on the markers and the zoom only, not on the part in view.
 */
export function clusterMarkers(placed: readonly PlacedMarker[], distance: number): Cluster[] {
  let clusters: Cluster[] = placed.map((one) => ({ id: one.marker.id, x: one.x, y: one.y, members: [one] }));
  for (let before = Infinity; clusters.length < before;) {
    before = clusters.length;
    clusters = joinOnce(clusters, distance);
  }
  return clusters;
}

/** Each one that is not taken yet, in the order given, takes its neighbours, which are found through a grid. */
function joinOnce(clusters: readonly Cluster[], distance: number): Cluster[] {
  const grid = new Map<string, number[]>();
  clusters.forEach(({ x, y }, index) => {
    const key = cellKey(cellOf(x, distance), cellOf(y, distance));
    const cell = grid.get(key);
    if (cell) cell.push(index);
    else grid.set(key, [index]);
  });

  const taken = new Set<number>();
  return clusters.flatMap((seed, index) => {
    if (taken.has(index)) return [];
    const joined = neighbours(seed, clusters, grid, distance).filter((other) => !taken.has(other));
    for (const one of joined) taken.add(one);
    return [
      joinAll(
        seed,
        joined.flatMap((one) => clusters[one] ?? []),
      ),
    ];
  });
}

function neighbours(
  seed: Cluster,
  clusters: readonly Cluster[],
  grid: ReadonlyMap<string, readonly number[]>,
  distance: number,
): number[] {
  const column = cellOf(seed.x, distance);
  const row = cellOf(seed.y, distance);
  const found: number[] = [];
  for (let down = -1; down <= 1; down += 1) {
    for (let across = -1; across <= 1; across += 1) {
      for (const index of grid.get(cellKey(column + across, row + down)) ?? []) {
        const other = clusters[index];
        if (other && Math.hypot(other.x - seed.x, other.y - seed.y) < distance) found.push(index);
      }
    }
  }
  return found;
}

function joinAll(seed: Cluster, all: readonly Cluster[]): Cluster {
  if (all.length === 1) return seed;
  const members = all.flatMap((one) => one.members);
  const middle = (along: (member: PlacedMarker) => number) =>
    members.reduce((sum, member) => sum + along(member), 0) / members.length;
  return { id: seed.id, x: middle(({ x }) => x), y: middle(({ y }) => y), members };
}

function cellOf(at: number, distance: number): number {
  return Math.floor(at / distance);
}

function cellKey(column: number, row: number): string {
  return `${column}:${row}`;
}

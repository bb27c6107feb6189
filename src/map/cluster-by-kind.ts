import { type Cluster, clusterMarkers, type PlacedMarker } from './cluster-markers';
import type { MarkerKind } from './map-content';

/** The most urgent first: it stays where it is, and the others make room. */
const KINDS: readonly MarkerKind[] = ['alert', 'destination', 'hospital'];

/** Clusters of one kind each: a number counts alerts, stops or hospitals, never some of each. */
export function clusterByKind(placed: readonly PlacedMarker[], distance: number): Cluster[] {
  return KINDS.flatMap((kind) =>
    clusterMarkers(
      placed.filter(({ marker }) => marker.kind === kind),
      distance,
    ),
  );
}

interface Spot {
  x: number;
  y: number;
}

const EIGHTHS = 8;
/** A spot exactly as far away as wanted must not fail for its last digit. */
const ROUNDING = 1e-6;

/**
 * Clusters of different kinds would lie over each other, and over the traveller: those that come later stand aside, at the nearest free spot around
 * their place. Depends on where they are to each other only, so moving the map changes nothing.
 */
export function standAside(clusters: readonly Cluster[], me: Spot | null, distance: number): Cluster[] {
  const taken: Spot[] = me ? [me] : [];
  return clusters.map((cluster) => {
    // Its tip points at its place, so a pin anywhere else would lie; its head stands clear of the others.
    if (isPin(cluster)) return cluster;
    const spot = freeSpot(cluster, taken, distance);
    taken.push(spot);
    return { ...cluster, ...spot };
  });
}

export function isPin({ members: [first, second] }: Cluster): boolean {
  return !second && first?.marker.kind === 'destination';
}

function freeSpot({ x, y }: Spot, taken: readonly Spot[], distance: number): Spot {
  const isFree = (spot: Spot) =>
    taken.every((other) => (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2 >= distance ** 2 - ROUNDING);
  if (isFree({ x, y })) return { x, y };
  for (let ring = 1; ; ring += 1) {
    for (let eighth = 0; eighth < EIGHTHS; eighth += 1) {
      const angle = (eighth * 2 * Math.PI) / EIGHTHS;
      const away = ring * distance;
      const spot = { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
      if (isFree(spot)) return spot;
    }
  }
}

import { geoContains } from 'd3-geo';

import { contains } from '@/geo/bounds';
import type { Position } from '@/geo/position';
import { touchTarget } from '@/ui/theme';

import type { Cluster } from '../cluster-markers';
import type { MapContent } from '../map-content';
import { type OutlineWorld, shapesOf } from '../outline-world';

/** The mark whose touch target is under the finger; of several, the nearest. */
export function findCluster(clusters: readonly Cluster[], x: number, y: number): Cluster | null {
  return findNearest(clusters, x, y, touchTarget / 2);
}

export function findNearest(
  clusters: readonly Cluster[],
  x: number,
  y: number,
  most = Infinity,
): Cluster | null {
  let nearest: Cluster | null = null;
  let least = most;
  for (const cluster of clusters) {
    const distance = Math.hypot(cluster.x - x, cluster.y - y);
    if (distance > least) continue;
    nearest = cluster;
    least = distance;
  }
  return nearest;
}

/** The id of the area at a place: what is drawn last lies on top, and alerts lie over everything. */
export function findArea(content: MapContent, world: OutlineWorld, position: Position): string | null {
  const fromTop = [...content.areas, ...content.alertAreas].reverse();
  const hit = fromTop.find(({ outline }) =>
    shapesOf(outline, world).some(
      ({ bounds, geometry }) =>
        contains(bounds, position) && geoContains(geometry, [position.longitude, position.latitude]),
    ),
  );
  return hit?.id ?? null;
}

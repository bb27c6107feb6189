import { type Camera, projectionOf, type Size } from '@/geo/projection';

import { clusterByKind, isPin, standAside } from '../cluster-by-kind';
import type { Cluster } from '../cluster-markers';
import type { Box } from '../labels/box-grid';
import type { Obstacle } from '../labels/stands';
import type { MapContent } from '../map-content';
import { HALO, radiusOf } from './cluster-size';
import { placeAt } from './place-at';

/** Marks closer than this would cover each other. */
const CLUSTER_DISTANCE = 44;
/** Marks of different kinds, and the traveller, may stand this close. */
const ASIDE_DISTANCE = 34;

/** What stands where at a zoom, in pixels of a map that has not been moved. Moving it changes none of this. */
export interface Unmoved {
  clusters: readonly Cluster[];
  /** What names keep clear of. */
  obstacles: readonly Obstacle[];
}

/** Of all markers, not only those in view: moving the map must not regroup them. */
export function layOutMarks({ markers, me }: MapContent, camera: Camera, zoom: number, size: Size): Unmoved {
  const projection = projectionOf(camera, { zoom, x: 0, y: 0 }, size, 0);
  const placed = markers.flatMap((marker) => {
    const at = placeAt(projection, marker.position);
    return at ? [{ marker, ...at }] : [];
  });
  const meAt = me && placeAt(projection, me.position);
  const clusters = standAside(clusterByKind(placed, CLUSTER_DISTANCE), meAt, ASIDE_DISTANCE);
  return { clusters, obstacles: [...clusters.map(toObstacle), ...(meAt ? [around(meAt, ME, 'me')] : [])] };
}

/** How far marks reach around their place; the pin of a single stop stands on it. */
const ALONE = 14;
const PIN = { left: 12, top: 27, right: 12, bottom: 4 };
const ME = { left: 13, top: 13, right: 13, bottom: 13 };

function toObstacle(cluster: Cluster): Obstacle {
  if (isPin(cluster)) return around(cluster, PIN, 'pin');
  const { length } = cluster.members;
  const reach = length > 1 ? radiusOf(length) + HALO : ALONE;
  return around(cluster, { left: reach, top: reach, right: reach, bottom: reach }, 'mark');
}

function around(
  { x, y }: { x: number; y: number },
  { left, top, right, bottom }: Box,
  kind: Obstacle['kind'],
): Obstacle {
  return { left: x - left, top: y - top, right: x + right, bottom: y + bottom, kind };
}

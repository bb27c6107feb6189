import { type Camera, projectionOf, type Size } from '@/geo/projection';

import { clusterByKind, isPin, standAside } from '../cluster-by-kind';
import type { Cluster } from '../cluster-markers';
import type { Box } from '../labels/box-grid';
import { type DrawnName, layOutNames } from '../labels/lay-out-names';
import type { MapName } from '../labels/map-names';
import type { PlacedLabel } from '../labels/place-labels';
import type { MapContent } from '../map-content';
import { placeAt } from './place-at';

/** Marks closer than this would cover each other. */
const CLUSTER_DISTANCE = 44;
/** Marks of different kinds, and the traveller, may stand this close. */
const ASIDE_DISTANCE = 34;

/** What stands where at a zoom, in pixels of a map that has not been moved. Moving it changes none of this. */
export interface Unmoved {
  clusters: readonly Cluster[];
  labels: readonly PlacedLabel<DrawnName>[];
}

/** Of all markers and names, not only those in view: moving the map must neither regroup nor rename them. */
export function layOutMarks(
  { markers, me }: MapContent,
  names: readonly MapName[],
  camera: Camera,
  zoom: number,
  size: Size,
): Unmoved {
  const projection = projectionOf(camera, { zoom, x: 0, y: 0 }, size, 0);
  const placed = markers.flatMap((marker) => {
    const at = placeAt(projection, marker.position);
    return at ? [{ marker, ...at }] : [];
  });
  const meAt = me && placeAt(projection, me.position);
  const clusters = standAside(clusterByKind(placed, CLUSTER_DISTANCE), meAt, ASIDE_DISTANCE);
  const marks = [...clusters.map(boxOf), ...(meAt ? [around(meAt, ME)] : [])];
  return { clusters, labels: layOutNames(names, marks, camera, zoom, size) };
}

/** How far marks reach around their place; the pin of a single stop stands on it. */
const MARK = { left: 17, top: 17, right: 17, bottom: 17 };
const PIN = { left: 12, top: 27, right: 12, bottom: 4 };
const ME = { left: 13, top: 13, right: 13, bottom: 13 };

function boxOf(cluster: Cluster): Box {
  return around(cluster, isPin(cluster) ? PIN : MARK);
}

function around({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Box): Box {
  return { left: x - left, top: y - top, right: x + right, bottom: y + bottom };
}

import { geoCircle, type GeoPath, geoPath, type GeoProjection } from 'd3-geo';

import type { Bounds } from '@/geo/bounds';
import { type Camera, projectionOf, type Size, type View } from '@/geo/projection';
import { overlap, visibleBounds } from '@/geo/projection-view';
import type { Shape } from '@/geo/shape';

import { type Cluster, clusterMarkers } from '../cluster-markers';
import type { MapContent, TravelStatus } from '../map-content';
import { type OutlineWorld, shapesOf } from '../outline-world';
import { withoutSeams } from './without-seams';

interface DrawnArea {
  id: string;
  fill: string;
  edge: string;
  /** So small on this map that only a thick edge makes it seen. */
  isTiny: boolean;
}

/** Everything in the frame as it is drawn, in pixels from the frame's upper left corner. */
export interface Scene {
  land: string;
  areas: readonly (DrawnArea & { status: TravelStatus | null })[];
  alertAreas: readonly DrawnArea[];
  route: string;
  stops: readonly { x: number; y: number }[];
  clusters: readonly Cluster[];
  me: { x: number; y: number; accuracy: string } | null;
}

/** Marks closer than this would cover each other. */
const CLUSTER_DISTANCE = 44;
/** Square pixels. */
const TINY_AREA = 12;
const METRES_PER_DEGREE = 111_195;

export interface SceneInput {
  content: MapContent;
  world: OutlineWorld;
  camera: Camera;
  view: View;
  size: Size;
  /** How far beyond the frame it is drawn, so that there is something to move into view. */
  margin: number;
}

export function buildScene({ content, world, camera, view, size, margin }: SceneInput): Scene {
  const projection = projectionOf(camera, view, size, margin);
  const pen = geoPath(projection).digits(1);
  const visible = visibleBounds(projection, size, margin);
  const draw = (shapes: readonly Shape[]) => drawShapes(pen, shapes, visible);
  const drawArea = (shapes: readonly Shape[]) => {
    const fill = draw(shapes);
    const seamless = withoutSeams(shapes);
    return {
      fill,
      edge: seamless === shapes ? fill : draw(seamless),
      // On a map of the world most countries are small, and so many thick edges would hide the rest.
      isTiny:
        camera.kind !== 'world' &&
        shapes.reduce((sum, { geometry }) => sum + pen.area(geometry), 0) < TINY_AREA,
    };
  };
  const hidden = new Set([
    ...content.replaces,
    ...content.areas.flatMap(({ outline }) => ('country' in outline ? [outline.country] : [])),
  ]);
  const isInFrame = ({ x, y }: { x: number; y: number }) =>
    x >= -margin && y >= -margin && x <= size.width + margin && y <= size.height + margin;

  return {
    land: draw(world.shapes.filter(({ id }) => id === null || !hidden.has(id))),
    areas: content.areas
      .map(({ id, status, outline }) => ({ id, status, ...drawArea(shapesOf(outline, world)) }))
      .filter(({ fill }) => fill !== ''),
    alertAreas: content.alertAreas
      .map(({ id, outline }) => ({ id, ...drawArea(shapesOf(outline, world)) }))
      .filter(({ fill }) => fill !== ''),
    route: drawRoute(pen, content),
    stops: content.route.flatMap((stop) => place(projection, stop) ?? []).filter(isInFrame),
    clusters: clustersOf(content, projection).filter(isInFrame),
    me: drawMe(pen, projection, content),
  };
}

/** Only what can be seen; at a high zoom most of the world can't. */
function drawShapes(pen: GeoPath, shapes: readonly Shape[], visible: Bounds | null): string {
  if (!visible) return '';
  const geometries = shapes.filter(({ bounds }) => overlap(bounds, visible)).map(({ geometry }) => geometry);
  return pen({ type: 'GeometryCollection', geometries }) ?? '';
}

function drawRoute(pen: GeoPath, { route }: MapContent): string {
  if (route.length < 2) return '';
  return (
    pen({
      type: 'LineString',
      coordinates: route.map(({ longitude, latitude }) => [longitude, latitude]),
    }) ?? ''
  );
}

/** Of all markers, not only those in view: moving the map must not regroup them. */
function clustersOf({ markers }: MapContent, projection: GeoProjection): Cluster[] {
  const placed = markers.flatMap((marker) => {
    const at = place(projection, marker.position);
    return at ? [{ marker, ...at }] : [];
  });
  return clusterMarkers(placed, CLUSTER_DISTANCE);
}

function drawMe(pen: GeoPath, projection: GeoProjection, { me }: MapContent): Scene['me'] {
  const at = me && place(projection, me.position);
  if (!me || !at) return null;
  const { longitude, latitude } = me.position;
  const circle = geoCircle()
    .center([longitude, latitude])
    .radius((me.accuracy ?? 0) / METRES_PER_DEGREE);
  return { ...at, accuracy: me.accuracy ? (pen(circle()) ?? '') : '' };
}

function place(
  projection: GeoProjection,
  { longitude, latitude }: { longitude: number; latitude: number },
): { x: number; y: number } | null {
  const at = projection([longitude, latitude]);
  return at?.every(Number.isFinite) ? { x: at[0], y: at[1] } : null;
}

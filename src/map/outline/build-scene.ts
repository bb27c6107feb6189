import { geoCircle, type GeoPath, geoPath, type GeoProjection } from 'd3-geo';

import type { Bounds } from '@/geo/bounds';
import { type Camera, projectionOf, type Size, type View } from '@/geo/projection';
import { overlap, visibleBounds } from '@/geo/projection-view';
import type { Shape } from '@/geo/shape';

import type { Cluster } from '../cluster-markers';
import type { MapContent, TravelStatus } from '../map-content';
import type { Box } from '../labels/box-grid';
import { type DrawnName, layOutNames, type ProjectedNames } from '../labels/lay-out-names';
import type { PlacedLabel } from '../labels/place-labels';
import { type OutlineWorld, shapesOf } from '../outline-world';
import type { Unmoved } from './lay-out-marks';
import { placeAt } from './place-at';
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
  labels: readonly PlacedLabel<DrawnName>[];
  me: { x: number; y: number; accuracy: string } | null;
}

/** Square pixels. */
const TINY_AREA = 12;
const METRES_PER_DEGREE = 111_195;

export interface SceneInput {
  content: MapContent;
  world: OutlineWorld;
  /** Marks at this zoom. */
  unmoved: Unmoved;
  names: ProjectedNames;
  camera: Camera;
  view: View;
  size: Size;
  /** How far beyond the frame it is drawn, so that there is something to move into view. */
  margin: number;
}

export function buildScene(input: SceneInput): Scene {
  const { content, world, unmoved, names, camera, view, size, margin } = input;
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
  const frame = { left: -margin, top: -margin, right: size.width + margin, bottom: size.height + margin };
  const isInFrame = ({ x, y }: { x: number; y: number }) =>
    x >= frame.left && y >= frame.top && x <= frame.right && y <= frame.bottom;

  return {
    land: draw(world.shapes.filter(({ id }) => id === null || !hidden.has(id))),
    areas: content.areas
      .map(({ id, status, outline }) => ({ id, status, ...drawArea(shapesOf(outline, world)) }))
      .filter(({ fill }) => fill !== ''),
    alertAreas: content.alertAreas
      .map(({ id, outline }) => ({ id, ...drawArea(shapesOf(outline, world)) }))
      .filter(({ fill }) => fill !== ''),
    route: drawRoute(pen, content),
    stops: content.route.flatMap((stop) => placeAt(projection, stop) ?? []).filter(isInFrame),
    clusters: unmoved.clusters.map((cluster) => moved(cluster, view)).filter(isInFrame),
    labels: layOutNames(names, unmoved.obstacles, view.zoom, unmovedBox(frame, view))
      .map((label) => movedLabel(label, view))
      .filter((label) => isSeen(label, frame)),
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

function moved<At extends { x: number; y: number }>(at: At, view: View): At {
  return { ...at, x: at.x + view.x, y: at.y + view.y };
}

function movedLabel(label: PlacedLabel<DrawnName>, view: View): PlacedLabel<DrawnName> {
  const { candidate, left, top } = label;
  return { ...label, candidate: moved(candidate, view), left: left + view.x, top: top + view.y };
}

function unmovedBox({ left, top, right, bottom }: Box, { x, y }: View): Box {
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
}

function isSeen({ candidate, left, top }: PlacedLabel, frame: Box): boolean {
  return (
    left < frame.right &&
    top < frame.bottom &&
    left + candidate.width > frame.left &&
    top + candidate.height > frame.top
  );
}

function drawMe(pen: GeoPath, projection: GeoProjection, { me }: MapContent): Scene['me'] {
  const at = me && placeAt(projection, me.position);
  if (!me || !at) return null;
  const { longitude, latitude } = me.position;
  const circle = geoCircle()
    .center([longitude, latitude])
    .radius((me.accuracy ?? 0) / METRES_PER_DEGREE);
  return { ...at, accuracy: me.accuracy ? (pen(circle()) ?? '') : '' };
}

import type { LineString, MultiLineString, MultiPoint, MultiPolygon, Point, Polygon } from 'geojson';

import type { Bounds } from './bounds';

/** Rings are wound as d3-geo wants them: outer rings clockwise, holes counter-clockwise. */
export type ShapeGeometry = Polygon | MultiPolygon | LineString | MultiLineString | Point | MultiPoint;

/** Something that is drawn on a map. */
export interface Shape {
  id: string | null;
  properties: Record<string, unknown>;
  geometry: ShapeGeometry;
  bounds: Bounds;
}

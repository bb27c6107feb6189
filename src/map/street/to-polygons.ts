import { geoEquirectangular, geoPath } from 'd3-geo';
import type { MultiPolygon, Polygon, Position as Place } from 'geojson';

import type { Position } from '@/geo/position';
import type { Shape } from '@/geo/shape';

export interface FlatPolygon {
  coordinates: Position[];
  holes: Position[][];
}

/** Polygons for a map that knows longitudes from −180 to 180 only. */
export function toPolygons(shapes: readonly Shape[]): FlatPolygon[] {
  return areasOf(shapes).flatMap((geometry) =>
    polygonsOf(geometry).map(([outer = [], ...holes]) => ({
      coordinates: outer.map(toPosition),
      holes: holes.map((hole) => hole.map(toPosition)),
    })),
  );
}

/** The areas among the shapes, cut where they cross the antimeridian. */
export function areasOf(shapes: readonly Shape[]): (Polygon | MultiPolygon)[] {
  return shapes.flatMap(({ geometry, bounds }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const isCut = bounds.west <= bounds.east && bounds.east - bounds.west < 360;
    return [isCut ? geometry : cutAtAntimeridian(geometry)];
  });
}

/** d3-geo cuts whatever it draws; a pen that keeps the points instead of drawing gives the pieces. Holes are lost. */
function cutAtAntimeridian(geometry: Polygon | MultiPolygon): MultiPolygon {
  const rings: Place[][] = [];
  const draw = (x: number, y: number) => rings.at(-1)?.push([x, y]);
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0)
    .reflectY(true);
  geoPath(degrees, {
    beginPath: () => undefined,
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: draw,
    arc: () => undefined,
    closePath: () => {
      const first = rings.at(-1)?.[0];
      if (first) rings.at(-1)?.push(first);
    },
  })(geometry);
  return { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
}

function polygonsOf(geometry: Polygon | MultiPolygon): Place[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function toPosition([longitude = 0, latitude = 0]: Place): Position {
  return { longitude, latitude };
}

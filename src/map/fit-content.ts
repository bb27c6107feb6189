import type { ExtendedFeatureCollection, GeoPermissibleObjects } from 'd3-geo';

import { type Bounds, boundsOf, mergeBounds } from '@/geo/bounds';
import type { Position } from '@/geo/position';
import { type Camera, fitCamera, type Padding, type Size, turnTo, widthOf } from '@/geo/projection';
import type { Shape } from '@/geo/shape';

import { fittedParts } from './fitted-parts';
import type { MapContent } from './map-content';
import { type OutlineWorld, shapesOf } from './outline-world';

/** Room for the marks themselves, and on two sides for the legend and the buttons. */
const PADDING: Padding = { top: 36, right: 72, bottom: 64, left: 28 };
const WORLD_PADDING: Padding = { top: 8, right: 8, bottom: 8, left: 8 };
/** A mark at the edge of the world is still drawn whole. */
const WORLD_WITH_MARKS_PADDING: Padding = { top: 28, right: 28, bottom: 28, left: 28 };
/** Around a lone place, this many degrees give an idea of where it is. */
const AROUND_ONE_PLACE = 6;
const LEAST_SPAN = 0.1;
/** From the Bering Strait once round to it. */
const WHOLE_WORLD: Bounds = { west: -168.9, south: -58, east: -169.1, north: 80 };

/** A camera that shows all of the content as large as it fits; the whole world if there is nothing to show. */
export function fitContent(content: MapContent, world: OutlineWorld, size: Size): Camera {
  const { outlines, places } = fittedParts(content);
  const shapes = outlines.flatMap((outline) => shapesOf(outline, world));
  const bounds = mergeBounds([...shapes.map((shape) => shape.bounds), ...boundsOfPlaces(places)]);
  const me = content.me && isNear(bounds, content.me.position) ? [content.me.position] : [];
  const all = mergeBounds([...(bounds ? [bounds] : []), ...boundsOfPlaces(me)]);
  if (!all) return fitCamera(WHOLE_WORLD, outlineOfBounds(WHOLE_WORLD), size, WORLD_PADDING);

  const span = Math.max(widthOf(all), all.north - all.south);
  if (span < LEAST_SPAN) {
    const around = widen(all, span === 0 ? AROUND_ONE_PLACE : LEAST_SPAN);
    return fitCamera(around, outlineOfBounds(around), size, PADDING);
  }
  const worldPadding = places.length > 0 ? WORLD_WITH_MARKS_PADDING : WORLD_PADDING;
  const padding = turnTo(all).kind === 'world' ? worldPadding : PADDING;
  return fitCamera(all, toCollection(shapes, [...places, ...me]), size, padding);
}

/** The traveller belongs in the picture unless the content would shrink to less than half because of them. */
function isNear(bounds: Bounds | null, position: Position): boolean {
  if (!bounds) return true;
  const both = mergeBounds([bounds, ...boundsOfPlaces([position])]);
  if (!both) return false;
  const size = (one: Bounds) => Math.max(widthOf(one), one.north - one.south, LEAST_SPAN);
  return size(both) <= 2 * size(bounds);
}

function boundsOfPlaces(places: readonly Position[]): Bounds[] {
  const bounds = boundsOf(places);
  return bounds ? [bounds] : [];
}

function widen({ west, south, east, north }: Bounds, degrees: number): Bounds {
  const half = degrees / 2;
  const longitude = west + widthOf({ west, south, east, north }) / 2;
  const latitude = Math.min(Math.max((south + north) / 2, half - 90), 90 - half);
  return { west: longitude - half, south: latitude - half, east: longitude + half, north: latitude + half };
}

function toCollection(shapes: readonly Shape[], places: readonly Position[]): ExtendedFeatureCollection {
  const geometries = [
    ...shapes.map((shape) => shape.geometry),
    { type: 'MultiPoint' as const, coordinates: places.map((place) => [place.longitude, place.latitude]) },
  ];
  return {
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

/** Points along the edge: as a polygon, its sides would be great circles, and of the world it would have no inside. */
function outlineOfBounds(bounds: Bounds): GeoPermissibleObjects {
  const steps = 24;
  const coordinates: [number, number][] = [];
  for (let step = 0; step <= steps; step += 1) {
    const longitude = bounds.west + (widthOf(bounds) * step) / steps;
    const latitude = bounds.south + ((bounds.north - bounds.south) * step) / steps;
    coordinates.push(
      [longitude, bounds.south],
      [longitude, bounds.north],
      [bounds.west, latitude],
      [bounds.east, latitude],
    );
  }
  return { type: 'MultiPoint', coordinates };
}

import { type Bounds, boundsOf, mergeBounds } from '@/geo/bounds';
import { normaliseLongitude, type Position } from '@/geo/position';
import { widthOf } from '@/geo/projection';

import { fittedParts } from '../fitted-parts';
import type { MapContent } from '../map-content';
import { type OutlineWorld, shapesOf } from '../outline-world';

/** The part of the Earth that react-native-maps shows. */
export interface Region extends Position {
  latitudeDelta: number;
  longitudeDelta: number;
}

const WIDEN = 1.2;
const LEAST_SPAN = 0.05;
const WHOLE_WORLD: Region = { latitude: 15, longitude: 11, latitudeDelta: 140, longitudeDelta: 340 };

export function isSameRegion(one: Region, other: Region): boolean {
  return (
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.latitudeDelta === other.latitudeDelta &&
    one.longitudeDelta === other.longitudeDelta
  );
}

export function regionOf(content: MapContent, world: OutlineWorld): Region {
  const { outlines, places } = fittedParts(content);
  const bounds = mergeBounds([
    ...outlines.flatMap((outline) => shapesOf(outline, world)).map((shape) => shape.bounds),
    ...boundsOfPlaces(places),
  ]);
  const shown = bounds ?? boundsOfPlaces(content.me ? [content.me.position] : [])[0];
  return shown ? toRegion(shown) : WHOLE_WORLD;
}

export function zoomRegion(region: Region, factor: number): Region {
  return {
    ...region,
    latitudeDelta: Math.min(region.latitudeDelta / factor, WHOLE_WORLD.latitudeDelta),
    longitudeDelta: Math.min(region.longitudeDelta / factor, WHOLE_WORLD.longitudeDelta),
  };
}

function toRegion(bounds: Bounds): Region {
  const width = widthOf(bounds);
  return {
    latitude: (bounds.south + bounds.north) / 2,
    longitude: normaliseLongitude(bounds.west + width / 2),
    latitudeDelta: Math.min(Math.max((bounds.north - bounds.south) * WIDEN, LEAST_SPAN), 160),
    longitudeDelta: Math.min(Math.max(width * WIDEN, LEAST_SPAN), 340),
  };
}

function boundsOfPlaces(places: readonly Position[]): Bounds[] {
  const bounds = boundsOf(places);
  return bounds ? [bounds] : [];
}

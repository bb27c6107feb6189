import { normaliseLongitude, type Position } from '@/geo/position';
import type { Size } from '@/geo/projection';

import type { PlacedMarker } from '../cluster-markers';
import type { MapMarker } from '../map-content';
import type { Region } from './region';

interface Pixel {
  x: number;
  y: number;
}

/** Pixels in a frame that shows this region, on the projection that street maps use. */
export function placePoints(places: readonly Position[], region: Region, { width, height }: Size): Pixel[] {
  const { top, bottom } = edgesOf(region);
  return places.map(({ latitude, longitude }) => ({
    x: width * (0.5 + normaliseLongitude(longitude - region.longitude) / region.longitudeDelta),
    y: (height * (top - mercator(latitude))) / (top - bottom),
  }));
}

export function placeMarkers(markers: readonly MapMarker[], region: Region, size: Size): PlacedMarker[] {
  const places = markers.map(({ position }) => position);
  return placePoints(places, region, size).flatMap((pixel, index) => {
    const marker = markers[index];
    return marker ? [{ marker, ...pixel }] : [];
  });
}

/** What is at a pixel. */
export function positionAt({ x, y }: Pixel, region: Region, { width, height }: Size): Position {
  const { top, bottom } = edgesOf(region);
  return {
    longitude: normaliseLongitude(region.longitude + (x / width - 0.5) * region.longitudeDelta),
    latitude: fromMercator(top - (y / height) * (top - bottom)),
  };
}

function edgesOf({ latitude, latitudeDelta }: Region): { top: number; bottom: number } {
  return { top: mercator(latitude + latitudeDelta / 2), bottom: mercator(latitude - latitudeDelta / 2) };
}

/** Street maps end here, near the poles. */
const LAST_LATITUDE = 85;

function mercator(latitude: number): number {
  const shown = Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE);
  return Math.log(Math.tan(Math.PI / 4 + (shown * Math.PI) / 360));
}

function fromMercator(y: number): number {
  return (360 / Math.PI) * (Math.atan(Math.exp(y)) - Math.PI / 4);
}

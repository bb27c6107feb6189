import {
  geoAzimuthalEqualArea,
  geoNaturalEarth1,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';

import type { Bounds } from './bounds';

export interface Size {
  width: number;
  height: number;
}

/** What is kept free along the edges of a frame. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How the globe is turned and flattened for some content, and how large it is drawn to fit a frame. */
export interface Camera {
  kind: 'world' | 'region' | 'pole';
  rotate: [longitude: number, latitude: number];
  scale: number;
  translate: [x: number, y: number];
}

/** Where the traveller has moved and zoomed a fitted map to: a point p of it is at zoom · p + (x, y). */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export const FITTED: View = { zoom: 1, x: 0, y: 0 };

/** Wider than this, one side of the globe does not show the content. */
const WIDEST_REGION = 180;
const TALLEST_REGION = 140;
const WHOLE_WORLD = 340;
/** With this meridian in the middle, the edge of the world runs through the Bering Strait. */
const MIDDLE_OF_THE_WORLD = 11;
/** Content that goes round the Earth and stays beyond this latitude lies around a pole. */
const POLAR = 45;
/** Degrees from the middle. Beyond a region's horizon, shapes would be drawn as huge smears. */
export const HORIZON = 130;

type Turn = Pick<Camera, 'kind' | 'rotate'>;

/** The projection is turned to the middle of the content, so that nothing is cut where longitudes begin or end. */
export function turnTo(bounds: Bounds): Turn {
  const { west, south, east, north } = bounds;
  const width = widthOf(bounds);
  const longitude = west + width / 2;
  if (width > WIDEST_REGION && north <= -POLAR) return { kind: 'pole', rotate: [0, 90] };
  if (width > WIDEST_REGION && south >= POLAR) return { kind: 'pole', rotate: [0, -90] };
  if (width > WIDEST_REGION || north - south > TALLEST_REGION) {
    return { kind: 'world', rotate: [-(width > WHOLE_WORLD ? MIDDLE_OF_THE_WORLD : longitude), 0] };
  }
  return { kind: 'region', rotate: [-(west <= east ? longitude : longitude - 360), -(south + north) / 2] };
}

/** `objects` drawn as large as they fit between the edges of the frame, `padding` away from them. */
export function fitCamera(
  bounds: Bounds,
  objects: GeoPermissibleObjects,
  { width, height }: Size,
  padding: Padding,
): Camera {
  const turn = turnTo(bounds);
  // A frame smaller than its padding is one that has not been laid out yet.
  const across = Math.min(1, width / 2 / (padding.left + padding.right + 1));
  const down = Math.min(1, height / 2 / (padding.top + padding.bottom + 1));
  const extent: [[number, number], [number, number]] = [
    [padding.left * across, padding.top * down],
    [width - padding.right * across, height - padding.bottom * down],
  ];
  const fitted = flatten(turn).fitExtent(extent, objects);
  const [x, y] = fitted.translate();
  const scale = fitted.scale();
  if ([x, y, scale].every(Number.isFinite) && scale > 0) return { ...turn, scale, translate: [x, y] };
  return { ...turn, scale: Math.min(width, height) / 4, translate: [width / 2, height / 2] };
}

/** Draws what lies in the frame and `margin` around it. */
export function projectionOf(
  camera: Camera,
  view: View,
  { width, height }: Size,
  margin: number,
): GeoProjection {
  return flatten(camera)
    .scale(camera.scale * view.zoom)
    .translate([camera.translate[0] * view.zoom + view.x, camera.translate[1] * view.zoom + view.y])
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
}

export function widthOf({ west, east }: Bounds): number {
  return east - west + (west > east ? 360 : 0);
}

function flatten({ kind, rotate }: Turn): GeoProjection {
  if (kind === 'world') return geoNaturalEarth1().rotate(rotate);
  return geoAzimuthalEqualArea().rotate(rotate).clipAngle(HORIZON);
}

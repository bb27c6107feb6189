import { normaliseLongitude } from './position';

/** A position as GeoJSON writes it. */
export type Place = [longitude: number, latitude: number];

/** Whole numbers times a scale may end this far beyond a pole or the antimeridian, or from where two arcs meet. */
const ROUNDING = 1e-6;

/** Moves what is a hair beyond the edges of the Earth onto them; null if it is nowhere. */
export function toPlace(longitude: number, latitude: number): Place | null {
  if (longitude >= -180 && longitude <= 180 && latitude >= -90 && latitude <= 90)
    return [longitude, latitude];
  if (!(Math.abs(latitude) <= 90 + ROUNDING && Math.abs(longitude) <= 360 + ROUNDING)) return null;
  const isAtEdge = Math.abs(longitude) <= 180 + ROUNDING;
  return [
    isAtEdge ? Math.max(-180, Math.min(180, longitude)) : normaliseLongitude(longitude),
    Math.max(-90, Math.min(90, latitude)),
  ];
}

/** Whether two arcs that should meet do, the one ending here and the other beginning there; both may be off the Earth. */
export function meet(here: Place, there: Place | undefined): boolean {
  if (!there) return false;
  if (areClose(here, there)) return true;
  const [one, other] = [toPlace(...here), toPlace(...there)];
  return one !== null && other !== null && areClose(one, other);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function areClose(one: Place, other: Place): boolean {
  return Math.abs(one[0] - other[0]) <= ROUNDING && Math.abs(one[1] - other[1]) <= ROUNDING;
}

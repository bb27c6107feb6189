/** A place on Earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A place that nobody may know: then both are null. */
interface PerhapsKnown {
  latitude: number | null;
  longitude: number | null;
}

export function knownPosition({ latitude, longitude }: PerhapsKnown): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The longitude in [-180, 180]; what is there already, 180 too, stays as it is. */
export function normaliseLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Whether both are numbers that mean a place; a longitude may go once round, as in 0 to 360. */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  return latitude >= -90 && latitude <= 90 && longitude >= -360 && longitude <= 360;
}

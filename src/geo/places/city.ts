import type { Position } from '../position';

/** The languages that places have names in. */
export type PlaceLanguage = 'en' | 'es' | 'fr' | 'de';

export type PlacesFile = typeof import('../../../assets/places/places.json');

export interface City extends Position {
  /** As GeoNames shows it. */
  name: string;
  /** Of its country: two letters. */
  code: string;
  isCapital: boolean;
  /** From 0 to 31: twice the times that a thousand people doubled, more where no larger city is near, less beside one. */
  prominence: number;
}

import type { Position } from '@/geo/position';
import type { Shape } from '@/geo/shape';

export type TravelStatus = 'normal' | 'caution' | 'avoid';

/** Shapes of its own, or the outline that the bundled world has of a country. */
export type Outline = readonly Shape[] | { country: string };

export interface MapArea {
  id: string;
  name: string;
  /** Null where nobody has said: drawn as plain land with an outline. */
  status: TravelStatus | null;
  outline: Outline;
  /** It is what the rest lies in: shown as far as it comes into view. */
  isBackground?: boolean;
}

export interface MapAlertArea {
  id: string;
  name: string;
  outline: Outline;
  isWholeCountry?: boolean;
  /** Shown as far as it comes into view. */
  isBackground?: boolean;
}

export type MarkerKind = 'alert' | 'hospital' | 'destination';

export interface MapMarker {
  id: string;
  kind: MarkerKind;
  name: string;
  /** What else there is to say of it in a line or two. */
  note?: string;
  position: Position;
  /** Of an alert; red is for what is high. */
  isHigh?: boolean;
  /** Shown if it comes into view. */
  isBackground?: boolean;
}

export interface MapMe {
  position: Position;
  /** How far off the position may be, in metres. */
  accuracy: number | null;
}

/** Everything that a map shows. Later areas are drawn over earlier ones. */
export interface MapContent {
  areas: readonly MapArea[];
  alertAreas: readonly MapAlertArea[];
  markers: readonly MapMarker[];
  /** Places in the order they are visited. */
  route: readonly Position[];
  me: MapMe | null;
  /** Countries whose plain outline would peek out beneath more exact areas, by their two-letter codes. */
  replaces: readonly string[];
  /** Parts that could not be read. */
  faults: number;
}

export const EMPTY_CONTENT: MapContent = {
  areas: [],
  alertAreas: [],
  markers: [],
  route: [],
  me: null,
  replaces: [],
  faults: 0,
};

/**
 * A name that would like to stand on the map. Its place is in pixels of the whole map at its zoom, not of the frame: so moving the map changes
 * nothing, and no name comes and goes under the finger.
 */
export interface LabelCandidate {
  /** No two have the same. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The higher comes first. */
  priority: number;
  /** How far its mark reaches around its place; without a mark the name stands on the place itself. */
  mark: number | null;
  /** How far a name without a mark may move away from its place. */
  reach: number;
  /** It is never left out: where there is no room beside its mark, which is drawn anyway, it goes further away. */
  isAlways: boolean;
}

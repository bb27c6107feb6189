import type { PlaceTime } from './local-moment';
import type { WayEnd } from './segment-places';

/** When it is thought to be, with the plan where there is one; null where no time was told. */
export function toTimeOfEnd({ expected, planned }: WayEnd): { at: PlaceTime; planned?: PlaceTime } | null {
  if (!expected?.at) return null;
  return planned?.at ? { at: expected.at, planned: planned.at } : { at: expected.at };
}

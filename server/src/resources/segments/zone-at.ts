import findZone from '@photostructure/tz-lookup';

import type { SegmentPlace } from '@/contract/segment-times';
import { isKnownZone } from '@/contract/zone-clock';

/** The zone of a place; null where a segment does not tell where it is. */
export function zoneAt({ latitude, longitude }: SegmentPlace): string | null {
  if (latitude === null || longitude === null) return null;
  const zone = findZone(latitude, longitude);
  return isKnownZone(zone) ? zone : null;
}

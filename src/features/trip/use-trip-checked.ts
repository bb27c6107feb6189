import { toFreshness } from '@/domain/freshness';
import { useIsOnline } from '@/runtime/use-is-online';
import { useCurrentMinute } from '@/runtime/use-today';
import { type Checked, needsNoWord } from '@/ui/freshness-line';

import type { TripDetails } from './use-trip-screen';

/** When all of a trip was last checked, while it is fresh: what is not, the part in question says itself. */
export function useTripChecked({ readiness }: TripDetails): Checked | undefined {
  const now = useCurrentMinute();
  const offline = !useIsOnline();
  if (readiness?.kind !== 'ready') return undefined;
  const checked = {
    freshness: toFreshness({ checkedAt: readiness.checkedAt, failure: null }, false, now),
    offline,
    now,
  };
  return needsNoWord(checked) ? checked : undefined;
}

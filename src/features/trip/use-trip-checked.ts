import { toFreshness } from '@/domain/freshness';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { type Checked, needsNoWord } from '@/ui/freshness-line';

import type { TripDetails } from './use-trip-screen';

/** When all of a trip was last checked, while it is fresh: what is not, the part in question says itself. */
export function useTripChecked({ readiness }: TripDetails): Checked | undefined {
  const now = useCurrentMinute();
  const checked = useWhenChecked(
    readiness?.kind === 'ready'
      ? toFreshness({ checkedAt: readiness.checkedAt, failure: null }, false, now)
      : undefined,
  );
  return checked && needsNoWord(checked) ? checked : undefined;
}

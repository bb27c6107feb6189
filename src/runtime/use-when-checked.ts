import type { Freshness } from '@/domain/freshness';

import { useIsOnline } from './use-is-online';
import { useCurrentMinute } from './use-today';

interface WhenChecked {
  freshness: Freshness;
  offline: boolean;
  now: number;
}

/** How old what is shown is, and whether it could be asked for anew. As long as nothing is shown, there is nothing to say. */
export function useWhenChecked(freshness: Freshness): WhenChecked;
export function useWhenChecked(freshness: Freshness | undefined): WhenChecked | undefined;
export function useWhenChecked(freshness: Freshness | undefined): WhenChecked | undefined {
  const offline = !useIsOnline();
  const now = useCurrentMinute();
  return freshness && { freshness, offline, now };
}

import type { Freshness } from '@/domain/freshness';

import type { CountryDownload } from './use-country-download';
import type { CountryView } from './use-country-screen';

/** What every part of the screen is given. */
export interface CountryPartProps {
  view: Extract<CountryView, { kind: 'ready' }>;
  download: CountryDownload;
}

/** It never came, be it for a failure. */
export function isNotHere(freshness: Freshness): boolean {
  return (
    freshness.kind === 'never-downloaded' || (freshness.kind === 'failed' && freshness.checkedAt === null)
  );
}

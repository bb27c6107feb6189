import { type Freshness, toFreshness } from '@/domain/freshness';
import { countryQueries } from '@/runtime/queries/country-queries';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredCheckIn } from '@/store/check-ins';

type CheckInsView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      checkIns: StoredCheckIn[];
      freshness: Freshness;
      /** By code, in the service's words. */
      countryNames: ReadonlyMap<string, string>;
    };

export function useCheckInsScreen(): CheckInsView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const checkIns = useRead(checkInQueries.all());
  const countries = useRead(countryQueries.all());
  const download = useDownloadState([downloadNames.checkIns]);
  if (!checkIns || !countries || download === undefined) return { kind: 'opening' };
  return {
    kind: 'ready',
    checkIns,
    freshness: toFreshness(download, checkIns.length === 0, now),
    countryNames: new Map(countries.map(({ country_code, name }) => [country_code, name])),
  };
}

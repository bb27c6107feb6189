import type { ShortCountry } from '@/contract/country';
import type { Hospital } from '@/contract/hospital';
import { toFreshness, type Freshness } from '@/domain/freshness';
import { countryQueries } from '@/runtime/queries/country-queries';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { hospitalQueries } from '@/runtime/queries/hospital-queries';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';

export type HospitalView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'ready'; hospital: Hospital; country: ShortCountry | null; freshness: Freshness };

export function useHospitalScreen(id: string): HospitalView {
  const now = useCurrentMinute();
  const hospital = useRead(hospitalQueries.one(id));
  const download = useRead(downloadQueries.ofItem(id));
  const country = useRead(hospital ? countryQueries.one(hospital.country_id) : null);
  if (hospital === null) return { kind: 'not-found' };
  if (!hospital || download === undefined || country === undefined) return { kind: 'opening' };
  return {
    kind: 'ready',
    hospital,
    country: country?.short ?? null,
    freshness: toFreshness(download, false, now),
  };
}

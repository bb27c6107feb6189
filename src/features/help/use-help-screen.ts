import type { ContactDetail } from '@/contract/contact-detail';
import { type Freshness, toFreshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useDownloadState } from '@/runtime/use-download-state';
import { useHereCountry } from '@/runtime/use-here-country';
import { usePreferences } from '@/runtime/use-preferences';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';

import { type HospitalsView, useHospitalsNear } from './use-hospitals-near';

export interface HelpCountry {
  id: string;
  code: string;
  name: string;
  flagUrl: string | null;
  contacts: readonly ContactDetail[];
}

type HelpView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      /** Null where nobody knows which is meant, or this device has never heard of it. */
      country: HelpCountry | null;
      chosen: string | null;
      /** Of the emergency numbers. */
      freshness: Freshness;
      hospitals: HospitalsView;
    };

export function useHelpScreen(): HelpView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const preferences = usePreferences();
  const { countryCode } = useWhereAmI();
  const here = useHereCountry(['chosen', 'position', 'trip']);
  const stored = here.kind === 'known' ? here.country : null;
  const isHere = here.kind !== 'known' || countryCode === here.code;
  const hospitals = useHospitalsNear(stored?.short.id ?? null, isHere);
  const download = useDownloadState([downloadNames.shortCountries]);
  if (here.kind === 'reading' || !preferences || !hospitals || download === undefined)
    return { kind: 'opening' };
  const country = stored && {
    id: stored.short.id,
    code: stored.short.country_code,
    name: stored.short.name,
    flagUrl: toFlagUrl(stored.short.flag),
    contacts: stored.short.emerg_numbers,
  };
  return {
    kind: 'ready',
    country,
    chosen: preferences.helpCountry,
    freshness: toFreshness(download, false, now),
    hospitals,
  };
}

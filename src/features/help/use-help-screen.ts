import type { ContactDetail } from '@/contract/contact-detail';
import { type Freshness, toFreshness } from '@/domain/freshness';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useDownloadState } from '@/runtime/use-download-state';
import { useHereCountry } from '@/runtime/use-here-country';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';

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
      /** The traveller is in this country, as far as is known. */
      isHere: boolean;
    };

export function useHelpScreen(): HelpView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const preferences = useRead(travellerQueries.preferences());
  const { countryCode } = useWhereAmI();
  const here = useHereCountry(['chosen', 'position', 'trip']);
  const stored = here.kind === 'known' ? here.country : null;
  const isHere = here.kind !== 'known' || countryCode === here.code;
  const download = useDownloadState([downloadNames.shortCountries]);
  if (here.kind === 'reading' || !preferences || download === undefined) return { kind: 'opening' };
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
    isHere,
  };
}

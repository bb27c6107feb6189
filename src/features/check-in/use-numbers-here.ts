import type { ContactDetail } from '@/contract/contact-detail';
import { countryQueries } from '@/runtime/queries/country-queries';
import { useHereCountry } from '@/runtime/use-here-country';
import { useSideRead } from '@/runtime/use-read';

/**
 * Whom to call where the traveller is; where that is not known, where a call for help was made; else in the country
 * that Today shows. A country of which this device knows nothing is passed over.
 */
export function useNumbersHere(calledFrom: string | null = null): readonly ContactDetail[] {
  const here = useHereCountry(['position', 'chosen', 'trip']);
  const called = useSideRead(calledFrom === null ? null : countryQueries.byCode(calledFrom)) ?? null;
  const shown = here.kind === 'known' ? here.country : null;
  const isHere = here.kind === 'known' && here.source === 'position';
  const country = isHere ? (shown ?? called) : (called ?? shown);
  return country?.short.emerg_numbers ?? [];
}

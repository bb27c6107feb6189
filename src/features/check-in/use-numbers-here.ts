import type { ContactDetail } from '@/contract/contact-detail';
import { countryQueries } from '@/runtime/queries/country-queries';
import { useHereCountry } from '@/runtime/use-here-country';
import { useSideRead } from '@/runtime/use-read';

/** Whom to call where the traveller is; where that is not known, where a call for help was made; else in the country that Today shows. */
export function useNumbersHere(calledFrom: string | null = null): readonly ContactDetail[] {
  const here = useHereCountry(['position', 'chosen', 'trip']);
  const called = useSideRead(calledFrom === null ? null : countryQueries.byCode(calledFrom));
  if (here.kind === 'known' && (here.source === 'position' || calledFrom === null))
    return here.country?.short.emerg_numbers ?? [];
  return called?.short.emerg_numbers ?? [];
}

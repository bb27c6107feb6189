import type { ContactDetail } from '@/contract/contact-detail';
import { countryQueries } from '@/runtime/queries/country-queries';
import { useHereCountry } from '@/runtime/use-here-country';
import { useSideRead } from '@/runtime/use-read';

/** Whom to call in the country that Today shows; where none is known, in the one that a call for help was made in. */
export function useNumbersHere(calledFrom: string | null = null): readonly ContactDetail[] {
  const here = useHereCountry(['position', 'chosen', 'trip']);
  const asked = here.kind === 'unknown' ? calledFrom : null;
  const country = useSideRead(asked === null ? null : countryQueries.byCode(asked));
  if (here.kind === 'known') return here.country?.short.emerg_numbers ?? [];
  return country?.short.emerg_numbers ?? [];
}

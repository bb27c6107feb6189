import type { ContactDetail } from '@/contract/contact-detail';
import { useHereCountry } from '@/runtime/use-here-country';

/** Whom to call in the country that Today shows; empty where none is known. */
export function useNumbersHere(): readonly ContactDetail[] {
  const here = useHereCountry(['position', 'chosen', 'trip']);
  return here.kind === 'known' ? (here.country?.short.emerg_numbers ?? []) : [];
}

import { nameOfCountry } from '@/i18n/country-names';
import { useI18n } from '@/i18n/locale-provider';
import { countryQueries } from '@/runtime/queries/country-queries';
import { useSideRead } from '@/runtime/use-read';

/** What this device calls countries; the code of one that it does not know. */
export function useCountryName(): (code: string) => string {
  const countries = useSideRead(countryQueries.all());
  const { language } = useI18n().locale;
  return (code) => {
    const known = countries?.find(({ country_code }) => country_code === code);
    return nameOfCountry(code, known?.name ?? code, language);
  };
}

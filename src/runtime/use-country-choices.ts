import { useMemo } from 'react';

import { countryQueries } from './queries/country-queries';
import { toFlagUrl } from './to-flag-url';
import { useSideRead } from './use-read';

interface CountryChoice {
  code: string;
  name: string;
  flagUrl: string | null;
}

/** All countries that this device knows, by name. */
export function useCountryChoices(): CountryChoice[] {
  const countries = useSideRead(countryQueries.all());
  return useMemo(
    () =>
      (countries ?? []).map(({ country_code: code, name, flag }) => ({
        code,
        name,
        flagUrl: toFlagUrl(flag),
      })),
    [countries],
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Reads } from './reads';
import { useReads } from './runtime-provider';
import { toFlagUrl } from './to-flag-url';

interface CountryChoice {
  code: string;
  name: string;
  flagUrl: string | null;
}

const countryQueries = {
  choices: (reads: Reads) =>
    queryOptions({
      queryKey: ['countries', 'choices'],
      queryFn: async (): Promise<CountryChoice[]> =>
        (await reads.countries.list()).map(({ country_code: code, name, flag }) => ({
          code,
          name,
          flagUrl: toFlagUrl(flag),
        })),
    }),
};

/** All countries that this device knows, by name. */
export function useCountryChoices(): CountryChoice[] {
  return useQuery(countryQueries.choices(useReads())).data ?? [];
}

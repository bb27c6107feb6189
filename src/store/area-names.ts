import type { CountryArea } from '@/contract/country';

interface WithAreas {
  country_divisions: readonly CountryArea[];
  country_regions: readonly CountryArea[];
}

/** The names of the provinces and municipalities that it is about, as JSON. */
export function toAreaNames({ country_divisions, country_regions }: WithAreas): string {
  return JSON.stringify([...country_divisions, ...country_regions].flatMap(({ name }) => name ?? []));
}

import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const countryQueries = {
  one: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['countries', 'one', id], queryFn: () => reads.countries.get(id) }),
  map: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['maps', 'one', id], queryFn: () => reads.countries.map(id) }),
  alerts: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['alerts', 'country', id], queryFn: () => reads.alerts.ofCountry(id) }),
  advisories: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['advisories', 'country', id], queryFn: () => reads.advisories.ofCountry(id) }),
  news: (reads: Reads) => queryOptions({ queryKey: ['news', 'of-trips'], queryFn: () => reads.news() }),
  hospitals: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['hospitals', 'country', id], queryFn: () => reads.hospitals.ofCountry(id) }),
  /** In bytes, of everything that was downloaded for it. */
  size: (reads: Reads, id: string) =>
    queryOptions({
      queryKey: ['downloads', 'size-of-country', id],
      queryFn: async () => {
        const { country, countryMap, countryAlerts, countryAdvisories, countryHospitals } =
          reads.downloadNames;
        const names = [country, countryMap, countryAlerts, countryAdvisories, countryHospitals];
        const downloads = await Promise.all(names.map((name) => reads.download(name(id))));
        return downloads.reduce((sum, download) => sum + (download?.bytes ?? 0), 0);
      },
    }),
};

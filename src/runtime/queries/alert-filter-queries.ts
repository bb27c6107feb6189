import { storeQuery } from './store-query';

export const alertFilterQueries = {
  stored: () => storeQuery(['profile', 'alert-filters'], (reads) => reads.alertFilters.get()),
  /** Alerts and advisories that were issued on this day or since. */
  recent: (since: string) =>
    storeQuery(['news', 'recent-dangers', since], (reads) => reads.alertFilters.recent(since)),
};

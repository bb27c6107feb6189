import { storeQuery } from './store-query';

/** What was read yesterday stays until today's is there. */
const ticking = { keepsPrevious: true };

/** Whether the traveller may enter, by the rules on this device and by what they said of themselves. */
export const entryQueries = {
  /** In the order of travel. */
  ofTrip: (tripId: string, today: string) =>
    storeQuery(['entry', 'trip', tripId, today], (reads) => reads.entry.ofTrip(tripId, today), ticking),
  ofCountry: (countryId: string, today: string) =>
    storeQuery(
      ['entry', 'country', countryId, today],
      (reads) => reads.entry.ofCountry(countryId, today),
      ticking,
    ),
  rule: (id: string) => storeQuery(['entry', 'rule', id], (reads) => reads.entry.rule(id)),
};

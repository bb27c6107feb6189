import { storeQuery } from './store-query';

/** What was read yesterday stays until today's is there. */
const ticking = { keepsPrevious: true };

/** Those that go on today, the latest known first. */
export const outbreakQueries = {
  one: (id: string) => storeQuery(['outbreaks', 'one', id], (reads) => reads.outbreaks.get(id)),
  ofCountry: (countryId: string, today: string) =>
    storeQuery(
      ['outbreaks', 'country', countryId, today],
      (reads) => reads.outbreaks.ofCountry(countryId, today),
      ticking,
    ),
  /** In the countries that are on this device. */
  ofDisease: (diseaseId: string, today: string) =>
    storeQuery(
      ['outbreaks', 'disease', diseaseId, today],
      (reads) => reads.outbreaks.ofDisease(diseaseId, today),
      ticking,
    ),
};

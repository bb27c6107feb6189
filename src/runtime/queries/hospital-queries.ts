import { readKnown, storeQuery } from './store-query';

export const hospitalQueries = {
  one: (id: string) => storeQuery(['hospitals', 'one', id], (reads) => reads.hospitals.get(id)),
  some: (ids: readonly string[]) =>
    storeQuery(['hospitals', 'some', ...ids], (reads) => readKnown(ids, reads.hospitals.get)),
  ofTrip: (tripId: string) =>
    storeQuery(['hospitals', 'trip', tripId], (reads) => reads.hospitals.ofTrip(tripId)),
  /** Those that are on the device, whatever brought them. */
  ofCountry: (countryId: string) =>
    storeQuery(['hospitals', 'country', countryId], (reads) => reads.hospitals.ofCountry(countryId)),
  /** Where each of them is. */
  places: () => storeQuery(['hospitals', 'places'], (reads) => reads.hospitals.places()),
};

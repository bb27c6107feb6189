import { readKnown, storeQuery } from './store-query';

export const newsQueries = {
  /** Alerts and advisories of all trips, as far as a list shows them. */
  ofTrips: () => storeQuery(['news', 'of-trips'], (reads) => reads.news()),
};

export const alertQueries = {
  one: (id: string) => storeQuery(['alerts', 'one', id], (reads) => reads.alerts.get(id)),
  ofTrip: (tripId: string) =>
    storeQuery(['alerts', 'trip', tripId], async (reads) => ({
      during: await reads.alerts.ofTrip(tripId),
      before: await reads.alerts.pastOfTrip(tripId),
    })),
  ofCountry: (countryId: string) =>
    storeQuery(['alerts', 'country', countryId], (reads) => reads.alerts.ofCountry(countryId)),
  /** With their drawings, which only a map needs. */
  wholeOfTrips: () => storeQuery(['alerts', 'of-trips', 'whole'], (reads) => reads.alerts.ofTrips()),
  unread: () => storeQuery(['alerts', 'unread-count'], (reads) => reads.alerts.countUnread()),
  unreadByTrip: () => storeQuery(['alerts', 'unread-by-trip'], (reads) => reads.alerts.countUnreadByTrip()),
};

export const advisoryQueries = {
  one: (id: string) => storeQuery(['advisories', 'one', id], (reads) => reads.advisories.get(id)),
  some: (ids: readonly string[]) =>
    storeQuery(['advisories', 'some', ...ids], (reads) => readKnown(ids, reads.advisories.get)),
  ofTrip: (tripId: string) =>
    storeQuery(['advisories', 'trip', tripId], (reads) => reads.advisories.ofTrip(tripId)),
  ofCountry: (countryId: string) =>
    storeQuery(['advisories', 'country', countryId], (reads) => reads.advisories.ofCountry(countryId)),
};

import { changeTripSettings, createTrip, deleteTrip, updateTrip } from '@/api/trips';
import type { Trip } from '@/contract/trip';
import { hasEntries } from '@/store/outbox';
import { idOf } from '@/store/outbox-kinds';
import { giveUpWaitingSegments } from '@/store/segments';
import type { Transaction } from '@/store/store-database';
import { buryTrip, dropLocalTrip, exchangeTrip, saveTrips, tripSubject } from '@/store/trips';

import { findChangedTrip, findTripSettings } from './look-before-overwriting';
import { findSentTrip } from './look-before-repeating';
import { founding, overwriting, repeatable } from './sending';

/** While more of the traveller's changes wait, they stay on top of what the service says. */
async function dropLocalTripIfSettled(transaction: Transaction, tripId: string): Promise<void> {
  if (!(await hasEntries(transaction, tripSubject(tripId)))) await dropLocalTrip(transaction, tripId);
}

/** With what was to become of its bookings. */
async function buryRemovedTrip(transaction: Transaction, tripId: string): Promise<void> {
  await giveUpWaitingSegments(transaction, tripId);
  await buryTrip(transaction, tripId);
}

export const tripSending = {
  'trip-create': founding<'trip-create', Trip>({
    send: ({ client }, { payload }, options) => createTrip(client, payload, options),
    settle: async (transaction, entry, trip) => {
      await exchangeTrip(transaction, idOf(entry), trip);
      await dropLocalTripIfSettled(transaction, trip.id);
    },
    find: findSentTrip,
  }),
  'trip-update': overwriting<'trip-update', Trip>({
    send: ({ client }, entry, options) => updateTrip(client, idOf(entry), entry.payload, options),
    settle: async (transaction, entry, trip) => {
      await saveTrips(transaction, [trip]);
      await dropLocalTripIfSettled(transaction, idOf(entry));
    },
    whenGone: 'refused',
    find: findChangedTrip,
  }),
  'trip-settings': overwriting<'trip-settings', Trip>({
    send: ({ client }, entry, options) => changeTripSettings(client, idOf(entry), entry.payload, options),
    settle: async (transaction, entry, trip) => {
      await saveTrips(transaction, [trip]);
      await dropLocalTripIfSettled(transaction, idOf(entry));
    },
    whenGone: (transaction, entry) => dropLocalTripIfSettled(transaction, idOf(entry)),
    find: findTripSettings,
  }),
  'trip-delete': repeatable<'trip-delete', null>({
    send: ({ client }, entry, options) => deleteTrip(client, idOf(entry), options),
    settle: (transaction, entry) => buryRemovedTrip(transaction, idOf(entry)),
    whenGone: (transaction, entry) => buryRemovedTrip(transaction, idOf(entry)),
  }),
};

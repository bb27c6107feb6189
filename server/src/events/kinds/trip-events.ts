import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';

import { declareEvent, NOBODY } from '../event-kind';

/** Whoever did it knows of it. */
const ofTrip = {
  about: z.object({}),
  names: 'one',
  toldOnce: null,
  hears: NOBODY,
  record: null,
  topics: ['trips'],
} as const;

export const tripMade = declareEvent({ name: 'trip-made', type: NotificationType.NewTrip, ...ofTrip });
export const tripChanged = declareEvent({
  name: 'trip-changed',
  type: NotificationType.UpdatedTrip,
  ...ofTrip,
});
export const tripRemoved = declareEvent({
  name: 'trip-removed',
  type: NotificationType.DeletedTrip,
  ...ofTrip,
});

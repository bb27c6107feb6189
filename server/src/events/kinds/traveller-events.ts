import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';

import { declareEvent, NOBODY } from '../event-kind';

/** Whoever did it knows of it. */
const ofTraveller = {
  about: z.object({}),
  names: 'one',
  toldOnce: null,
  hears: NOBODY,
  record: null,
  topics: ['account'],
} as const;

export const travellerAdded = declareEvent({
  name: 'traveller-added',
  type: NotificationType.NewTravellerForCompany,
  ...ofTraveller,
});
export const travellerChanged = declareEvent({
  name: 'traveller-changed',
  type: NotificationType.UpdatedUser,
  ...ofTraveller,
});
export const settingsChanged = declareEvent({
  name: 'settings-changed',
  type: NotificationType.UpdatedUserSettings,
  ...ofTraveller,
});
export const travellerRemoved = declareEvent({
  name: 'traveller-removed',
  type: NotificationType.DeletedUser,
  ...ofTraveller,
  topics: ['account', 'trips'],
});

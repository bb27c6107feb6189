import { z } from 'zod';

import { Timestamp } from './fields';
import { AN_ID } from './webhook-examples';

/** Beside the name of the event itself, under the same number. */
export const SUPPRESSED_NAME = 'notification.suppressed';

/** What a traveller would have been told, for companies that tell it themselves; and whom, and nothing else about them. */
export const SuppressedNotification = z.object({
  notification: z.object({
    type: z.int(),
    title: z.string(),
    body: z.string(),
    /** Ids, as the notification of this type carries them. */
    data: z.record(z.string(), z.unknown()),
    created_at: Timestamp,
  }),
  user: z.object({
    id: z.string(),
    /** The partner's own; null where it gave none. */
    external_id: z.string().nullable(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string().nullable(),
  }),
});
export type SuppressedNotification = z.infer<typeof SuppressedNotification>;

/** What a test send holds. */
export function aSuppressedNotification(type: number, created_at: string): SuppressedNotification {
  return {
    notification: {
      type,
      title: 'An example',
      body: 'This message is an example. Nothing has happened.',
      data: {},
      created_at,
    },
    user: {
      id: AN_ID,
      external_id: null,
      email: 'robin@example.com',
      first_name: 'Robin',
      last_name: 'Example',
    },
  };
}

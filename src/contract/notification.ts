import { z } from 'zod';

import { Timestamp } from './fields';

/** Types are numbers of the reference; one that is unknown is still shown as text. */
export const Notification = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  read_at: Timestamp.nullable(),
  title: z.string(),
  body: z.string(),
  data: z.record(z.string(), z.unknown()),
  type: z.int(),
  user_id: z.string(),
  company_id: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** For the company itself: no traveller is its reader. */
export const CompanyNotification = Notification.extend({ user_id: z.null() });
export type CompanyNotification = z.infer<typeof CompanyNotification>;

import { z } from 'zod';

import { requiredText, Timestamp } from './fields';
import { PublicUser } from './user';

/** What those who help write down for each other about a request for help. */
export const Note = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  body: z.string(),
  /** Stands before the others. */
  pinned: z.boolean(),
  owner_id: z.string(),
  owner: PublicUser,
  issue_id: z.string(),
  issue: z.object({ id: z.string() }),
  appointment_id: z.null(),
  appointment: z.null(),
});
export type Note = z.infer<typeof Note>;

const LONGEST_NOTE = 5000;

export const NewNoteBody = z.object({
  note: z.object({ body: requiredText(LONGEST_NOTE), pinned: z.boolean().default(false) }),
  issue_id: z.guid(),
});
export type NewNote = z.output<typeof NewNoteBody>['note'];

/** Of which request the note is; with it the note is pinned, or is no longer. Whoever says which of both may say it as often as they like. */
export const NotePinBody = z.object({
  issue_id: z.guid(),
  note: z.object({ pinned: z.boolean() }).optional(),
});

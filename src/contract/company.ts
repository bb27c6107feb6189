import { z } from 'zod';

import { requiredText, Timestamp, writtenText } from './fields';

/** A company as it sees itself. */
export const Company = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  name: z.string(),
  /** Whom its travellers call or text in an emergency, and where it sits. */
  emergency_line: z.string().nullable(),
  emergency_address: z.string().nullable(),
  /** Messages to its travellers are its own affair: it hears of each by a webhook, and the service sends none. */
  white_label: z.boolean(),
  /** Whether they stand in the inbox all the same. */
  white_label_inbox: z.boolean(),
  /** It and its travellers may search the alerts of any time. */
  global_intelligence: z.boolean(),
  /** Its travellers may hear that all is well. */
  all_good: z.boolean(),
});
export type Company = z.infer<typeof Company>;

export const CompanyName = requiredText(200);

/** Digits as a telephone takes them, with the signs that people put between. */
const TelephoneNumber = writtenText(40).regex(
  /^\+?[0-9][0-9 ()./-]{1,38}$/,
  'must be a telephone number such as +41 44 123 45 67',
);

export const CompanyChange = z
  .object({
    name: CompanyName,
    emergency_line: TelephoneNumber.nullable(),
    emergency_address: requiredText(500).nullable(),
    white_label: z.boolean(),
    white_label_inbox: z.boolean(),
    global_intelligence: z.boolean(),
    all_good: z.boolean(),
  })
  .partial();
export type CompanyChange = z.infer<typeof CompanyChange>;

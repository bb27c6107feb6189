import { z } from 'zod';

import { CalendarDate, writtenText } from './fields';
import { Key } from './publishing-fields';

const numbers = (pattern: RegExp, words: string) => z.string().regex(pattern, words).optional();

/** By what alerts of the past are searched; all that are written must hold. */
export const AlertHistoryQuery = z.object({
  from: CalendarDate.optional().describe('Issued on this day or later; otherwise within the past 30 days.'),
  to: CalendarDate.optional().describe('Issued on this day or earlier.'),
  country_codes: numbers(
    /^[A-Za-z]{2}(,[A-Za-z]{2}){0,49}$/,
    'must be country codes of two letters, with commas between them',
  ),
  categories: numbers(/^[01](,[01])?$/, 'must be 0 (health) or 1 (safety), with commas between them'),
  risk_levels: numbers(
    /^[0-2](,[0-2]){0,2}$/,
    'must be 0 (low), 1 (medium) or 2 (high), with commas between them',
  ),
  disease_id: Key.optional().describe('An id or a slug.'),
  text: writtenText(100)
    .refine((text) => text.trim().length >= 3, 'must be at least 3 characters long')
    .optional()
    .describe('In the English headline or body.'),
});

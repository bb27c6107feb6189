import { z } from 'zod';

/** `since` on a list: only records modified after this moment, removed ones among them. */
export const SinceQuery = z.object({
  since: z.coerce
    .number()
    .int('must be a whole number of seconds since 1970')
    .min(0, 'must not be negative')
    .max(7_258_118_399, 'is too far in the future')
    .optional(),
});

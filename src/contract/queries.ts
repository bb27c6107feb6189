import { z } from 'zod';

/**
 * `since` on a list: only records modified after this moment, removed ones among them. Whoever asks again goes back a minute behind
 * the `Date` of the answer before.
 */
export const SinceQuery = z.object({
  since: z.coerce
    .number()
    .int('must be a whole number of seconds since 1970')
    .min(0, 'must not be negative')
    .max(7_258_118_399, 'is too far in the future')
    .optional()
    .describe(
      'Unix seconds. Use the `Date` of the answer before, less 60: a change is seen when it is committed, which may be most of a minute after its moment.',
    ),
});

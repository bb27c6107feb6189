import { z } from 'zod';

import { FIRST_DAY, LAST_DAY, writtenText } from './fields';

/** What the bodies of everything that is published are made of. */
export const LONGEST_TEXT = 20_000;

/** An id, or the name that people use: a country's code, a division's ISO 3166-2 code, a slug. */
export const Key = writtenText(200).refine((key) => key.trim() !== '', 'must not be empty');
export const keys = (most: number) => z.array(Key).max(most, `at most ${most}`);

export const WrittenMoment = z.iso
  .datetime({ offset: true, error: 'must be an ISO 8601 datetime with its offset' })
  .refine((moment) => moment >= FIRST_DAY && moment.slice(0, 10) <= LAST_DAY, {
    error: `must lie between ${FIRST_DAY} and ${LAST_DAY}`,
  });

export const WebAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(2000, 'must be at most 2000 characters long');

import { z } from 'zod';

import { requiredText } from './fields';

const code = (pattern: RegExp, words: string) =>
  z
    .string()
    .regex(pattern, words)
    .transform((written) => written.toUpperCase())
    .optional();

/** By what airlines are searched; all that are written must hold. */
export const AirlineQuery = z.object({
  like: requiredText(100).optional().describe('Names and codes that are like this, best first.'),
  iata: code(/^[A-Za-z0-9]{2}$/, 'must be a code of two letters or digits'),
  icao: code(/^[A-Za-z]{3}$/, 'must be a code of three letters'),
});

export const AirportQuery = z.object({
  like: AirlineQuery.shape.like,
  iata: code(/^[A-Za-z0-9]{3}$/, 'must be a code of three letters'),
  icao: code(/^[A-Za-z]{4}$/, 'must be a code of four letters'),
  faa: code(/^[A-Za-z0-9]{3,5}$/, 'must be a code of three to five letters or digits'),
});

import { z } from 'zod';

/** As an alert names one. */
export const NamedAirline = z.object({
  id: z.string(),
  name: z.string(),
  iata: z.string().nullable(),
  icao: z.string().nullable(),
});
export type NamedAirline = z.infer<typeof NamedAirline>;

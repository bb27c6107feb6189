import { z } from 'zod';

import { Markdown, Timestamp } from './fields';

/** As an alert names one. */
export const NamedAirline = z.object({
  id: z.string(),
  name: z.string(),
  iata: z.string().nullable(),
  icao: z.string().nullable(),
});
export type NamedAirline = z.infer<typeof NamedAirline>;

/** Whether something is asked of passengers. */
export const HealthAnswer = { Unknown: -1, No: 0, Yes: 1 } as const;

/** What is told of an airline and of an airport alike. */
export const HealthOnTheWay = z.object({
  created_at: Timestamp,
  updated_at: Timestamp,
  health_mask_req: z.enum(HealthAnswer),
  health_temp_check: z.enum(HealthAnswer),
  health_measures: Markdown.nullable(),
  health_url: z.string().nullable(),
});

export const Airline = NamedAirline.extend(HealthOnTheWay.shape);

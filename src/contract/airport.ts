import { z } from 'zod';

import { HealthAnswer, HealthOnTheWay, NamedAirline } from './airline';
import { Latitude, Longitude } from './fields';

/** As an alert names one. */
export const NamedAirport = NamedAirline.extend({
  faa: z.string().nullable(),
  lat: Latitude.nullable(),
  lng: Longitude.nullable(),
});
export type NamedAirport = z.infer<typeof NamedAirport>;

export const Airport = NamedAirport.extend({
  ...HealthOnTheWay.shape,
  health_distancing: z.enum(HealthAnswer),
});

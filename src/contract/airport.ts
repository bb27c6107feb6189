import { z } from 'zod';

import { NamedAirline } from './airline';
import { Latitude, Longitude } from './fields';

/** As an alert names one. */
export const NamedAirport = NamedAirline.extend({
  faa: z.string().nullable(),
  lat: Latitude.nullable(),
  lng: Longitude.nullable(),
});
export type NamedAirport = z.infer<typeof NamedAirport>;

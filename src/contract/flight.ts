import { z } from 'zod';

import { UnixSeconds, writtenText } from './fields';

const Code = z
  .string()
  .regex(/^[A-Za-z0-9]{2,5}$/, 'must be a code of ICAO or IATA')
  .transform((code) => code.toUpperCase())
  .nullish();

/** A flight, as far as alerts are looked for. */
const Flight = z
  .object({
    flight_code: writtenText(20).nullish(),
    departure_airport_code: Code,
    arrival_airport_code: Code,
    carrier_code: Code,
    scheduled_gate_departure: UnixSeconds.nullish(),
    scheduled_gate_arrival: UnixSeconds.nullish(),
  })
  .refine(
    ({ departure_airport_code, arrival_airport_code, carrier_code }) =>
      (departure_airport_code ?? arrival_airport_code ?? carrier_code) != null,
    {
      path: ['departure_airport_code'],
      error: 'name at least one of departure_airport_code, arrival_airport_code, carrier_code',
    },
  );
export type Flight = z.output<typeof Flight>;

export const FlightsBody = z.object({
  flights: z.array(Flight).min(1, 'name at least one flight').max(100, 'at most 100 flights'),
});

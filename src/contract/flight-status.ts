import { z } from 'zod';

import { Timestamp, UnixSeconds, writtenText } from './fields';
import { WrittenMoment } from './publishing-fields';

const toCapitals = (code: string) => code.toUpperCase();

const CarrierCode = z
  .string()
  .regex(
    /^([A-Za-z][A-Za-z0-9]|[0-9][A-Za-z]|[A-Za-z]{3})$/,
    'must be the code of an airline, such as "LA" or "LAN"',
  )
  .transform(toCapitals);
const AirportCode = z
  .string()
  .regex(/^[A-Za-z0-9]{3,4}$/, 'must be the code of an airport, such as "BOG" or "SKBO"')
  .transform(toCapitals);
const FlightNumber = z
  .string()
  .regex(/^0*[1-9][0-9]{0,3}[A-Za-z]?$/, 'must be a number such as "2450", without the code of the airline')
  .transform((number) => number.replace(/^0+/, '').toUpperCase());

/** Written as ISO 8601 or as Unix seconds; kept as `2026-11-20T14:05:00Z`. */
const Instant = z
  .union(
    [WrittenMoment, UnixSeconds],
    'must be a time such as 2026-11-20T14:05:00Z, with its offset, or Unix seconds',
  )
  .transform((moment) => toSeconds(typeof moment === 'number' ? moment * 1000 : Date.parse(moment)));
const toSeconds = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

const Sign = writtenText(20)
  .transform((sign) => sign.trim())
  .refine((sign) => sign !== '', 'must not be empty; null where it is no longer known')
  .nullable();

/** What can change about a flight. Null takes back what was told before. */
const WRITTEN_FACTS = {
  scheduled_arrival: Instant.nullable(),
  estimated_departure: Instant.nullable(),
  estimated_arrival: Instant.nullable(),
  departure_gate: Sign,
  departure_terminal: Sign,
  arrival_gate: Sign,
  arrival_terminal: Sign,
  baggage_claim: Sign,
  cancelled: z.boolean(),
  diverted_to: AirportCode.nullable(),
} as const;
export const FLIGHT_FACTS = Object.keys(WRITTEN_FACTS) as (keyof typeof WRITTEN_FACTS)[];

/** How late flights are at an airport, whichever they are. */
const AirportDelay = z.object({
  airport_code: AirportCode,
  delay_minutes: z.int('must be a whole number').min(0, 'must be at least 0').max(2880, 'at most 2880'),
});

export const FlightStatusBody = z.object({
  flight_status: z.object({
    carrier: CarrierCode,
    flight_number: FlightNumber,
    origin: AirportCode,
    scheduled_departure: Instant,
    /** When it was known; what was known later stays. Now, unless it is said. */
    told_at: Instant.nullish(),
    ...z.object(WRITTEN_FACTS).partial().shape,
    airport_delays: z.array(AirportDelay).max(10, 'at most 10').optional(),
  }),
});
export type WrittenFlightStatus = z.output<typeof FlightStatusBody>['flight_status'];
export type FlightFacts = z.output<z.ZodObject<typeof WRITTEN_FACTS>>;

/** What is known of a flight. */
export const FlightStatus = z.object({
  id: z.string(),
  carrier: z.string(),
  flight_number: z.string(),
  origin: z.string(),
  scheduled_departure: Timestamp,
  scheduled_arrival: Timestamp.nullable(),
  estimated_departure: Timestamp.nullable(),
  estimated_arrival: Timestamp.nullable(),
  departure_gate: z.string().nullable(),
  departure_terminal: z.string().nullable(),
  arrival_gate: z.string().nullable(),
  arrival_terminal: z.string().nullable(),
  baggage_claim: z.string().nullable(),
  cancelled: z.boolean(),
  diverted_to: z.string().nullable(),
  airport_delays: z.array(z.object({ airport_code: z.string(), delay_minutes: z.int() })),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type FlightStatus = z.infer<typeof FlightStatus>;

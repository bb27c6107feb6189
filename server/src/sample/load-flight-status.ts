import type { Queryable } from '../database/database';
import { holdFlight, identify, saveFlight } from '../resources/flight-statuses/queries';
import { addFacts } from '../resources/flight-statuses/told-facts';
import { addDays, calendarDay } from './sample-days';

/** The segment whose flight is late, and leaves from another gate than was booked. */
export const FLIGHT_WITH_STATUS = 'bogota-lima';
const LATE_MINUTES = 45;

/** As somebody told of it before the service started: its notification stands among those of the sample. */
export async function loadFlightStatus(transaction: Queryable, now: Date): Promise<void> {
  const day = calendarDay(now, 5);
  const [scheduled_departure, estimated_departure] = [`${day}T19:05:00Z`, `${day}T19:50:00Z`];
  const [scheduled_arrival, estimated_arrival] = [`${day}T22:15:00Z`, `${day}T23:00:00Z`];
  const flight = { carrier: 'AV', flight_number: '9145', origin: 'BOG', scheduled_departure };
  const identity = await identify(transaction, flight);
  const { id } = await holdFlight(transaction, identity, scheduled_departure, now);
  const facts = {
    scheduled_departure,
    estimated_departure,
    scheduled_arrival,
    estimated_arrival,
    departure_gate: 'A12',
  };
  const toldAt = `${addDays(now, -1.5).toISOString().slice(0, 19)}Z`;
  const told = addFacts({}, facts, toldAt);
  await saveFlight(transaction, { id, told, said: { flight: LATE_MINUTES } }, now);
}

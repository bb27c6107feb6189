import type { NotificationType } from '@/contract/notification-type';
import { toLocal } from '@/contract/zoned-moment';

import type { Queryable } from '../../database/database';
import type { DataOf, EventKind } from '../../events/event-kind';
import {
  airportDelayed,
  arrivalGateChanged,
  arrivalTerminalChanged,
  baggageClaimChanged,
  departureGateChanged,
  departureTerminalChanged,
  flightCancelled,
  flightDelayed,
} from '../../events/kinds/flight-events';
import {
  monitorFlightCancelled,
  monitorFlightDelayed,
  monitorItineraryChanged,
} from '../../events/kinds/monitor-events';
import { recordEvents } from '../../events/record-events';
import type { FlightChange, Sign } from './changes';
import type { KnownFlight } from './flight';
import type { FlightIdentity, Passenger } from './queries';
import { groupByBefore } from './told-before';
import type { Told } from './told-facts';

const SIGN_EVENTS = {
  arrival_gate: arrivalGateChanged,
  departure_gate: departureGateChanged,
  departure_terminal: departureTerminalChanged,
  arrival_terminal: arrivalTerminalChanged,
  baggage_claim: baggageClaimChanged,
} satisfies Record<Sign, unknown>;

interface FlightNews {
  identity: FlightIdentity;
  flight: KnownFlight;
  changes: readonly FlightChange[];
  passengers: readonly Passenger[];
  toldBefore: Told;
}

const ofFlight = ({ trip_id, segment_id }: Passenger) => ({ trip_id, air_segment_id: segment_id });
const ofSegment = ({ segment_id }: Passenger) => ({ air_segment_id: segment_id });

/** Each change once to each of them, and to those of their companies who watch over travels. */
export async function tellPassengers(
  transaction: Queryable,
  { identity, flight, changes, passengers, toldBefore }: FlightNews,
  now: Date,
): Promise<void> {
  const about = { flight: `${identity.carrier} ${identity.number}` };

  const tell = <Type extends NotificationType, About>(
    kind: EventKind<Type, About>,
    told: About,
    dataOf: (passenger: Passenger) => DataOf<Type>,
    { isForTravellers = true, hearers = passengers } = {},
  ) => {
    const concerned = hearers.map((passenger) => ({
      company_id: passenger.company_id,
      traveller_id: passenger.traveller_id,
      trip_id: passenger.trip_id,
      manner: isForTravellers && passenger.muted ? ('quietly' as const) : ('aloud' as const),
      data: dataOf(passenger),
    }));
    return recordEvents(transaction, kind, { about: told, concerned }, now);
  };
  /** Whether a traveller muted the trip does not matter to those who watch over it. */
  const watch = <About>(kind: EventKind<302 | 303 | 306, About>, told: About) =>
    tell(kind, told, () => ({}), { isForTravellers: false });

  const tellOf = async (change: FlightChange) => {
    switch (change.kind) {
      case 'cancelled':
        await tell(flightCancelled, about, ofFlight);
        return watch(monitorFlightCancelled, about);
      case 'delayed': {
        const { minutes } = change;
        const leaves = clockAt(flight.estimated_departure, identity.zone);
        await tell(flightDelayed, { ...about, what: 'late', minutes, leaves }, ofFlight);
        return watch(monitorFlightDelayed, { ...about, minutes });
      }
      case 'diverted':
        await tell(flightDelayed, { ...about, what: 'diverted', to: change.to }, ofFlight);
        return watch(monitorItineraryChanged, about);
      case 'resumed':
        await tell(flightDelayed, { ...about, what: 'resumed' }, ofFlight);
        return watch(monitorItineraryChanged, about);
      case 'airport-delayed': {
        const { airport, minutes } = change;
        return tell(airportDelayed, { ...about, airport, minutes }, ({ trip_id }) => ({
          trip_id,
          airport_code: airport,
        }));
      }
      default:
        for (const { was, passengers: hearers } of groupByBefore(change, toldBefore, passengers))
          await tell(SIGN_EVENTS[change.kind], { ...about, now: change.now, was }, ofSegment, { hearers });
    }
  };
  for (const change of changes) await tellOf(change);
}

/** `15:20`, as clocks at the airport show it; null where nobody knows. */
function clockAt(instant: string | null, zone: string | null): string | null {
  if (instant === null || zone === null) return null;
  return toLocal(Date.parse(instant), zone)?.slice(11, 16) ?? null;
}

import type { SegmentFields } from '@/contract/segment-times';

import { momentFields } from '../moments';
import { stationFields } from '../places';
import { nameAt, textAt, textsAt, thingAt, type Thing } from '../thing';

const DEPARTURE = { local: 'departure_datetime', zone: 'departure_time_zone_id' };
const ARRIVAL = { local: 'arrival_datetime', zone: 'arrival_time_zone_id' };

/** From one station to another: their names as schema.org has them, without `departure` and `arrival`. */
function rideFields(trip: Thing | null, station: string): SegmentFields {
  const [from, to] = [thingAt(trip, `departure${station}`), thingAt(trip, `arrival${station}`)];
  return {
    origin: nameAt(trip, `departure${station}`),
    ...stationFields(from, 'origin_'),
    destination: nameAt(trip, `arrival${station}`),
    ...stationFields(to, 'destination_'),
    ...momentFields(trip, ['departureTime'], DEPARTURE),
    ...momentFields(trip, ['arrivalTime'], ARRIVAL),
  };
}

function ticketFields(reservation: Thing): SegmentFields {
  const tickets = [...textsAt(reservation, 'reservedTicket', 'ticketNumber')];
  const seats = textsAt(reservation, 'reservedTicket', 'ticketedSeat', 'seatNumber');
  return { tickets, seats };
}

export function readFlight(reservation: Thing, flight: Thing | null): SegmentFields {
  const iata = (end: string) => textAt(flight, `${end}Airport`, 'iataCode')?.toUpperCase() ?? null;
  const ride = rideFields(flight, 'Airport');
  const { tickets, seats } = ticketFields(reservation);
  const carrier = thingAt(flight, 'airline') ?? thingAt(flight, 'provider');
  return {
    ...ride,
    origin: iata('departure') ?? ride.origin,
    destination: iata('arrival') ?? ride.destination,
    airline: nameAt(flight, 'airline') ?? nameAt(flight, 'provider'),
    iata_code: textAt(carrier, 'iataCode')?.toUpperCase() ?? null,
    flight_number: textAt(flight, 'flightNumber'),
    departure_gate: textAt(flight, 'departureGate'),
    departure_terminal: textAt(flight, 'departureTerminal'),
    arrival_gate: textAt(flight, 'arrivalGate'),
    arrival_terminal: textAt(flight, 'arrivalTerminal'),
    class_of_service: nameAt(reservation, 'airplaneSeatClass'),
    tickets: withFirst(tickets, textAt(reservation, 'ticketNumber')),
    seats: withFirst(seats, textAt(reservation, 'airplaneSeat')),
  };
}

const withFirst = (list: unknown, first: string | null) => [
  ...new Set([...(first === null ? [] : [first]), ...(list as string[])]),
];

export function readTrain(reservation: Thing, trip: Thing | null): SegmentFields {
  return {
    ...rideFields(trip, 'Station'),
    ...ticketFields(reservation),
    rail_line: nameAt(trip, 'trainName') ?? nameAt(trip, 'provider') ?? nameAt(reservation, 'provider'),
    train_number: textAt(trip, 'trainNumber'),
  };
}

export function readBoat(reservation: Thing, trip: Thing | null): SegmentFields {
  return {
    ...rideFields(trip, 'BoatTerminal'),
    ...ticketFields(reservation),
    cruise_line: nameAt(trip, 'provider') ?? nameAt(reservation, 'provider'),
    ship_name: textAt(trip, 'name'),
  };
}

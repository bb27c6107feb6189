/** Reservations by the words of schema.org, as those who sell them write them into their mails. */

const CONFIRMED = 'http://schema.org/ReservationConfirmed';
export const CANCELLED = 'http://schema.org/ReservationCancelled';

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const thing = (type: string, properties: Record<string, unknown>): Thing => ({
  '@type': type,
  ...properties,
});
const reservation = (type: string, properties: Record<string, unknown>): Thing => ({
  '@context': 'http://schema.org',
  ...thing(type, { reservationStatus: CONFIRMED, ...properties }),
});
const person = (name: string) => thing('Person', { name });
const geo = ([latitude, longitude]: Position) => thing('GeoCoordinates', { latitude, longitude });

export type Position = readonly [number, number];
type Ends = readonly [from: string, to: string];

interface Flight {
  number: string;
  route: Ends;
  times: Ends;
}

export const aFlight = (
  { number, route: [from, to], times: [departureTime, arrivalTime] }: Flight,
  more = {},
) =>
  reservation('FlightReservation', {
    reservationNumber: 'RXJ34P',
    underName: person('Robin Doe'),
    reservationFor: thing('Flight', {
      flightNumber: number.slice(2),
      airline: thing('Airline', { iataCode: number.slice(0, 2), name: `Airline ${number.slice(0, 2)}` }),
      departureAirport: thing('Airport', { iataCode: from, name: `Airport ${from}` }),
      departureTime,
      arrivalAirport: thing('Airport', { iataCode: to, name: `Airport ${to}` }),
      arrivalTime,
    }),
    ...more,
  });

interface Address {
  street: string;
  town: string;
  postalCode: string;
  country: string;
  region?: string;
}

const address = ({ street, town, postalCode, country, region }: Address) =>
  thing('PostalAddress', {
    streetAddress: street,
    addressLocality: town,
    postalCode,
    addressCountry: country,
    ...(region !== undefined && { addressRegion: region }),
  });

const LONDON = { street: '1 Tavistock Street', town: 'London', postalCode: 'WC2E 7PG', country: 'GB' };
export const SAN_FRANCISCO = {
  street: '24 Willie Mays Plaza',
  town: 'San Francisco',
  postalCode: '94107',
  country: 'US',
  region: 'CA',
};

export const aHotel = (name: string, [checkinTime, checkoutTime]: Ends, more = {}, where: Address = LONDON) =>
  reservation('LodgingReservation', {
    reservationNumber: 'H4711',
    underName: person('Robin Doe'),
    checkinTime,
    checkoutTime,
    reservationFor: thing('LodgingBusiness', {
      name,
      address: address(where),
      telephone: '+44 20 7946 0000',
    }),
    ...more,
  });

export const station = (type: string, name: string, position: Position) =>
  thing(type, { name, geo: geo(position) });

interface Ride {
  number: string;
  from: Thing;
  to: Thing;
  times: Ends;
}

export const aTrain = ({ number, from, to, times: [departureTime, arrivalTime] }: Ride, more = {}) =>
  reservation('TrainReservation', {
    reservationNumber: 'TR12AB',
    underName: person('Robin Doe'),
    reservationFor: thing('TrainTrip', {
      trainNumber: number,
      departureStation: from,
      departureTime,
      arrivalStation: to,
      arrivalTime,
    }),
    ...more,
  });

/** A place in a train or on a ship. */
export const aSeat = (ticketNumber: string, seatNumber: string) =>
  thing('Ticket', { ticketNumber, ticketedSeat: thing('Seat', { seatNumber, seatSection: '12' }) });

export const aFerry = ({ number, from, to, times: [departureTime, arrivalTime] }: Ride, more = {}) =>
  reservation('BoatReservation', {
    reservationNumber: 'FE9901',
    underName: person('Robin Doe'),
    reservationFor: thing('BoatTrip', {
      name: number,
      departureBoatTerminal: from,
      departureTime,
      arrivalBoatTerminal: to,
      arrivalTime,
    }),
    ...more,
  });

interface Rental {
  company: string;
  places: readonly [from: [string, Address], to: [string, Address]];
  times: Ends;
}

export const aCar = ({ company, places: [from, to], times: [pickupTime, dropoffTime] }: Rental, more = {}) =>
  reservation('RentalCarReservation', {
    reservationNumber: 'CAR546',
    underName: person('Robin Doe'),
    reservationFor: thing('RentalCar', {
      name: 'Economy',
      model: 'Civic',
      rentalCompany: thing('Organization', { name: company }),
    }),
    pickupLocation: thing('Place', { name: from[0], address: address(from[1]) }),
    pickupTime,
    dropoffLocation: thing('Place', { name: to[0], address: address(to[1]) }),
    dropoffTime,
    ...more,
  });

export const anEvent = (
  name: string,
  [startDate, endDate]: Ends,
  more = {},
  where: Address = SAN_FRANCISCO,
) =>
  reservation('EventReservation', {
    reservationNumber: 'E123456789',
    underName: person('Robin Doe'),
    reservationFor: thing('Event', {
      name,
      startDate,
      endDate,
      location: thing('Place', { name: 'The Park', address: address(where) }),
    }),
    ...more,
  });

export const aTable = (name: string, startTime: string, more = {}) =>
  reservation('FoodEstablishmentReservation', {
    reservationNumber: 'OT12345',
    underName: person('Robin Doe'),
    startTime,
    partySize: 2,
    reservationFor: thing('FoodEstablishment', { name, address: address(LONDON) }),
    ...more,
  });

/** The same as microdata: an element for each thing, and within it one for each property. */
export function asMicrodata(
  { '@type': type, '@context': _context, ...properties }: Thing,
  property = '',
): string {
  const of = property ? ` itemprop="${property}"` : '';
  const inner = Object.entries(properties).map(([name, value]) =>
    isThing(value) ? asMicrodata(value, name) : valueElement(name, String(value)),
  );
  return `<div${of} itemscope itemtype="http://schema.org/${type}">${inner.join('')}</div>`;
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

const valueElement = (name: string, value: string) =>
  value.startsWith('http://')
    ? `<link itemprop="${name}" href="${value}"/>`
    : `<meta itemprop="${name}" content="${value.replaceAll('"', '&quot;')}"/>`;

import type { Segment } from '@/contract/segment';

import { type LocalMoment, toLocalMoment } from './local-moment';
import { arrivalOf, departureOf, isRide, type Place } from './segment-places';

/** A ride and an activity happen once; a room and a car are taken and given back. */
export type EntryRole = 'whole' | 'begin' | 'end';

/** One card of the timeline. */
export interface TimelineEntry {
  key: string;
  segment: Segment;
  role: EntryRole;
  /** By whose calendar it stands under its day. */
  begins: LocalMoment;
  /** When it is over; null where nobody told. */
  ends: LocalMoment | null;
  place: Place;
}

/** Without any time nobody can say where it stands: it has no entry. */
export function toEntries(segment: Segment): TimelineEntry[] {
  if (isRide(segment)) {
    const { expected, place } = departureOf(segment);
    return entry(segment, 'whole', expected, arrivalOf(segment).expected, place);
  }
  switch (segment.kind) {
    case 'activity': {
      const zone = segment.time_zone_id;
      const begins = toLocalMoment({ local: segment.start_datetime, zone, utc: segment.start_datetime_utc });
      const ends = toLocalMoment({ local: segment.end_datetime, zone, utc: segment.end_datetime_utc });
      return entry(segment, 'whole', begins, ends, {
        code: null,
        name: segment.start_name,
        city: segment.start_city_name,
        country: segment.start_country,
        latitude: segment.start_lat,
        longitude: segment.start_lng,
      });
    }
    case 'car':
      return entriesOfCar(segment);
    case 'hotel':
      return entriesOfHotel(segment);
  }
}

function entriesOfCar(car: Extract<Segment, { kind: 'car' }>): TimelineEntry[] {
  const pickup = toLocalMoment({
    local: car.pickup_datetime,
    zone: car.pickup_time_zone_id,
    utc: car.pickup_datetime_utc,
  });
  const dropoff = toLocalMoment({
    local: car.dropoff_datetime,
    zone: car.dropoff_time_zone_id,
    utc: car.dropoff_datetime_utc,
  });
  return [
    ...entry(car, 'begin', pickup, dropoff, {
      code: null,
      name: car.pickup_address1,
      city: car.pickup_city_name,
      country: car.pickup_country,
      latitude: car.pickup_lat,
      longitude: car.pickup_lng,
    }),
    ...entry(car, 'end', dropoff, dropoff, {
      code: null,
      name: car.dropoff_address1,
      city: car.dropoff_city_name,
      country: car.dropoff_country,
      latitude: car.dropoff_lat,
      longitude: car.dropoff_lng,
    }),
  ];
}

function entriesOfHotel(hotel: Extract<Segment, { kind: 'hotel' }>): TimelineEntry[] {
  const zone = hotel.time_zone_id;
  const arrival = toLocalMoment(dayOrTime(hotel.checkin_date, zone, hotel.checkin_date_utc));
  const leaving = toLocalMoment(dayOrTime(hotel.checkout_date, zone, hotel.checkout_date_utc));
  const place: Place = {
    code: null,
    name: hotel.hotel_name,
    city: hotel.city_name,
    country: hotel.country,
    latitude: hotel.lat,
    longitude: hotel.lng,
  };
  return [...entry(hotel, 'begin', arrival, leaving, place), ...entry(hotel, 'end', leaving, leaving, place)];
}

/** Where a day alone was told, the moment in UTC is one that nobody meant. */
function dayOrTime(local: string | null, zone: string | null, utc: string | null) {
  return { local, zone, utc: local !== null && !local.includes('T') ? null : utc };
}

function entry(
  segment: Segment,
  role: EntryRole,
  begins: LocalMoment | null,
  ends: LocalMoment | null,
  place: Place,
): TimelineEntry[] {
  return begins ? [{ key: `${segment.id}/${role}`, segment, role, begins, ends, place }] : [];
}

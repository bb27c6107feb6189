import { SegmentStatus, type Segment } from '@/contract/segment';

import type { LocalMoment } from './local-moment';
import { toLocalMoment } from './local-moment';

export type Ride = Extract<Segment, { kind: 'air' | 'rail' | 'cruise' }>;

export interface Place {
  /** Of an airport or a harbour. */
  code: string | null;
  name: string | null;
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** One end of a way: where, when it was planned, and when it is now thought to be. */
export interface WayEnd {
  place: Place;
  planned: LocalMoment | null;
  expected: LocalMoment | null;
}

export function isRide(segment: Segment): segment is Ride {
  return segment.kind === 'air' || segment.kind === 'rail' || segment.kind === 'cruise';
}

export const isCancelled = ({ status }: Pick<Segment, 'status'>) => status === SegmentStatus.Deleted;

export function departureOf(ride: Ride): WayEnd {
  const zone = ride.departure_time_zone_id;
  return {
    place: {
      code: ride.origin,
      name: ride.origin_name,
      city: ride.origin_city_name,
      country: ride.origin_country,
      latitude: ride.origin_lat,
      longitude: ride.origin_lng,
    },
    ...bothTimes(
      { local: ride.departure_datetime, zone, utc: ride.departure_datetime_utc },
      isExpected(ride) ? { local: ride.estimated_departure, zone, utc: ride.estimated_departure_utc } : null,
    ),
  };
}

export function arrivalOf(ride: Ride): WayEnd {
  const zone = ride.arrival_time_zone_id;
  return {
    place: {
      code: ride.destination,
      name: ride.destination_name,
      city: ride.destination_city_name,
      country: ride.destination_country,
      latitude: ride.destination_lat,
      longitude: ride.destination_lng,
    },
    ...bothTimes(
      { local: ride.arrival_datetime, zone, utc: ride.arrival_datetime_utc },
      isExpected(ride) ? { local: ride.estimated_arrival, zone, utc: ride.estimated_arrival_utc } : null,
    ),
  };
}

/** What was called off is not expected at any time, whatever was told before. */
function isExpected(ride: Ride): ride is Extract<Ride, { kind: 'air' }> {
  return ride.kind === 'air' && !isCancelled(ride);
}

type Told = Parameters<typeof toLocalMoment>[0];

function bothTimes(plan: Told, estimate: Told | null): Pick<WayEnd, 'planned' | 'expected'> {
  const planned = toLocalMoment(plan);
  return { planned, expected: (estimate && toLocalMoment(estimate)) ?? planned };
}

/** What people say for it. */
export function nameOfPlace({ city, name, code }: Place): string {
  return city ?? name ?? code ?? '';
}

/** In degrees: some 50 km. */
const NEAR = 0.45;

/** Two airports of one city are one place to whoever changes there, and so are a city and its hotel, however its name is written. */
export function isSamePlace(one: Place, other: Place): boolean {
  const isSame = (a: string | null, b: string | null) =>
    a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();
  return isSame(one.code, other.code) || isSame(one.city, other.city) || isNear(one, other);
}

function isNear(one: Place, other: Place): boolean {
  if (one.latitude === null || one.longitude === null) return false;
  if (other.latitude === null || other.longitude === null) return false;
  const east = Math.abs(one.longitude - other.longitude);
  const across = Math.min(east, 360 - east) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, across) < NEAR;
}

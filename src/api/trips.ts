import type { z } from 'zod';

import { Trip, TripBody, TripSettingsBody } from '@/contract/trip';

import type { ApiClient } from './client';
import { getList, type Reading, type SinceOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, writeOnly, type Writing } from './writing';

export type TripInput = z.input<typeof TripBody>;
export type TripSettingsInput = z.input<typeof TripSettingsBody>;

export function listTrips(
  client: ApiClient,
  { since, ...options }: SinceOptions = {},
): Promise<Reading<Trip[]>> {
  return getList(client, '/api/v1/trips', Trip, options, { since });
}

export function createTrip(
  client: ApiClient,
  content: TripInput,
  options: WriteOptions,
): Promise<Writing<Trip>> {
  const body = { content, schema: TripBody };
  return write(client, { method: 'POST', path: '/api/v1/trips', body }, Trip, options);
}

export function updateTrip(
  client: ApiClient,
  tripId: string,
  content: TripInput,
  options: WriteOptions,
): Promise<Writing<Trip>> {
  const body = { content, schema: TripBody };
  return write(client, { method: 'PUT', path: toPath`/api/v1/trips/${tripId}`, body }, Trip, options);
}

/** Mutes a trip, or marks it viewed. */
export function changeTripSettings(
  client: ApiClient,
  tripId: string,
  content: TripSettingsInput,
  options: WriteOptions,
): Promise<Writing<Trip>> {
  const path = toPath`/api/v1/trips/${tripId}/change_trip_settings`;
  const body = { content, schema: TripSettingsBody };
  return write(client, { method: 'PUT', path, body }, Trip, options);
}

export function deleteTrip(client: ApiClient, tripId: string, options: WriteOptions): Promise<Writing<null>> {
  return writeOnly(client, { method: 'DELETE', path: toPath`/api/v1/trips/${tripId}` }, options);
}

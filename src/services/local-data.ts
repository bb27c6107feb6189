import { z } from 'zod';

import { places } from './places';

/** What a notification carries that the app itself made; it names a matter and never a path, for others can write it too. */
const LocalData = z.discriminatedUnion('sojourn', [
  z.object({ sojourn: z.literal('unsent-check-in') }),
  z.object({ sojourn: z.literal('trip-not-ready'), trip_id: z.string() }),
  z.object({ sojourn: z.literal('to-see-to'), trip_id: z.string() }),
  z.object({ sojourn: z.literal('area'), country_id: z.string() }),
  z.object({ sojourn: z.literal('alert'), alert_id: z.string() }),
  z.object({ sojourn: z.literal('new-alert'), alert_id: z.string() }),
]);
export type LocalData = z.infer<typeof LocalData>;

/** Where it leads; null where it was not made here. */
export function readLocalData(data: unknown): string | null {
  const read = LocalData.safeParse(data);
  if (!read.success) return null;
  switch (read.data.sojourn) {
    case 'unsent-check-in':
      return places.checkIn;
    case 'trip-not-ready':
    case 'to-see-to':
      return places.trip(read.data.trip_id);
    case 'area':
      return places.country(read.data.country_id);
    case 'alert':
    case 'new-alert':
      return places.alert(read.data.alert_id);
  }
}

/** It stands beside a banner in the app, which says the same. */
export function isOwnBanner(data: unknown): boolean {
  const read = LocalData.safeParse(data);
  return read.success && read.data.sojourn === 'new-alert';
}

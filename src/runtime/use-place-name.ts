import { stayByTrips } from '@/domain/here-country';
import { nearest } from '@/geo/nearest';
import type { Position } from '@/geo/position';

import { tripQueries } from './queries/trip-queries';
import { useSideRead } from './use-read';
import { useToday } from './use-today';

/** Farther from its middle, one is no longer in a town; a position that may be off by more names none. */
const WITHIN_A_TOWN_METRES = 20_000;

interface Known extends Position {
  /** Null where nobody knows. */
  accuracyMetres?: number | null;
}

/** The town at a position, by what is on this device; null where none is near enough for "in" to be true. */
export function usePlaceName(position: Known | null): string | null {
  const trips = useSideRead(tripQueries.all());
  if (!position || !trips || (position.accuracyMetres ?? 0) > WITHIN_A_TOWN_METRES) return null;
  const towns = trips.flatMap(({ trip }) =>
    trip.destinations.flatMap(({ destination_locations }) => destination_locations),
  );
  const [found] = nearest(towns, position, 1);
  return found && found.metres <= WITHIN_A_TOWN_METRES ? found.point.friendly_name : null;
}

/** Where the trips say that the traveller is today; null where the stay has several places, or none. */
export function usePlaceByTrips(): string | null {
  const today = useToday();
  const trips = useSideRead(tripQueries.all());
  const [only, ...others] =
    stayByTrips(trips?.map(({ trip }) => trip) ?? [], today)?.destination_locations ?? [];
  return only && others.length === 0 ? only.friendly_name : null;
}

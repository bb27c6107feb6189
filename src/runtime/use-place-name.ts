import { useMemo } from 'react';

import { stayByTrips } from '@/domain/here-country';
import { nearest } from '@/geo/nearest';
import { nearestPlaceName } from '@/geo/places/nearest-place-name';
import { usePlaces } from '@/geo/places/use-places';
import type { Position } from '@/geo/position';
import { useI18n } from '@/i18n/locale-provider';

import { tripQueries } from './queries/trip-queries';
import { useSideRead } from './use-read';
import { useToday } from './use-today';

/** Farther from its middle, one is no longer in a town; a position that may be off by more names none. */
const WITHIN_A_TOWN_METRES = 20_000;

interface Known extends Position {
  /** Null where nobody knows. */
  accuracyMetres?: number | null;
}

/** The town at a position, by the traveller's trips or the names that the app carries; null where none is near enough for "in" to be true. */
export function usePlaceName(position: Known | null): string | null {
  const trips = useSideRead(tripQueries.all());
  const { language } = useI18n().locale;
  const isTelling = position !== null && (position.accuracyMetres ?? 0) <= WITHIN_A_TOWN_METRES;
  const towns = (trips ?? []).flatMap(({ trip }) =>
    trip.destinations.flatMap(({ destination_locations }) => destination_locations),
  );
  const [found] = isTelling ? nearest(towns, position, 1) : [];
  const ofTrip = found && found.metres <= WITHIN_A_TOWN_METRES ? found.point.friendly_name : null;
  const isSought = isTelling && trips !== undefined && ofTrip === null;
  const places = usePlaces(isSought);
  const { latitude = 0, longitude = 0 } = position ?? {};
  const carried = useMemo(
    () => (isSought && places ? nearestPlaceName(latitude, longitude, language) : null),
    [isSought, places, latitude, longitude, language],
  );
  return ofTrip ?? carried;
}

/** Where the trips say that the traveller is today; null where the stay has several places, or none. */
export function usePlaceByTrips(): string | null {
  const today = useToday();
  const trips = useSideRead(tripQueries.all());
  const [only, ...others] =
    stayByTrips(trips?.map(({ trip }) => trip) ?? [], today)?.destination_locations ?? [];
  return only && others.length === 0 ? only.friendly_name : null;
}

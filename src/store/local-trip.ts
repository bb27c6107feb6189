import type { Trip, WrittenTrip } from '@/contract/trip';
import { TripType } from '@/contract/trip';
import { generateTripName, tripPeriod } from '@/contract/trip-rules';

import { getCountryByCode } from './countries';
import type { Reader } from './store-database';

/** How a trip that the traveller wrote looks until the service has answered. It must have passed the trip rules. */
export async function toLocalTrip(
  reader: Reader,
  id: string,
  written: WrittenTrip,
  before: Trip | null,
  now: Date,
): Promise<Trip> {
  const destinations = written.destinations ?? [];
  const countries = await Promise.all(
    destinations.map((destination) => getCountryByCode(reader, destination.country_code)),
  );
  const names = destinations.map(
    (destination, index) => countries[index]?.short.name ?? destination.country_code,
  );
  return {
    ...(before ?? emptyTrip(now)),
    ...tripPeriod(destinations),
    id,
    name: written.name?.trim() || before?.name || generateTripName(names),
    trip_type: written.trip_type ?? before?.trip_type ?? TripType.Other,
    activities: written.activities ?? before?.activities ?? [],
    destinations: destinations.map((destination, index) => ({
      id: `${id}/${index}`,
      entry_date: `${destination.entry_date ?? ''}T00:00:00.000Z`,
      departure_date: destination.entry_date ?? '',
      exit_date: `${destination.exit_date ?? ''}T00:00:00.000Z`,
      return_date: destination.exit_date ?? '',
      country_code: destination.country_code,
      country_id: countries[index]?.short.id ?? '',
      destination_locations: destination.destination_locations.map((location, place) => ({
        id: `${id}/${index}/${place}`,
        ...location,
      })),
    })),
  };
}

function emptyTrip(now: Date): Omit<Trip, 'id' | 'name' | 'start' | 'finish' | 'destinations'> {
  return {
    trip_type: TripType.Other,
    activities: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    trip_medication_comments: [],
    trip_vaccination_comments: [],
    trip_disease_comments: [],
    muted: false,
    read: true,
    header_image: null,
  };
}

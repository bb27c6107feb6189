import type { Trip } from '@/contract/trip';
import type { PlaceOnMap } from '@/map/topology-areas';
import type { HospitalSummary } from '@/store/hospitals';

/** The places of a trip in the order of travel. */
export function routeOf({ destinations }: Pick<Trip, 'destinations'>): PlaceOnMap[] {
  return [...destinations]
    .sort((one, other) => (one.departure_date < other.departure_date ? -1 : 1))
    .flatMap(({ destination_locations }) =>
      destination_locations.map(({ id, friendly_name, latitude, longitude }) => ({
        id,
        name: friendly_name,
        position: { latitude, longitude },
      })),
    );
}

export function hospitalPlace(hospital: HospitalSummary): PlaceOnMap {
  const { id, name, latitude, longitude, city, province } = hospital;
  return { id, name, note: [city, province].filter(Boolean).join(', '), position: { latitude, longitude } };
}

/** Where it leads, each country once, in the order of travel. */
export function countryIdsOf({ destinations }: Trip): string[] {
  return [...new Set(destinations.map(({ country_id }) => country_id))];
}

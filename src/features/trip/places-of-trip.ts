import type { Alert } from '@/contract/alert';
import type { Trip } from '@/contract/trip';
import type { AlertOnMap, PlaceOnMap } from '@/map/topology-areas';
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

/** One mark for each alert: its first point, and the smallest area that it names. */
export function alertPlace(alert: Alert): AlertOnMap {
  const [point] = alert.alert_locations;
  const drawn = [...alert.country_regions, ...alert.country_divisions, ...alert.countries];
  return {
    id: alert.id,
    name: alert.headline,
    isHigh: alert.risk_level === 'high',
    position: point ? { longitude: point.location[0], latitude: point.location[1] } : null,
    topology: drawn.find(({ topo_json }) => topo_json !== null)?.topo_json ?? null,
  };
}

export function hospitalPlace({ id, name, latitude, longitude }: HospitalSummary): PlaceOnMap {
  return { id, name, position: { latitude, longitude } };
}

/** Where it leads, each country once, in the order of travel. */
export function countryIdsOf({ destinations }: Trip): string[] {
  return [...new Set(destinations.map(({ country_id }) => country_id))];
}

import type { Advisory } from '@/contract/advisory';
import type { Alert } from '@/contract/alert';
import type { AlertOnMap } from '@/map/topology-areas';

/** By its first point and its first area: among many, one mark for each is enough. */
export function alertOnMap(alert: Alert): AlertOnMap {
  const [point] = alert.alert_locations;
  const [area] = [...alert.country_regions, ...alert.country_divisions];
  const country = alert.countries.find(({ topo_json }) => topo_json !== null);
  return {
    id: alert.id,
    name: alert.headline,
    isHigh: alert.risk_level === 'high',
    position: point ? { longitude: point.location[0], latitude: point.location[1] } : null,
    topology: area?.topo_json ?? country?.topo_json ?? null,
  };
}

export function advisoryOnMap({ id, headline, country_regions, country_divisions }: Advisory): AlertOnMap {
  const [area] = [...country_regions, ...country_divisions];
  return { id, name: headline, position: null, topology: area?.topo_json ?? null };
}

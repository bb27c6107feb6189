import type { Alert } from '@/contract/alert';
import type { AlertOnMap } from '@/map/topology-areas';

/** Every point and area of one alert, each under its own name. */
export function placesOnMap(alert: Alert): AlertOnMap[] {
  const points = alert.alert_locations.map(({ id, location: [longitude, latitude] }) => ({
    id,
    name: alert.headline,
    isHigh: alert.risk_level === 'high',
    position: { latitude, longitude },
    topology: null,
  }));
  const toArea = ({ id, name, topo_json }: { id: string; name?: string; topo_json: unknown }) => ({
    id,
    name: name ?? alert.headline,
    position: null,
    topology: topo_json,
  });
  const whole = alert.countries.filter(({ topo_json }) => topo_json !== null);
  const parts = [...alert.country_divisions, ...alert.country_regions];
  return [
    ...points,
    ...whole.map((country) => ({ ...toArea(country), isWholeCountry: true })),
    ...parts.map(toArea),
  ];
}

import { toTravelStatusName, type TravelStatusName } from './travel-status';

interface Area {
  id: string;
  name?: string;
  travel_status: number;
  topo_json: unknown;
}

interface CountryDrawing {
  id: string;
  travel_status: number;
  topo_json: unknown;
  country_divisions: readonly Area[];
  country_regions: readonly Area[];
}

interface AreaOnMap {
  id: string;
  name: string;
  status: TravelStatusName | null;
  topology: unknown;
}

export function toAreaOnMap({ id, name, travel_status, topo_json }: Area): AreaOnMap {
  return { id, name: name ?? '', status: toTravelStatusName(travel_status), topology: topo_json };
}

/** A country and its parts, the parts over the whole. */
export function toAreasOnMap(country: CountryDrawing, name: string): AreaOnMap[] {
  const { country_divisions, country_regions } = country;
  return [{ ...country, name }, ...country_divisions, ...country_regions].map(toAreaOnMap);
}

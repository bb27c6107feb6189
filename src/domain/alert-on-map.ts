interface Area {
  name?: string | undefined;
  topo_json: unknown;
}

interface AlertPlaces {
  id: string;
  headline: string;
  risk_level: string;
  alert_locations: readonly { location: readonly [longitude: number, latitude: number] }[];
  countries: readonly Area[];
  country_divisions: readonly Area[];
  country_regions: readonly Area[];
}

type AdvisoryPlaces = Pick<AlertPlaces, 'id' | 'headline' | 'country_divisions' | 'country_regions'>;

interface NewsOnMap {
  id: string;
  name: string;
  /** Where it applies, in words. */
  note: string;
  isHigh: boolean;
  position: { latitude: number; longitude: number } | null;
  topology: unknown;
  isWholeCountry: boolean;
  isMarked: true;
}

/** Among many, each by one mark: its first point and the first part of a country that it names; a whole country only where it names nothing smaller. */
export function alertOnMap(alert: AlertPlaces): NewsOnMap {
  const [point] = alert.alert_locations;
  const [part] = [...alert.country_regions, ...alert.country_divisions];
  const country = point || part ? undefined : alert.countries.find(({ topo_json }) => topo_json !== null);
  return {
    id: alert.id,
    name: alert.headline,
    note: namesOf([...alert.country_regions, ...alert.country_divisions, ...alert.countries]),
    isHigh: alert.risk_level === 'high',
    position: point ? { longitude: point.location[0], latitude: point.location[1] } : null,
    topology: (part ?? country)?.topo_json ?? null,
    isWholeCountry: country !== undefined,
    isMarked: true,
  };
}

export function advisoryOnMap({
  id,
  headline,
  country_regions,
  country_divisions,
}: AdvisoryPlaces): NewsOnMap {
  const areas = [...country_regions, ...country_divisions];
  return {
    id,
    name: headline,
    note: namesOf(areas),
    isHigh: false,
    position: null,
    topology: areas[0]?.topo_json ?? null,
    isWholeCountry: false,
    isMarked: true,
  };
}

function namesOf(areas: readonly Area[]): string {
  return areas.flatMap(({ name }) => name ?? []).join(', ');
}

import { AirportQuery } from '@/contract/air-query';

import { healthOnTheWay } from '../airlines/records';
import { alike, coded } from '../alike';
import type { Records } from '../records';

const { like, iata, icao, faa } = AirportQuery.shape;

/** SQL: how the row `airport` stands in other records. */
export const NAMED_AIRPORT = `'id', airport.id, 'name', airport.name, 'iata', airport.iata, 'icao', airport.icao,
    'faa', airport.faa, 'lat', airport.latitude, 'lng', airport.longitude`;

export const AIRPORT_RECORDS = {
  row: 'airport',
  isTranslated: true,
  document: (localized) => `json_build_object(${NAMED_AIRPORT},
    'health_distancing', airport.health_distancing, ${healthOnTheWay('airport', localized)})`,
  from: 'airports airport',
  where: 'true',
  order: 'airport.name, airport.id',
  filters: {
    like: alike(like, 'airport', ['iata', 'icao', 'faa']),
    iata: coded(iata, 'airport.iata'),
    icao: coded(icao, 'airport.icao'),
    faa: coded(faa, 'airport.faa'),
  },
} satisfies Records;

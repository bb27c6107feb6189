import { AirlineQuery } from '@/contract/air-query';

import { alike, coded } from '../alike';
import type { Localized } from '../localized';
import type { Records } from '../records';

const { like, iata, icao } = AirlineQuery.shape;

/** SQL: what airlines and airports alike have to tell. */
export const healthOnTheWay = (row: string, localized: Localized) => `
    'created_at', wire_time(${row}.created_at), 'updated_at', wire_time(${row}.updated_at),
    'health_mask_req', ${row}.health_mask_req, 'health_temp_check', ${row}.health_temp_check,
    'health_measures', ${localized.text(row, 'health_measures')}, 'health_url', ${row}.health_url`;

/** SQL: how the row `airline` stands in other records. */
export const NAMED_AIRLINE = `'id', airline.id, 'name', airline.name, 'iata', airline.iata, 'icao', airline.icao`;

export const AIRLINE_RECORDS = {
  row: 'airline',
  isTranslated: true,
  document: (localized) => `json_build_object(${NAMED_AIRLINE}, ${healthOnTheWay('airline', localized)})`,
  from: 'airlines airline',
  where: 'true',
  order: 'airline.name, airline.id',
  filters: {
    like: alike(like, 'airline', ['iata', 'icao']),
    iata: coded(iata, 'airline.iata'),
    icao: coded(icao, 'airline.icao'),
  },
} satisfies Records;

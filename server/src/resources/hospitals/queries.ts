import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { LocalizedDocument } from '../../http/documents';
import type { List } from '../lists';
import { listRecords, listRecordsOfTrip } from '../read-records';
import { HOSPITALS } from './documents';

const BY_NAME = { order: 'hospital.name, hospital.id' };

/** Of the country `$1`. */
export const COUNTRY_HOSPITALS = {
  from: 'hospitals hospital',
  where: 'hospital.country_id = $1',
  ...BY_NAME,
  filters: {},
} satisfies List;

export function listCountryHospitals(
  database: Queryable,
  languages: Languages,
  countryId: string,
): Promise<LocalizedDocument> {
  return listRecords(database, HOSPITALS, languages, COUNTRY_HOSPITALS, { values: [countryId], query: {} });
}

export function listTripHospitals(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  tripId: string,
): Promise<LocalizedDocument> {
  return listRecordsOfTrip(database, HOSPITALS, languages, { id: tripId, travellerId }, BY_NAME);
}

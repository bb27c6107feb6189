import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { SaidDocument } from '../../http/documents';
import { listRecords, listRecordsOfTrip } from '../read-records';
import { HOSPITALS } from './documents';

const BY_NAME = { order: 'hospital.name, hospital.id' };

export function listCountryHospitals(
  database: Queryable,
  languages: Languages,
  countryId: string,
): Promise<SaidDocument> {
  const ofCountry = { where: 'hospital.country_id = $1', values: [countryId] };
  return listRecords(database, HOSPITALS, languages, { ...ofCountry, ...BY_NAME });
}

export function listTripHospitals(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  tripId: string,
): Promise<SaidDocument> {
  return listRecordsOfTrip(database, HOSPITALS, languages, { id: tripId, travellerId }, BY_NAME);
}

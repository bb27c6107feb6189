import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { SaidDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { listRecords, listRecordsOfTrip, readRecord } from '../read-records';
import { ADVISORIES } from './documents';

const OPEN = 'advisory.status = 0';
const order = 'advisory.created_at desc, advisory.id';

export function getAdvisory(
  database: Queryable,
  languages: Languages,
  lookup: Lookup,
): Promise<SaidDocument> {
  return readRecord(database, ADVISORIES, languages, 'advisory', lookup);
}

export function listCountryAdvisories(
  database: Queryable,
  languages: Languages,
  countryId: string,
): Promise<SaidDocument> {
  const where = `advisory.country_id = $1 and ${OPEN}`;
  return listRecords(database, ADVISORIES, languages, { where, values: [countryId], order });
}

export function listTripAdvisories(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  tripId: string,
): Promise<SaidDocument> {
  const trip = { id: tripId, travellerId };
  return listRecordsOfTrip(database, ADVISORIES, languages, trip, { where: OPEN, order });
}

import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { LocalizedDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import type { List } from '../lists';
import { listRecords, listRecordsOfTrip, readRecord } from '../read-records';
import { ADVISORIES } from './documents';

/** SQL: the row `advisory` still holds. */
export const OPEN = 'advisory.status = 0';
const order = 'advisory.created_at desc, advisory.id';

export function getAdvisory(
  database: Queryable,
  languages: Languages,
  lookup: Lookup,
): Promise<LocalizedDocument> {
  return readRecord(database, ADVISORIES, languages, 'advisory', lookup);
}

/** Of the country `$1`. */
export const COUNTRY_ADVISORIES = {
  from: 'advisories advisory',
  where: `advisory.country_id = $1 and ${OPEN}`,
  order,
  filters: {},
} satisfies List;

export function listCountryAdvisories(
  database: Queryable,
  languages: Languages,
  countryId: string,
): Promise<LocalizedDocument> {
  return listRecords(database, ADVISORIES, languages, COUNTRY_ADVISORIES, { values: [countryId], query: {} });
}

export function listTripAdvisories(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  tripId: string,
): Promise<LocalizedDocument> {
  const trip = { id: tripId, travellerId };
  return listRecordsOfTrip(database, ADVISORIES, languages, trip, { where: OPEN, order });
}

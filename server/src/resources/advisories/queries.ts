import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { LocalizedDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { readerOf, whatIsHeardOf } from '../alert-filters/what-is-heard-of';
import type { UserCaller } from '../../http/callers';
import type { Asked, List } from '../lists';
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

const HEARD_OF = whatIsHeardOf('advisory', 2);

/** Of the country `$1`, for whoever is `$2` and `$3`. */
export const COUNTRY_ADVISORIES = {
  from: 'advisories advisory',
  where: `advisory.country_id = $1 and ${OPEN} and ${HEARD_OF.where}`,
  order,
  filters: HEARD_OF.filters,
} satisfies List;

export function listCountryAdvisories(
  database: Queryable,
  languages: Languages,
  reader: UserCaller,
  countryId: string,
  query: Asked['query'],
): Promise<LocalizedDocument> {
  const values = [countryId, ...readerOf(reader)];
  return listRecords(database, ADVISORIES, languages, COUNTRY_ADVISORIES, { values, query });
}

/** `isAll`: also those that the traveller’s own filters leave out. */
export function listTripAdvisories(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  { tripId, isAll }: { tripId: string; isAll: boolean },
): Promise<LocalizedDocument> {
  const trip = { id: tripId, travellerId };
  const heardBy = isAll ? 'null' : 'trip.traveller_id';
  const where = `${OPEN} and not advisory_left_out(advisory.id, ${heardBy}, trip.company_id)`;
  return listRecordsOfTrip(database, ADVISORIES, languages, trip, { where, order });
}

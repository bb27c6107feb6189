import type { Queryable } from '../../database/database';
import { arrayOf, readDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';

const OPEN = 'advisory.status = 0';
const NEWEST_FIRST = 'advisory.created_at desc, advisory.id';

export function getAdvisory(database: Queryable, lookup: Lookup): Promise<string> {
  return readDocument(database, 'advisory', `select document from advisories where ${lookup.column} = $1`, [
    lookup.value,
  ]);
}

export function listCountryAdvisories(database: Queryable, countryId: string): Promise<string> {
  return readDocument(
    database,
    'list',
    `select ${arrayOf('advisory.document', NEWEST_FIRST)} as document
     from advisories advisory where advisory.country_id = $1 and ${OPEN}`,
    [countryId],
  );
}

export function listTripAdvisories(
  database: Queryable,
  travellerId: string,
  tripId: string,
): Promise<string> {
  return readDocument(
    database,
    'trip',
    `select (
       select ${arrayOf('advisory.document', NEWEST_FIRST)}
       from advisories advisory
       where ${OPEN} and advisory.country_id in (
         select destination.country_id from destinations destination where destination.trip_id = trip.id)) as document
     from trips trip
     where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [travellerId, tripId],
  );
}

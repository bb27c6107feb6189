import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { arrayOf, readSaid, type SaidDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { tell } from '../said-documents';
import { ADVISORIES } from './documents';

const OPEN = 'advisory.status = 0';
const NEWEST_FIRST = 'advisory.created_at desc, advisory.id';

export function getAdvisory(
  database: Queryable,
  languages: Languages,
  lookup: Lookup,
): Promise<SaidDocument> {
  const told = tell(ADVISORIES, languages, 2);
  return readSaid(
    database,
    'advisory',
    `select ${told.document} as document, ${told.spoken} as spoken
     from advisories advisory ${told.join} where advisory.${lookup.column} = $1`,
    [lookup.value, ...told.values],
  );
}

export function listCountryAdvisories(
  database: Queryable,
  languages: Languages,
  countryId: string,
): Promise<SaidDocument> {
  const told = tell(ADVISORIES, languages, 2);
  return readSaid(
    database,
    'list',
    `select ${arrayOf(told.document, NEWEST_FIRST)} as document, ${told.spokenOfAll} as spoken
     from advisories advisory ${told.join} where advisory.country_id = $1 and ${OPEN}`,
    [countryId, ...told.values],
  );
}

export function listTripAdvisories(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  tripId: string,
): Promise<SaidDocument> {
  const told = tell(ADVISORIES, languages, 3);
  return readSaid(
    database,
    'trip',
    `select list.document, list.spoken
     from trips trip cross join lateral (
       select ${arrayOf(told.document, NEWEST_FIRST)} as document, ${told.spokenOfAll} as spoken
       from advisories advisory ${told.join}
       where ${OPEN} and advisory.country_id in (
         select destination.country_id from destinations destination where destination.trip_id = trip.id)) list
     where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [travellerId, tripId, ...told.values],
  );
}

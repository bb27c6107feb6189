import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { arrayOf, readSaid, type SaidDocument } from '../../http/documents';
import { tell } from '../said-documents';
import { HOSPITALS } from './documents';

const BY_NAME = 'hospital.name, hospital.id';

export function listCountryHospitals(
  database: Queryable,
  languages: Languages,
  countryId: string,
): Promise<SaidDocument> {
  const told = tell(HOSPITALS, languages, 2);
  return readSaid(
    database,
    'list',
    `select ${arrayOf(told.document, BY_NAME)} as document, ${told.spokenOfAll} as spoken
     from hospitals hospital ${told.join} where hospital.country_id = $1`,
    [countryId, ...told.values],
  );
}

export function listTripHospitals(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  tripId: string,
): Promise<SaidDocument> {
  const told = tell(HOSPITALS, languages, 3);
  return readSaid(
    database,
    'trip',
    `select list.document, list.spoken
     from trips trip cross join lateral (
       select ${arrayOf(told.document, BY_NAME)} as document, ${told.spokenOfAll} as spoken
       from hospitals hospital ${told.join}
       where hospital.country_id in (
         select destination.country_id from destinations destination where destination.trip_id = trip.id)) list
     where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [travellerId, tripId, ...told.values],
  );
}

import type { Queryable } from '../../database/database';
import { arrayOf, readDocument } from '../../http/documents';

const BY_NAME = 'hospital.name, hospital.id';

export function listCountryHospitals(database: Queryable, countryId: string): Promise<string> {
  return readDocument(
    database,
    'list',
    `select ${arrayOf('hospital.document', BY_NAME)} as document
     from hospitals hospital where hospital.country_id = $1`,
    [countryId],
  );
}

export function listTripHospitals(database: Queryable, travellerId: string, tripId: string): Promise<string> {
  return readDocument(
    database,
    'trip',
    `select (
       select ${arrayOf('hospital.document', BY_NAME)}
       from hospitals hospital
       where hospital.country_id in (
         select destination.country_id from destinations destination where destination.trip_id = trip.id)) as document
     from trips trip
     where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [travellerId, tripId],
  );
}

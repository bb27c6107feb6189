import type { Queryable } from '../../database/database';
import { arrayOf, readDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { TRIP_COMMENT_SOURCE } from '../trips/documents';

export type CommentKind = 'disease' | 'medication' | 'vaccination';

const ITEM: Record<CommentKind, { fields: string; order: string }> = {
  disease: {
    fields: `'common_name', item.common_name, 'scientific_name', item.scientific_name`,
    order: 'item.common_name',
  },
  medication: { fields: `'name', item.name`, order: 'item.name' },
  vaccination: { fields: `'name', item.name`, order: 'item.name' },
};

const comments = (kind: CommentKind, countryId: string) =>
  arrayOf(
    `json_build_object('id', comment.id, 'comment', comment.comment, 'common', comment.common,
      'country_id', ${countryId}, '${kind}_id', item.id,
      '${kind}', json_build_object('id', item.id, ${ITEM[kind].fields}))::text`,
    `${ITEM[kind].order}, comment.id`,
  );

export function listCountryComments(
  database: Queryable,
  companyId: string,
  kind: CommentKind,
  lookup: Lookup,
): Promise<string> {
  return readDocument(
    database,
    'country',
    `select (
       select ${comments(kind, 'country.id')}
       from country_comments comment join ${kind}s item on item.id = comment.${kind}_id
       where comment.datum_id = (
         select id from country_data datum
         where datum.country_id = country.id and (datum.company_id = $1 or datum.company_id is null)
         order by datum.company_id nulls last limit 1)) as document
     from countries country where country.${lookup.column} = $2 and country.deleted_at is null`,
    [companyId, lookup.value],
  );
}

export function listTripComments(
  database: Queryable,
  travellerId: string,
  kind: CommentKind,
  tripId: string,
): Promise<string> {
  return readDocument(
    database,
    'trip',
    `select (
       select ${comments(kind, 'place.country_id')}
       ${TRIP_COMMENT_SOURCE} join ${kind}s item on item.id = comment.${kind}_id) as document
     from trips trip where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [travellerId, tripId],
  );
}

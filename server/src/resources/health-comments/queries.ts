import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { arrayOf, readLocalized, type LocalizedDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { goesOn } from '../disease-outbreaks/records';
import { localizeFor } from '../rendered-documents';
import type { Localized } from '../localized';
import { TRIP_COMMENT_SOURCE } from '../trips/documents';

export type CommentKind = 'disease' | 'medication' | 'vaccination';

const named = (localized: Localized) => `'name', ${localized.text('item', 'name')}`;

/** SQL: the outbreaks of the disease that go on in the country. */
const outbreaksIn = (countryId: string) => `, 'outbreak_ids', coalesce((
  select json_agg(outbreak.id order by outbreak.effective_as_of desc, outbreak.id) from disease_outbreaks outbreak
  where outbreak.country_id = ${countryId} and outbreak.disease_id = item.id and ${goesOn('$3')}), '[]')`;

interface Item {
  fields: (localized: Localized) => string;
  /** What stands beside the item, by the moment `$3`; null where nothing does. */
  further: ((countryId: string) => string) | null;
  order: string;
}

const ITEM: Record<CommentKind, Item> = {
  disease: {
    fields: (localized) =>
      `'common_name', ${localized.text('item', 'common_name')}, 'scientific_name', item.scientific_name`,
    further: outbreaksIn,
    order: 'item.common_name',
  },
  medication: { fields: named, further: null, order: 'item.name' },
  vaccination: { fields: named, further: null, order: 'item.name' },
};

const comments = (kind: CommentKind, countryId: string, localized: Localized) =>
  arrayOf(
    `json_build_object('id', comment.id, 'comment', ${localized.text('comment', 'comment')}, 'common', comment.common,
      'country_id', ${countryId}, '${kind}_id', item.id,
      '${kind}', json_build_object('id', item.id, ${ITEM[kind].fields(localized)})${ITEM[kind].further?.(countryId) ?? ''})::text`,
    `${ITEM[kind].order}, comment.id`,
  );

/** SQL: the languages that comments came to be in; `languages` stands in the statement's values at `place`. */
function spokenIn(languages: Languages, place: number): string {
  if (languages === 'all') return 'null';
  if (languages.length === 0) return `'en'`;
  return `coalesce(string_agg(distinct language_of(comment.translations, $${place}::text[]), ', '), 'en')`;
}

export function listCountryComments(
  database: Queryable,
  languages: Languages,
  companyId: string,
  kind: CommentKind,
  lookup: Lookup,
  now: Date,
): Promise<LocalizedDocument> {
  const moment = ITEM[kind].further ? [now] : [];
  const place = 3 + moment.length;
  const { localized, values } = localizeFor(languages, place);
  return readLocalized(
    database,
    'country',
    `select list.document, list.spoken
     from countries country cross join lateral (
       select ${comments(kind, 'country.id', localized)} as document, ${spokenIn(languages, place)} as spoken
       from country_comments comment join ${kind}s item on item.id = comment.${kind}_id
       where comment.datum_id = (
         select id from country_data datum
         where datum.country_id = country.id and (datum.company_id = $1 or datum.company_id is null)
         order by datum.company_id nulls last limit 1)) list
     where country.${lookup.column} = $2 and country.deleted_at is null`,
    [companyId, lookup.value, ...moment, ...values],
  );
}

export function listTripComments(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  kind: CommentKind,
  tripId: string,
  now: Date,
): Promise<LocalizedDocument> {
  const moment = ITEM[kind].further ? [now] : [];
  const place = 3 + moment.length;
  const { localized, values } = localizeFor(languages, place);
  return readLocalized(
    database,
    'trip',
    `select list.document, list.spoken
     from traveller_trips trip cross join lateral (
       select ${comments(kind, 'place.country_id', localized)} as document, ${spokenIn(languages, place)} as spoken
       ${TRIP_COMMENT_SOURCE} join ${kind}s item on item.id = comment.${kind}_id) list
     where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [travellerId, tripId, ...moment, ...values],
  );
}

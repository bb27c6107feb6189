import type { PartnerTrip } from '@/contract/trip';

import { queryFirst, type Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { KeyRing } from '../../http/keys';
import type { Page, PageQuery } from '../../http/pagination';
import { changedSince, readPage, type List } from '../lists';
import { localizeFor } from '../rendered-documents';
import type { Localized } from '../localized';
import { companyTravellerColumns, toTripTraveller, type CompanyTravellerRow } from '../travellers/queries';
import { partnerTripDocument } from '../trips/documents';

interface PartnerTripRow {
  trip: Omit<PartnerTrip, 'travellers'>;
}

const columns = (localized: Localized) => `${partnerTripDocument(localized)} as trip`;

/** Only a removed trip says when it was removed. */
async function withTravellers(
  database: Queryable,
  rows: readonly PartnerTripRow[],
  keyRing: KeyRing,
): Promise<PartnerTrip[]> {
  const travellers = await database.query<CompanyTravellerRow & { trip_id: string }>(
    `select member.trip_id, ${companyTravellerColumns('traveller')}
     from trip_travellers member join travellers traveller on traveller.id = member.traveller_id
     where member.trip_id = any($1::uuid[]) and member.left_at is null
     order by member.joined_at, traveller.id`,
    [rows.map(({ trip }) => trip.id)],
  );
  return rows.map(({ trip: { deleted_at, ...trip } }) => ({
    ...trip,
    ...(deleted_at && { deleted_at }),
    travellers: travellers
      .filter(({ trip_id }) => trip_id === trip.id)
      .map((traveller) => toTripTraveller(traveller, keyRing)),
  }));
}

export const COMPANY_TRIPS = {
  from: 'trips trip',
  where: 'trip.company_id = $1',
  order: 'trip.created_at, trip.id',
  filters: { since: changedSince('trip.updated_at', 'trip.deleted_at') },
} satisfies List;

export async function listPartnerTrips(
  database: Queryable,
  languages: Languages,
  companyId: string,
  query: PageQuery,
  keyRing: KeyRing,
): Promise<Page<PartnerTrip>> {
  const asked = { values: [companyId], query };
  const { items, total } = await readPage<PartnerTripRow>(database, COMPANY_TRIPS, asked, query, (place) => {
    const { localized, values } = localizeFor(languages, place);
    return { columns: columns(localized), values };
  });
  return { items: await withTravellers(database, items, keyRing), total };
}

export async function getPartnerTrip(
  database: Queryable,
  languages: Languages,
  companyId: string,
  tripId: string,
  keyRing: KeyRing,
): Promise<PartnerTrip | null> {
  const told = localizeFor(languages, 3);
  const row = await queryFirst<PartnerTripRow>(
    database,
    `select ${columns(told.localized)} from trips trip where trip.id = $1 and trip.company_id = $2 and trip.deleted_at is null`,
    [tripId, companyId, ...told.values],
  );
  const [trip = null] = await withTravellers(database, row ? [row] : [], keyRing);
  return trip;
}

/** False where the company has no such trip. */
export async function findPartnerTrip(
  transaction: Queryable,
  companyId: string,
  tripId: string,
): Promise<boolean> {
  const row = await queryFirst(
    transaction,
    'select 1 as found from trips where id = $1 and company_id = $2 for no key update',
    [tripId, companyId],
  );
  return row !== null;
}

import type { PartnerTrip } from '@/contract/trip';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import type { KeyRing } from '../../http/keys';
import { sayTo } from '../said-documents';
import type { Say } from '../say';
import { toTripTraveller, travellerColumns, type TravellerRow } from '../travellers/queries';
import { partnerTripDocument } from '../trips/documents';

type PartnerTripRow = TravellerRow & { trip: Omit<PartnerTrip, 'travellers'> };

const selectTrip = (say: Say) => `
  select ${travellerColumns('traveller')}, ${partnerTripDocument(say)} as trip
  from trips trip join travellers traveller on traveller.id = trip.traveller_id`;

/** Only a removed trip says when it was removed. */
function toPartnerTrip({ trip, ...traveller }: PartnerTripRow, keyRing: KeyRing): PartnerTrip {
  const { deleted_at, ...fields } = trip;
  return {
    ...fields,
    ...(deleted_at && { deleted_at }),
    travellers: [toTripTraveller(traveller, keyRing)],
  };
}

export async function listPartnerTrips(
  database: Queryable,
  languages: Languages,
  companyId: string,
  page: { page: number; per_page: number; since?: number },
  keyRing: KeyRing,
): Promise<{ items: PartnerTrip[]; total: number }> {
  const condition =
    page.since === undefined
      ? 'trip.deleted_at is null and $2::bigint is null'
      : 'trip.updated_at > to_timestamp($2::bigint)';
  const values = [companyId, page.since ?? null];
  const { total } = await queryOne<{ total: number }>(
    database,
    `select count(*)::integer as total from trips trip where trip.company_id = $1 and ${condition}`,
    values,
  );
  const told = sayTo(languages, 5);
  const rows = await database.query<PartnerTripRow>(
    `${selectTrip(told.say)} where trip.company_id = $1 and ${condition}
     order by trip.created_at, trip.id limit $3 offset $4`,
    [...values, page.per_page, (page.page - 1) * page.per_page, ...told.values],
  );
  return { items: rows.map((row) => toPartnerTrip(row, keyRing)), total };
}

export async function getPartnerTrip(
  database: Queryable,
  languages: Languages,
  companyId: string,
  tripId: string,
  keyRing: KeyRing,
): Promise<PartnerTrip | null> {
  const told = sayTo(languages, 3);
  const row = await queryFirst<PartnerTripRow>(
    database,
    `${selectTrip(told.say)} where trip.id = $1 and trip.company_id = $2 and trip.deleted_at is null`,
    [tripId, companyId, ...told.values],
  );
  return row && toPartnerTrip(row, keyRing);
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

import { randomUUID } from 'node:crypto';

import type {
  CompanyTraveller,
  NewTraveller,
  SettingsChange,
  Traveller,
  TravellerChange,
  TripTraveller,
} from '@/contract/traveller';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { createKey, type KeyRing } from '../../http/keys';
import type { Page, PageQuery } from '../../http/pagination';
import { changedSince, readPage, type List } from '../lists';
import { isResponderIn } from '../roles/queries';
import { holdFellowsOf, holdTripsOf, leaveAllTrips } from '../trips/trip-travellers';

export interface TravellerRow {
  id: string;
  first_name: string;
  last_name: string | null;
  email: string;
  home_country: string | null;
  language: string | null;
  key_sealed: Uint8Array;
  send_trip_alert_email: boolean;
  send_trip_alert_push: boolean;
  send_all_good_email: boolean;
  send_all_good_push: boolean;
  check_in_with_location: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** Never `*`: a newer process may add a column while statements of this one are prepared, and they would all fail. */
const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'home_country',
  'language',
  'key_sealed',
  'send_trip_alert_email',
  'send_trip_alert_push',
  'send_all_good_email',
  'send_all_good_push',
  'check_in_with_location',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies readonly (keyof TravellerRow)[];

/** SQL: what a `TravellerRow` is made of, of the table under this name. */
export function travellerColumns(table = 'travellers'): string {
  return COLUMNS.map((column) => `${table}.${column}`).join(', ');
}

/** As their company reads them. */
export interface CompanyTravellerRow extends TravellerRow {
  is_responder: boolean;
}

/** SQL: what a `CompanyTravellerRow` is made of. */
export function companyTravellerColumns(table = 'travellers'): string {
  return `${travellerColumns(table)}, ${isResponderIn(table)} as is_responder`;
}

function toPerson(row: TravellerRow) {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    home_country: row.home_country,
    language: row.language,
  };
}

function toAccount(row: TravellerRow) {
  return {
    settings: {
      send_trip_alert_email: row.send_trip_alert_email,
      send_trip_alert_push: row.send_trip_alert_push,
      send_all_good_email: row.send_all_good_email,
      send_all_good_push: row.send_all_good_push,
      check_in_with_location: row.check_in_with_location,
    },
    ...(row.deleted_at && { deleted_at: row.deleted_at.toISOString() }),
  };
}

const toKey = (row: TravellerRow, keyRing: KeyRing) => ({
  authentication_token: keyRing.open(row.key_sealed, row.id),
});

export function toTraveller(row: TravellerRow, keyRing: KeyRing): Traveller {
  return { ...toPerson(row), ...toKey(row, keyRing), ...toAccount(row) };
}

/** A company hands their keys to its travellers. That of whoever answers requests would let it answer, and read, in their name. */
export function toTripTraveller(row: CompanyTravellerRow, keyRing: KeyRing): TripTraveller {
  return { ...toPerson(row), ...(!row.is_responder && toKey(row, keyRing)) };
}

export function toCompanyTraveller(row: CompanyTravellerRow, keyRing: KeyRing): CompanyTraveller {
  return { ...toTripTraveller(row, keyRing), ...toAccount(row) };
}

export const COMPANY_TRAVELLERS = {
  from: 'travellers',
  where: 'company_id = $1',
  order: 'created_at, id',
  filters: { since: changedSince('updated_at', 'deleted_at') },
} satisfies List;

export function listTravellers(
  database: Queryable,
  companyId: string,
  query: PageQuery,
): Promise<Page<CompanyTravellerRow>> {
  const asked = { values: [companyId], query };
  return readPage(database, COMPANY_TRAVELLERS, asked, query, () => ({
    columns: companyTravellerColumns(),
    values: [],
  }));
}

export function findCompanyTraveller(
  database: Queryable,
  companyId: string,
  id: string,
): Promise<CompanyTravellerRow | null> {
  return queryFirst<CompanyTravellerRow>(
    database,
    `select ${companyTravellerColumns()} from travellers where id = $1 and company_id = $2 and deleted_at is null`,
    [id, companyId],
  );
}

export async function insertTraveller(
  transaction: Queryable,
  companyId: string,
  traveller: NewTraveller,
  keyRing: KeyRing,
  now: Date,
  given: { id: string; key: string } = { id: randomUUID(), key: createKey() },
): Promise<TravellerRow> {
  return queryOne<TravellerRow>(
    transaction,
    `insert into travellers (id, company_id, first_name, last_name, email, home_country, language,
       key_hash, key_sealed, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${travellerColumns()}`,
    [
      given.id,
      companyId,
      traveller.first_name,
      traveller.last_name ?? null,
      traveller.email,
      traveller.home_country ?? null,
      traveller.language ?? null,
      keyRing.hash(given.key),
      keyRing.seal(given.key, given.id),
      now,
    ],
  );
}

export async function isEmailTaken(
  transaction: Queryable,
  companyId: string,
  email: string,
  exceptId: string | null,
): Promise<boolean> {
  const row = await queryFirst(
    transaction,
    `select 1 as taken from travellers
     where company_id = $1 and lower(email) = lower($2) and deleted_at is null and id is distinct from $3::uuid`,
    [companyId, email, exceptId],
  );
  return row !== null;
}

/**
 * Two partners' requests about travellers of one company go one after the other, so e-mails stay unique. Whoever writes
 * something that belongs to the company need not wait for them.
 */
export async function holdCompany(transaction: Queryable, companyId: string): Promise<void> {
  await transaction.query('select 1 from companies where id = $1 for no key update', [companyId]);
}

export function updateTraveller(
  transaction: Queryable,
  id: string,
  change: TravellerChange,
  now: Date,
): Promise<CompanyTravellerRow> {
  // What is absent stays; what is null is emptied.
  const given = (name: keyof TravellerChange) => change[name] !== undefined;
  return queryOne<CompanyTravellerRow>(
    transaction,
    `update travellers set
       first_name = coalesce($2, first_name), email = coalesce($3, email),
       last_name = case when $4 then $5 else last_name end,
       home_country = case when $6 then $7 else home_country end,
       language = case when $8 then $9 else language end,
       updated_at = $10
     where id = $1 returning ${companyTravellerColumns()}`,
    [
      id,
      change.first_name ?? null,
      change.email ?? null,
      given('last_name'),
      change.last_name ?? null,
      given('home_country'),
      change.home_country ?? null,
      given('language'),
      change.language ?? null,
      now,
    ],
  );
}

export function updateSettings(
  transaction: Queryable,
  id: string,
  settings: SettingsChange,
  now: Date,
): Promise<TravellerRow> {
  return queryOne<TravellerRow>(
    transaction,
    `update travellers set
       send_trip_alert_email = coalesce($2, send_trip_alert_email),
       send_trip_alert_push = coalesce($3, send_trip_alert_push),
       send_all_good_email = coalesce($4, send_all_good_email),
       send_all_good_push = coalesce($5, send_all_good_push),
       check_in_with_location = coalesce($6, check_in_with_location),
       updated_at = $7
     where id = $1 returning ${travellerColumns()}`,
    [
      id,
      settings.send_trip_alert_email ?? null,
      settings.send_trip_alert_push ?? null,
      settings.send_all_good_email ?? null,
      settings.send_all_good_push ?? null,
      settings.check_in_with_location ?? null,
      now,
    ],
  );
}

/** The key stops working at once; the trips go with their traveller, but for those that others are of. False where they were removed before. */
export async function removeTraveller(transaction: Queryable, id: string, now: Date): Promise<boolean> {
  // Every other write takes what belongs to a traveller first, and then, by its revision, the traveller. Those that took
  // them the other way round would wait for each other.
  await holdTripsOf(transaction, id);
  await transaction.query('select 1 from devices where traveller_id = $1 order by id for update', [id]);
  await holdFellowsOf(transaction, id);
  const removed = await transaction.query(
    'update travellers set deleted_at = $2, updated_at = $2 where id = $1 and deleted_at is null returning 1 as removed',
    [id, now],
  );
  if (removed.length === 0) return false;
  await leaveAllTrips(transaction, id, now);
  await transaction.query('delete from devices where traveller_id = $1', [id]);
  return true;
}

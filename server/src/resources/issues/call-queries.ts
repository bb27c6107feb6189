import type { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, type NewIssue } from '@/contract/issue';

import { queryFirst, type Queryable } from '../../database/database';

/** Until the transaction ends, what this traveller calls and asks for comes one after the other. Before anything else is held. */
export async function holdCalls(transaction: Queryable, travellerId: string): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended('calls of ' || $1, 0))`, [
    travellerId,
  ]);
}

/** What somebody said of themselves: when, by the clock of the device that they said it on. */
export interface Said {
  at: Date;
  /** Null where it is not told. */
  deviceToken: string | null;
}

/**
 * Whether they have said this since then, of what was heard. One device knows the order of its own words, by whichever clock. What another said counts from
 * when it was heard, if its clock was ahead: otherwise it would be later than all that is said until then.
 */
export async function hasSaidSince(
  transaction: Queryable,
  travellerId: string,
  status: CheckInStatus,
  { at, deviceToken }: Said,
): Promise<boolean> {
  const row = await queryFirst(
    transaction,
    `select 1 as found from check_ins said where said.traveller_id = $1 and said.status = $2 and said.checkin_at > $3
       and (said.device_token = $4 or said.created_at > $3) limit 1`,
    [travellerId, status, at, deviceToken],
  );
  return row !== null;
}

/** The request that came out of this very call before. */
export async function findRequestOf(
  transaction: Queryable,
  travellerId: string,
  calledAt: Date,
): Promise<string | null> {
  const row = await queryFirst<{ id: string }>(
    transaction,
    'select id from issues where traveller_id = $1 and called_at = $2 limit 1',
    [travellerId, calledAt],
  );
  return row?.id ?? null;
}

interface OpenCall {
  id: string;
  status: IssueStatus;
}

/** What is open and came out of a call at that moment or before, until the transaction ends; the last call first. A call was made when it was heard at the latest. */
export function holdOpenCalls(
  transaction: Queryable,
  travellerId: string,
  until: Date | null = null,
): Promise<OpenCall[]> {
  return transaction.query<OpenCall>(
    `with held as (
       select id, status, called_at from issues where traveller_id = $1 and status < ${IssueStatus.Closed} and called_at is not null
         and least(called_at, created_at) <= coalesce($2::timestamptz, created_at) order by id for update)
     select id, status from held order by called_at desc, id`,
    [travellerId, until],
  );
}

/** Where they call from, once that is known; what is known stays. */
export async function placeCall(
  transaction: Queryable,
  id: string,
  { lat, lng, country_code }: Pick<NewIssue, 'lat' | 'lng' | 'country_code'>,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update issues set latitude = coalesce(latitude, $2), longitude = coalesce(longitude, $3),
       country_code = coalesce(country_code, $4), updated_at = $5
     where id = $1 and (latitude is null and $2::float8 is not null or country_code is null and $4::text is not null)`,
    [id, lat ?? null, lng ?? null, country_code ?? null, now],
  );
}

/** The call that they say more of, which waits from now on if nobody has it yet. Null where there is none. */
export function sayOfCall(
  transaction: Queryable,
  travellerId: string,
  { type, description, lat, lng, country_code }: NewIssue,
  now: Date,
): Promise<{ id: string } | null> {
  const { CollectingDetails, Waiting, Closed } = IssueStatus;
  return queryFirst<{ id: string }>(
    transaction,
    `update issues set type = $2, description = coalesce($3, description), needs_words = false,
       latitude = coalesce($4, latitude), longitude = coalesce($5, longitude), country_code = coalesce($6, country_code),
       status = case status when ${CollectingDetails} then ${Waiting} else status end,
       moved_by = case status when ${CollectingDetails} then traveller_id else moved_by end, updated_at = $7
     where id = (select id from issues where traveller_id = $1 and needs_words and status < ${Closed}
       order by called_at desc limit 1 for update) returning id`,
    [travellerId, type, description ?? null, lat ?? null, lng ?? null, country_code ?? null, now],
  );
}

import { randomUUID } from 'node:crypto';

import { CheckInAccuracy, CheckInStatus, CheckInType, type WrittenCheckIn } from '@/contract/check-in';

import { queryFirst, type Queryable } from '../../database/database';
import { readDocument } from '../../http/documents';
import { orAll } from '../lists';
import type { Records } from '../records';

/** A phone shows its history; nobody scrolls further back than this. */
const LISTED_CHECK_INS = 500;

/** SQL: a check-in as it leaves the service. */
export const CHECK_IN = `json_build_object(
  'id', id, 'created_at', wire_time(created_at), 'updated_at', wire_time(updated_at),
  'checkin_at', wire_time(checkin_at), 'lat', latitude, 'lng', longitude, 'type', type, 'accuracy', accuracy,
  'country_code', country_code, 'anonymized', false, 'ip_address', null, 'user_id', traveller_id,
  'status', status, 'device_token', device_token, 'message', message)::text`;

export async function insertCheckIn(
  transaction: Queryable,
  travellerId: string,
  checkIn: WrittenCheckIn & { device_token?: string },
  now: Date,
  requestId: string | null = null,
): Promise<unknown> {
  const at = checkIn.checkin_at == null ? now : new Date(checkIn.checkin_at * 1000);
  const document = await readDocument(
    transaction,
    'check-in',
    `insert into check_ins (id, traveller_id, check_in_request_id, checkin_at, latitude, longitude, type, accuracy,
       status, country_code, device_token, message, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning ${CHECK_IN} as document`,
    [
      randomUUID(),
      travellerId,
      requestId,
      at,
      checkIn.latitude ?? null,
      checkIn.longitude ?? null,
      checkIn.type ?? CheckInType.Mobile,
      checkIn.accuracy ?? CheckInAccuracy.Unknown,
      checkIn.status ?? CheckInStatus.Unreported,
      checkIn.country_code ?? null,
      checkIn.device_token ?? null,
      checkIn.message ?? null,
      now,
    ],
  );
  return JSON.parse(document);
}

export const CHECK_INS = {
  row: 'check_ins',
  document: () => CHECK_IN,
  isTranslated: false,
  from: 'check_ins',
  where: 'traveller_id = $1',
  order: 'checkin_at desc, id',
  most: LISTED_CHECK_INS,
  filters: {},
} satisfies Records;

const CHECK_IN_REQUEST = `json_build_object('id', id, 'created_at', wire_time(created_at),
  'updated_at', wire_time(updated_at), 'user_id', user_id)::text`;

/** What answers a request is kept beside it by triggers. */
export const IS_UNANSWERED = 'request.answered_at is null';

export const CHECK_IN_REQUESTS = {
  row: 'request',
  document: () => CHECK_IN_REQUEST,
  isTranslated: false,
  from: 'check_in_requests request',
  where: 'traveller_id = $1',
  order: 'created_at desc, id',
  filters: { all: orAll(IS_UNANSWERED) },
} satisfies Records;

/** False where this traveller was not asked so. */
export async function hasCheckInRequest(
  transaction: Queryable,
  travellerId: string,
  id: string,
): Promise<boolean> {
  const row = await queryFirst(
    transaction,
    'select 1 as found from check_in_requests where id = $1 and traveller_id = $2',
    [id, travellerId],
  );
  return row !== null;
}

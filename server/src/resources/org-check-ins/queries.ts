import { randomUUID } from 'node:crypto';

import { CheckInStatus } from '@/contract/check-in';
import type { CompanyCheckInRequest } from '@/contract/company-check-in';

import type { Queryable } from '../../database/database';
import { CHECK_INS, IS_UNANSWERED } from '../check-ins/queries';
import { changedSince, orAll } from '../lists';
import type { Records } from '../records';

/** In the order of the travellers. */
export async function insertCheckInRequests(
  transaction: Queryable,
  travellerIds: readonly string[],
  now: Date,
): Promise<{ id: string; traveller_id: string }[]> {
  const rows = travellerIds.map((traveller_id) => ({ id: randomUUID(), traveller_id }));
  await transaction.query(
    // In one order, whichever the company named them in: each row takes its traveller.
    `insert into check_in_requests (id, traveller_id, created_at, updated_at)
     select id, traveller_id, $2, $2 from jsonb_to_recordset($1::jsonb) as row(id uuid, traveller_id uuid)
     order by traveller_id`,
    [JSON.stringify(rows), now],
  );
  return rows;
}

const REQUEST = `json_build_object('id', request.id, 'created_at', wire_time(request.created_at),
  'updated_at', wire_time(request.updated_at), 'user_id', request.user_id, 'traveller_id', request.traveller_id,
  'answered_at', wire_time(request.answered_at), 'answer_status', request.answer_status)`;

export async function listRequests(
  database: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<CompanyCheckInRequest[]> {
  const rows = await database.query<{ request: CompanyCheckInRequest }>(
    `select ${REQUEST} as request from check_in_requests request
     where request.company_id = $1 and request.id = any($2::uuid[])
     order by array_position($2::uuid[], request.id)`,
    [companyId, ids],
  );
  return rows.map(({ request }) => request);
}

export const COMPANY_REQUESTS = {
  row: 'request',
  document: () => REQUEST,
  isTranslated: false,
  from: 'check_in_requests request',
  where: 'request.company_id = $1',
  order: 'request.created_at desc, request.id',
  filters: {
    since: changedSince('request.updated_at'),
    // Whoever asks for what changed is told of answers, too.
    all: { ...orAll(IS_UNANSWERED), yieldsTo: 'since' },
  },
} satisfies Records;

/** What the traveller said themselves. Positions that a phone reports by itself serve to pick alerts, nothing else. */
export const SPOKEN_CHECK_INS = {
  ...CHECK_INS,
  where: `${CHECK_INS.where} and status <> ${CheckInStatus.Unreported}`,
  filters: { since: changedSince('updated_at') },
} satisfies Records;

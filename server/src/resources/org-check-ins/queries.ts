import { randomUUID } from 'node:crypto';

import { CheckInStatus, type CheckIn } from '@/contract/check-in';
import type { CompanyCheckInRequest } from '@/contract/company-check-in';

import type { Queryable } from '../../database/database';
import { readPage, type Page, type PageQuery } from '../../http/pagination';
import { ANSWERS_REQUEST, CHECK_IN } from '../check-ins/queries';

/** Which of these are travellers of the company. */
export async function findOwnTravellers(
  transaction: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await transaction.query<{ id: string }>(
    'select id from travellers where company_id = $1 and id = any($2::uuid[]) and deleted_at is null',
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

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
  'answered_at', wire_time(answer.checkin_at), 'answer_status', answer.status) as request`;

const WITH_ANSWER = `
  check_in_requests request
  join travellers traveller on traveller.id = request.traveller_id
  left join lateral (
    select answer.checkin_at, answer.status from check_ins answer where ${ANSWERS_REQUEST}
    order by answer.created_at limit 1) answer on true`;

export async function listRequests(
  database: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<CompanyCheckInRequest[]> {
  const rows = await database.query<{ request: CompanyCheckInRequest }>(
    `select ${REQUEST} from ${WITH_ANSWER} where traveller.company_id = $1 and request.id = any($2::uuid[])
     order by array_position($2::uuid[], request.id)`,
    [companyId, ids],
  );
  return rows.map(({ request }) => request);
}

export async function listCompanyRequests(
  database: Queryable,
  companyId: string,
  page: PageQuery,
  all: boolean,
): Promise<Page<CompanyCheckInRequest>> {
  const { items, total } = await readPage<{ request: CompanyCheckInRequest }>(
    database,
    {
      columns: REQUEST,
      from: WITH_ANSWER,
      where: `traveller.company_id = $1 and ($2 or answer.checkin_at is null)
        and ($3::bigint is null or request.updated_at > to_timestamp($3::bigint))`,
      order: 'request.created_at desc, request.id',
      values: [companyId, all, page.since ?? null],
    },
    page,
  );
  return { items: items.map(({ request }) => request), total };
}

/** What the traveller said themselves. Positions that a phone reports by itself serve to pick alerts, nothing else. */
export async function listSpokenCheckIns(
  database: Queryable,
  travellerId: string,
  page: PageQuery,
): Promise<Page<CheckIn>> {
  const { items, total } = await readPage<{ document: string }>(
    database,
    {
      columns: `${CHECK_IN} as document`,
      from: 'check_ins',
      where: `traveller_id = $1 and status <> ${CheckInStatus.Unreported}
        and ($2::bigint is null or updated_at > to_timestamp($2::bigint))`,
      order: 'checkin_at desc, id',
      values: [travellerId, page.since ?? null],
    },
    page,
  );
  return { items: items.map(({ document }) => JSON.parse(document) as CheckIn), total };
}

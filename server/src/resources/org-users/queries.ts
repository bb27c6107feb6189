import { ORG_USER_DETAILS, type OrgUser, type OrgUserChange } from '@/contract/org-user';

import { queryFirst, type Queryable } from '../../database/database';
import { notFound } from '../../http/failure';
import { IS_RESPONDER, ORG_USER } from './records';

/** Whoever was removed is there no more. */
export async function getOrgUser(database: Queryable, companyId: string, id: string): Promise<OrgUser> {
  const row = await queryFirst<{ user: OrgUser }>(
    database,
    `select ${ORG_USER} as user from travellers traveller
     where traveller.id = $1 and traveller.company_id = $2 and traveller.deleted_at is null`,
    [id, companyId],
  );
  if (!row) throw notFound('user');
  return row.user;
}

/** Until the transaction ends nobody else changes or removes them. */
export async function holdOrgUser(
  transaction: Queryable,
  companyId: string,
  id: string,
): Promise<{ is_responder: boolean }> {
  const row = await queryFirst<{ is_responder: boolean }>(
    transaction,
    `select ${IS_RESPONDER} as is_responder from travellers traveller
     where traveller.id = $1 and traveller.company_id = $2 and traveller.deleted_at is null for no key update`,
    [id, companyId],
  );
  if (!row) throw notFound('user');
  return row;
}

/** Also those who were removed, as long as they are kept. */
export async function hasOrgUser(database: Queryable, companyId: string, id: string): Promise<boolean> {
  const row = await queryFirst(
    database,
    'select 1 as found from travellers where id = $1 and company_id = $2',
    [id, companyId],
  );
  return row !== null;
}

/** What version 1 knows nothing of. What is absent stays; what is null is emptied. */
export async function writeDetails(
  transaction: Queryable,
  id: string,
  change: OrgUserChange,
  now: Date,
): Promise<void> {
  const given = ORG_USER_DETAILS.flatMap((name) =>
    change[name] === undefined ? [] : [[name, change[name]]],
  );
  await transaction.query(
    `update travellers set external_id = case when $2 then $3 else external_id end,
       details = jsonb_strip_nulls(details || $4::jsonb), updated_at = $5
     where id = $1`,
    [
      id,
      change.external_id !== undefined,
      change.external_id ?? null,
      JSON.stringify(Object.fromEntries(given)),
      now,
    ],
  );
}

import { randomUUID } from 'node:crypto';

import type { Company, CompanyChange } from '@/contract/company';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { createKey, type KeyRing } from '../../http/keys';

/** SQL: a company as it leaves the service. */
const COMPANY = `json_build_object('id', id, 'created_at', wire_time(created_at), 'updated_at', wire_time(updated_at),
  'name', name, 'emergency_line', emergency_line, 'emergency_address', emergency_address,
  'white_label', white_label, 'white_label_inbox', white_label_inbox, 'global_intelligence', global_intelligence, 'all_good', all_good)`;

export async function getCompany(database: Queryable, id: string): Promise<Company> {
  const { company } = await queryOne<{ company: Company }>(
    database,
    `select ${COMPANY} as company from companies where id = $1`,
    [id],
  );
  return company;
}

export interface ListedCompany {
  company: Company;
  travellers: number;
  is_disabled: boolean;
}

/** In the order in which they came. */
export function listCompanies(database: Queryable): Promise<ListedCompany[]> {
  return database.query<ListedCompany>(
    `select ${COMPANY} as company, disabled_at is not null as is_disabled,
       (select count(*)::integer from travellers where company_id = companies.id and deleted_at is null) as travellers
     from companies order by created_at, id`,
  );
}

/** Those with this id or this name. */
export async function findCompanyIds(database: Queryable, idOrName: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from companies where id::text = lower($1) or lower(name) = lower($1) order by created_at, id',
    [idOrName],
  );
  return rows.map(({ id }) => id);
}

/** Gives its key, which is kept nowhere. */
export async function insertCompany(
  transaction: Queryable,
  name: string,
  keyRing: KeyRing,
  now: Date,
): Promise<{ id: string; name: string; key: string }> {
  const company = { id: randomUUID(), name, key: createKey() };
  await transaction.query(
    'insert into companies (id, name, key_hash, created_at, updated_at) values ($1, $2, $3, $4, $4)',
    [company.id, name, keyRing.hash(company.key), now],
  );
  return company;
}

/** What is absent stays; what is null is emptied. */
export async function updateCompany(
  transaction: Queryable,
  id: string,
  change: CompanyChange,
  now: Date,
): Promise<Company> {
  const { company } = await queryOne<{ company: Company }>(
    transaction,
    `update companies set (name, emergency_line, emergency_address, white_label, white_label_inbox, global_intelligence,
       all_good) = (
       select given.name, given.emergency_line, given.emergency_address, given.white_label, given.white_label_inbox,
         given.global_intelligence, given.all_good
       from jsonb_populate_record(companies, $2::jsonb) given), updated_at = $3
     where id = $1 returning ${COMPANY} as company`,
    [id, JSON.stringify(change), now],
  );
  return company;
}

/** The key of before opens nothing from now on. */
export async function replaceCompanyKey(
  transaction: Queryable,
  id: string,
  keyRing: KeyRing,
  now: Date,
): Promise<string> {
  const key = createKey();
  await transaction.query('update companies set key_hash = $2, updated_at = $3 where id = $1', [
    id,
    keyRing.hash(key),
    now,
  ]);
  return key;
}

/** False where it was so already. Its travellers keep their keys: whoever is on a trip is not left alone. */
export async function setCompanyDisabled(
  transaction: Queryable,
  id: string,
  isDisabled: boolean,
  now: Date,
): Promise<boolean> {
  const changed = await queryFirst(
    transaction,
    `update companies set disabled_at = case when $2 then $3::timestamptz end, updated_at = $3
     where id = $1 and (disabled_at is not null) <> $2 returning id`,
    [id, isDisabled, now],
  );
  if (changed && !isDisabled) await beginEndpointsAnew(transaction, id);
  return changed !== null;
}

/** While a company was turned off nobody tried its endpoints: they are not blamed for that time. */
async function beginEndpointsAnew(transaction: Queryable, companyId: string): Promise<void> {
  await transaction.query(
    'update webhook_endpoints set failing_since = null, warned_share = 0 where company_id = $1',
    [companyId],
  );
}

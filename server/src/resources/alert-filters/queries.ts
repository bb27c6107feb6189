import { randomUUID } from 'node:crypto';

import { AlertFilter, type WrittenAlertFilter } from '@/contract/alert-filter';
import { RiskLevelV2 } from '@/contract/alert-v2';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { invalid, notFound } from '../../http/failure';
import { findKey } from '../find-keys';
import type { Owner } from './owners';
import { alertFilterRecords } from './records';

/** More than kinds of danger at each risk level: whoever has so many has lost count of them. */
const MOST_FILTERS = 100;

/** A filter that says nothing else. */
const UNSAID: WrittenAlertFilter = {
  risk_levels: Object.values(RiskLevelV2),
  safety_category_id: null,
  includes_high_for_whole_country: false,
};

type Owned = { owner: Owner; ownerId: string };

export async function addFilter(
  transaction: Queryable,
  { owner, ownerId }: Owned,
  written: Partial<WrittenAlertFilter>,
  now: Date,
): Promise<AlertFilter> {
  if (written.risk_levels === undefined && !written.safety_category_id)
    throw invalid([{ field: 'alert_filter', message: 'name risk levels or a safety category' }]);
  const { count } = await queryOne<{ count: number }>(
    transaction,
    `select count(*)::integer as count from alert_filters where ${owner.column} = $1`,
    [ownerId],
  );
  if (count >= MOST_FILTERS)
    throw invalid([{ field: 'alert_filter', message: `at most ${MOST_FILTERS} filters` }]);
  const id = randomUUID();
  const row = await toRow(transaction, { ...UNSAID, ...written });
  await transaction.query(
    `insert into alert_filters (id, ${owner.column}, risk_levels, safety_category_id, includes_high_for_whole_country,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, ownerId, ...row, now],
  );
  return readFilter(transaction, { owner, ownerId }, id);
}

export async function changeFilter(
  transaction: Queryable,
  owned: Owned,
  id: string,
  change: Partial<WrittenAlertFilter>,
  now: Date,
): Promise<AlertFilter> {
  const stored = await readFilter(transaction, owned, id);
  await transaction.query(
    `update alert_filters set risk_levels = $3, safety_category_id = $4, includes_high_for_whole_country = $5, updated_at = $6
     where ${owned.owner.column} = $1 and id = $2`,
    [owned.ownerId, id, ...(await toRow(transaction, { ...stored, ...change })), now],
  );
  return readFilter(transaction, owned, id);
}

export async function removeFilter(
  transaction: Queryable,
  { owner, ownerId }: Owned,
  id: string,
): Promise<void> {
  const removed = await transaction.query(
    `delete from alert_filters where ${owner.column} = $1 and id = $2 returning id`,
    [ownerId, id],
  );
  if (removed.length === 0) throw notFound('alert filter');
}

/** What is about to be changed is held until it is. */
async function readFilter(
  transaction: Queryable,
  { owner, ownerId }: Owned,
  id: string,
): Promise<AlertFilter> {
  const { document, from, where } = alertFilterRecords(owner);
  const row = await queryFirst<{ document: unknown }>(
    transaction,
    `select ${document()} as document from ${from} where ${where} and filter.id = $2 for no key update`,
    [ownerId, id],
  );
  if (!row) throw notFound('alert filter');
  return AlertFilter.parse(row.document);
}

async function toRow(transaction: Queryable, filter: WrittenAlertFilter): Promise<readonly unknown[]> {
  const { safety_category_id: written } = filter;
  const category = written === null ? null : await findKey(transaction, 'safety category', written);
  if (written !== null && category === null)
    throw invalid([
      { field: 'alert_filter.safety_category_id', message: 'is not a safety category known here' },
    ]);
  return [filter.risk_levels, category?.id ?? null, filter.includes_high_for_whole_country];
}

import type { AlertFilter, WrittenAlertFilter } from '@/contract/alert-filter';

import type { Reader, Transaction } from './store-database';

/** What the traveller does not want to hear of. */
export interface StoredFilters {
  filters: WrittenAlertFilter[];
  /** They were changed here, and the service has not taken that yet. */
  isUnsent: boolean;
}

/** Null before the first download: whoever changed them then would overwrite what nobody has seen. */
export async function getAlertFilters(reader: Reader): Promise<StoredFilters | null> {
  const row = await reader.first<{ filters: string; is_unsent: number }>(
    `select coalesce(local_filters, record -> '$.alert_filters', '[]') as filters,
       local_filters is not null as is_unsent
     from profile where record is not null`,
  );
  return row && { filters: JSON.parse(row.filters) as WrittenAlertFilter[], isUnsent: row.is_unsent === 1 };
}

/** Null says that nothing waits to be sent. */
export async function saveLocalFilters(
  transaction: Transaction,
  filters: readonly WrittenAlertFilter[] | null,
): Promise<void> {
  const changed = await transaction.run(
    `insert into profile (only_row, local_filters) values (1, ?)
     on conflict (only_row) do update set local_filters = excluded.local_filters
     where local_filters is not excluded.local_filters`,
    [filters && JSON.stringify(filters)],
  );
  if (changed > 0) await unfoldFilters(transaction);
}

/** As the service has them now; the rest of the profile stays as it came. */
export async function saveServiceFilters(
  transaction: Transaction,
  filters: readonly AlertFilter[],
): Promise<void> {
  const changed = await transaction.run(
    `update profile set record = json_set(record, '$.alert_filters', json(?)) where record is not null`,
    [JSON.stringify(filters)],
  );
  if (changed > 0) await unfoldFilters(transaction);
}

/** Called wherever the profile changes: lists are read far more often, and look up each item in what this makes. */
export async function unfoldFilters(transaction: Transaction): Promise<void> {
  await transaction.run('delete from hidden_dangers');
  await transaction.run(
    `insert into hidden_dangers (risk, grave, kind)
     select distinct risk.value, grave.value, coalesce(filter.value ->> '$.safety_category_id', '')
     from profile, json_each(coalesce(local_filters, record -> '$.alert_filters', '[]')) filter,
       json_each(filter.value, '$.risk_levels') risk, json_each('[0, 1]') grave
     where grave.value = 0 or (risk.value = 2 and filter.value ->> '$.includes_high_for_whole_country')`,
  );
}

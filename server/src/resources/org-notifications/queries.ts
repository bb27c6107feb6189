import type { CompanyNotification } from '@/contract/notification';

import { queryFirst, type Queryable } from '../../database/database';
import { changedSince } from '../lists';
import { NOTIFICATION } from '../notifications/queries';
import type { Records } from '../records';

/** Those of the company itself; its travellers' are theirs alone. */
const OWN = 'company_id = $1 and traveller_id is null';

export const COMPANY_NOTIFICATIONS = {
  row: 'notifications',
  document: () => NOTIFICATION,
  isTranslated: false,
  from: 'notifications',
  where: OWN,
  order: 'created_at desc, id',
  filters: { since: changedSince('updated_at') },
} satisfies Records;

/** Null where there is none. The first reading counts. */
export async function markCompanyNotificationRead(
  transaction: Queryable,
  companyId: string,
  id: string,
  now: Date,
): Promise<CompanyNotification | null> {
  const row = await queryFirst<{ document: string }>(
    transaction,
    `update notifications set read_at = coalesce(read_at, $3),
       updated_at = case when read_at is null then $3 else updated_at end
     where ${OWN} and id = $2 returning ${NOTIFICATION} as document`,
    [companyId, id, now],
  );
  return row && (JSON.parse(row.document) as CompanyNotification);
}

import type { CompanyNotification } from '@/contract/notification';

import { queryFirst, type Queryable } from '../../database/database';
import { readPage, type Page, type PageQuery } from '../../http/pagination';
import { NOTIFICATION } from '../notifications/queries';

/** Those of the company itself; its travellers' are theirs alone. */
const OWN = 'company_id = $1 and traveller_id is null';

export async function listCompanyNotifications(
  database: Queryable,
  companyId: string,
  page: PageQuery,
): Promise<Page<CompanyNotification>> {
  const { items, total } = await readPage<{ document: string }>(
    database,
    {
      columns: `${NOTIFICATION} as document`,
      from: 'notifications',
      where: `${OWN} and ($2::bigint is null or updated_at > to_timestamp($2::bigint))`,
      order: 'created_at desc, id',
      values: [companyId, page.since ?? null],
    },
    page,
  );
  return { items: items.map(({ document }) => JSON.parse(document) as CompanyNotification), total };
}

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

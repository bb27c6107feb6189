import { randomUUID } from 'node:crypto';

import { NOTIFICATION_DATA, type NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../database/database';
import type { Carrying, CompanyEventKind } from './event-kind';
import { followEvents } from './follow-events';

/** As `recordEvents`, of what concerns a company and none of its travellers. */
export async function recordCompanyEvent<Type extends NotificationType, About extends Carrying<Type>>(
  transaction: Queryable,
  kind: CompanyEventKind<Type, About>,
  companyId: string,
  about: About,
  now: Date,
): Promise<void> {
  await transaction.query(
    'insert into events (id, kind, company_id, about, created_at) values ($1, $2, $3, $4, $5)',
    [randomUUID(), kind.name, companyId, JSON.stringify(kind.about.parse(about)), now],
  );
  const data = NOTIFICATION_DATA[kind.type].parse(about);
  const told = { company_id: companyId, traveller_id: null, manner: 'aloud', data } as const;
  await followEvents(transaction, kind, about, [told], now);
}

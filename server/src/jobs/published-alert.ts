import type { Texts } from '@/contract/translated-text';

import { queryFirst, type Queryable } from '../database/database';
import { inAllLanguages } from '../resources/localized';

export interface PublishedAlert {
  id: string;
  headline: Texts;
  risk_level: 'low' | 'medium' | 'high';
  is_over: boolean;
}

/** Null where it was removed since; else it stays until whatever the transaction says of it is there. */
export function readPublishedAlert(
  transaction: Queryable,
  id: string,
  now: Date,
): Promise<PublishedAlert | null> {
  return queryFirst<PublishedAlert>(
    transaction,
    `select alert.id, ${inAllLanguages.text('alert', 'headline')} as headline, alert.risk_level,
       coalesce(alert.finish < $2, false) or alert.status = 1 as is_over from alerts alert where alert.id = $1
     for key share of alert`,
    [id, now],
  );
}

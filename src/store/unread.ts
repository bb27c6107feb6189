import type { Moment } from '@/domain/alert-period';

import { toParameters } from './alert-phase';
import { OF_LOUD_TRIPS, OF_TRIPS } from './alerts';
import { CONCERNING_ALERTS, IS_NEW } from './news-sources';
import type { Reader } from './store-database';
import { IS_MUTED } from './trips';

/**
 * What the number on the app's icon says: new alerts that concern the traveller and messages that were not read, each matter
 * once. A message about an alert of a trip counts as that alert. What is muted does not count.
 */
export async function countUnread(reader: Reader, moment: Moment): Promise<number> {
  const row = await reader.first<{ count: number }>(
    `select
       (select count(*) from (${CONCERNING_ALERTS}) join alerts item on item.id = item_id
        where ${IS_NEW} and (item.id not in (${OF_TRIPS}) or item.id in (${OF_LOUD_TRIPS})))
       + (select count(*) from notifications
          where removed_here = 0 and read_here = 0 and record ->> '$.read_at' is null
            and coalesce(record ->> '$.data.alert_id', '') not in (${OF_TRIPS})
            and coalesce(record ->> '$.data.trip_id', '') not in (select id from trips where ${IS_MUTED}))
       as count`,
    toParameters(moment),
  );
  return row?.count ?? 0;
}

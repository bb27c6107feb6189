import { OF_LOUD_TRIPS, OF_TRIPS } from './alerts';
import type { Reader } from './store-database';
import { IS_MUTED } from './trips';

/**
 * What the number on the app's icon says: alerts of trips and messages that were not read, each matter once. A message about
 * an alert of a trip counts as that alert. What is muted does not count.
 */
export async function countUnread(reader: Reader): Promise<number> {
  const row = await reader.first<{ count: number }>(
    `select
       (select count(*) from alerts where read_here = 0 and read_by_service = 0 and id in (${OF_LOUD_TRIPS}))
       + (select count(*) from notifications
          where removed_here = 0 and read_here = 0 and record ->> '$.read_at' is null
            and coalesce(record ->> '$.data.alert_id', '') not in (${OF_TRIPS})
            and coalesce(record ->> '$.data.trip_id', '') not in (select id from trips where ${IS_MUTED}))
       as count`,
  );
  return row?.count ?? 0;
}

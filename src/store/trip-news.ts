import type { Moment } from '@/domain/alert-period';

import { toParameters } from './alert-phase';
import { IS_NEW } from './news-sources';
import type { Reader } from './store-database';

/** How many alerts of each trip are new, by the trip's id. Trips without any are left out, and those that are over. */
export async function countNewByTrip(reader: Reader, moment: Moment): Promise<Record<string, number>> {
  const rows = await reader.all<{ id: string; count: number }>(
    `select trips.id, count(distinct item.id) as count
     from trips, json_each('["/alerts", "/past-alerts"]') part
       join members on members.download = 'trip/' || trips.id || part.value
       join alerts item on item.id = members.item_id
     where trips.removed = 0 and trips.finish >= ?1 and ${IS_NEW}
     group by trips.id`,
    toParameters(moment),
  );
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}

import type { Reader } from './store-database';

/** How many alerts of each trip were not read, by the trip's id; trips without any are left out. */
export async function countUnreadByTrip(reader: Reader): Promise<Record<string, number>> {
  const rows = await reader.all<{ id: string; count: number }>(
    `select trips.id, count(*) as count
     from trips
       join members on members.download = 'trip/' || trips.id || '/alerts'
       join alerts on alerts.id = members.item_id
     where trips.removed = 0 and alerts.read_here = 0 and alerts.read_by_service = 0
     group by trips.id`,
  );
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}

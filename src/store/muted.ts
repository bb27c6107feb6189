import { OF_LOUD_TRIPS, OF_TRIPS } from './alerts';
import type { Reader } from './store-database';
import { IS_MUTED } from './trips';

/** Whether it is about trips that the traveller muted, and about nothing else. */
export async function isSilenced(
  reader: Reader,
  { tripId, alertId }: { tripId: string | null; alertId: string | null },
): Promise<boolean> {
  const row = await reader.first(
    `select 1 as silenced where exists (select 1 from trips where id = ?1 and ${IS_MUTED})
       or (?1 is null and ?2 in (${OF_TRIPS}) and ?2 not in (${OF_LOUD_TRIPS}))`,
    [tripId, alertId],
  );
  return row !== null;
}

import type { Database } from '../database/database';
import type { AssetStore } from './asset-store';

/** By then whoever staged something has claimed it, or never will. */
const CLAIMED_WITHIN = '1 hour';
const SWEPT_AT_ONCE = 100;

/** Removes bytes that nothing tells of: never claimed, or of something that was deleted. Gives how many there were. */
export async function sweepAssets(database: Database, store: AssetStore, now: Date): Promise<number> {
  const found = await database.query<{ key: string }>(
    `update asset_leftovers set swept_at = $1 where key in (
       select key from asset_leftovers where noted_at <= $1::timestamptz - interval '${CLAIMED_WITHIN}'
       order by noted_at limit ${SWEPT_AT_ONCE} for update skip locked)
     returning key`,
    [now],
  );
  for (const { key } of found) {
    await store.remove(key);
    await database.query('delete from asset_leftovers where key = $1', [key]);
  }
  return found.length;
}

import { queryFirst, type Database } from '../database/database';
import type { AssetStore } from './asset-store';

/** For small installations: the bytes lie beside everything else, and are in its backups. */
export function createDatabaseAssets(database: Database): AssetStore {
  return {
    async put(key, bytes) {
      await database.query(
        'insert into asset_bytes (key, bytes) values ($1, $2) on conflict (key) do update set bytes = excluded.bytes',
        [key, bytes],
      );
    },
    async read(key, range) {
      const row = await queryFirst<{ bytes: Uint8Array }>(
        database,
        range === null
          ? 'select bytes from asset_bytes where key = $1'
          : 'select substring(bytes from $2 for $3) as bytes from asset_bytes where key = $1',
        range === null ? [key] : [key, range.start + 1, range.end - range.start + 1],
      );
      return row && Buffer.from(row.bytes);
    },
    async remove(key) {
      await database.query('delete from asset_bytes where key = $1', [key]);
    },
    close: () => undefined,
  };
}

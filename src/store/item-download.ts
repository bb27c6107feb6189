import type { Download } from './downloads';
import type { Reader } from './store-database';

/** Of the downloads that contain an item, the one that the service confirmed last; null where it is in none. */
export function getDownloadOfItem(reader: Reader, itemId: string): Promise<Download | null> {
  return reader.first<Download>(
    `select downloads.* from members join downloads on downloads.name = members.download
     where members.item_id = ? order by downloads.checked_at desc limit 1`,
    [itemId],
  );
}

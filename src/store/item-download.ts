import type { Download } from './downloads';
import type { Reader } from './store-database';

/** Of the downloads that contain an item, the one that the service confirmed last; null where it is in none. */
export function getDownloadOfItem(reader: Reader, itemId: string): Promise<Download | null> {
  return reader.first<Download>(
    // Past alerts come with the trip's alerts, and have no download of their own.
    `select downloads.* from members
     join downloads on downloads.name = replace(members.download, '/past-alerts', '/alerts')
     where members.item_id = ? order by downloads.checked_at desc limit 1`,
    [itemId],
  );
}

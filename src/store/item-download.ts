import { comingAlong, downloadKinds } from './download-kinds';
import type { Download } from './downloads';
import type { Reader } from './store-database';

/** SQL: the name of the download that a row came by. What comes with another has none of its own. */
const BROUGHT_BY = comingAlong.reduce(
  (name, [kind, other]) =>
    `replace(${name}, '/${downloadKinds[kind].name}', '/${downloadKinds[other].name}')`,
  'members.download',
);

/** Of the downloads that contain an item, the one that the service confirmed last; null where it is in none. */
export function getDownloadOfItem(reader: Reader, itemId: string): Promise<Download | null> {
  return reader.first<Download>(
    `select downloads.* from members join downloads on downloads.name = ${BROUGHT_BY}
     where members.item_id = ? order by downloads.checked_at desc limit 1`,
    [itemId],
  );
}

import type { Danger } from '@/contract/alert-filter-rule';

import { riskOfAdvisory } from './left-out';
import type { Reader } from './store-database';

/** An alert or advisory as far as filters look at it, left out or not. */
export interface RecentDanger extends Danger {
  kind: 'alert' | 'advisory';
  id: string;
  headline: string;
  /** The day it was issued. */
  issued: string;
}

interface Row extends Omit<RecentDanger, 'isOfWholeCountry' | 'kinds'> {
  isOfWholeCountry: number;
  kinds: string;
}

/**
 * What is on this device and was issued on that day or since, the newest first. What no list names any more, and what is of no known risk,
 * is not among it.
 */
export async function listRecentDangers(reader: Reader, since: string): Promise<RecentDanger[]> {
  const rows = await reader.all<Row>(
    `select * from (
       select 'alert' as kind, id, headline, issued, risk, of_whole_country as isOfWholeCountry, kinds from alerts
       where issued >= ?1
       union all
       select 'advisory', item.id, item.headline, item.issued, ${riskOfAdvisory('item')}, item.worst_area is null, item.kinds
       from advisories item where item.issued >= ?1 and item.closed = 0)
     where risk is not null and exists (select 1 from members where item_id = id) order by issued desc, id`,
    [since],
  );
  return rows.map(({ isOfWholeCountry, kinds, ...row }) => ({
    ...row,
    isOfWholeCountry: isOfWholeCountry === 1,
    kinds: JSON.parse(kinds) as string[],
  }));
}

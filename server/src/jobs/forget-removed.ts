import { NEWS } from '../resources/notifications/news';
import { forgetNext, noticesOf, notificationsOf, type Trace } from './forget-told';
import type { WorkTools } from './work-tools';

const TRACES: readonly Trace[] = [
  ...NEWS.map(notificationsOf),
  {
    table: 'trip_alerts',
    key: 'id',
    ofNews: 'alert_id = $1::uuid',
    owners: `select member.traveller_id from trip_alerts link join trip_travellers member on member.trip_id = link.trip_id
      where link.id = any($1::uuid[])`,
  },
  {
    table: 'alert_reads',
    key: 'traveller_id',
    ofNews: 'alert_id = $1::uuid',
    owners: 'select unnest($1::uuid[])',
  },
  noticesOf(NEWS.map(({ type }) => type)),
];

/** Forgets one batch of what travellers were told of news that is removed. True when there may be more at once. */
export function forgetRemoved({ database }: Pick<WorkTools, 'database'>): Promise<boolean> {
  return forgetNext(database, { table: 'removed_news', since: 'removed_at', traces: TRACES });
}

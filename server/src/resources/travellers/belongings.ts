import { queryOne, type Queryable } from '../../database/database';
import { isStillNews } from '../notifications/news';

/** What is kept of a person, each by the rows that are theirs. Bookings and places go with their trips. */
const BELONGINGS = {
  trips: 'trip_travellers where traveller_id = $1',
  devices: 'devices where traveller_id = $1',
  check_ins: 'check_ins where traveller_id = $1',
  check_in_requests: 'check_in_requests where traveller_id = $1',
  notifications: `notifications where traveller_id = $1 and ${isStillNews('notifications')}`,
  issues: 'issues where traveller_id = $1',
  conversations: 'conversation_participants where user_id = $1',
  messages: 'messages where user_id = $1',
  // Photos and recordings.
  files: 'assets where traveller_id = $1',
  notes: 'notes where owner_id = $1',
  itinerary_mails: 'itinerary_mails where traveller_id = $1',
  alert_filters: 'alert_filters where traveller_id = $1',
};
type Belongings = Record<keyof typeof BELONGINGS, number>;

/** In numbers. */
export function countBelongings(database: Queryable, travellerId: string): Promise<Belongings> {
  const counts = Object.entries(BELONGINGS).map(
    ([what, rows]) => `(select count(*)::integer from ${rows}) as ${what}`,
  );
  return queryOne<Belongings>(database, `select ${counts.join(', ')}`, [travellerId]);
}

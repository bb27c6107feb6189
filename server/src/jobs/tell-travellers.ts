import type { NotificationType } from '@/contract/notification-type';
import { earliestTodayOnEarth } from '@/contract/trip-rules';

import type { Queryable } from '../database/database';
import { languageOf, type InEachLanguage } from '../words/languages';
import { wordsIn, type NotificationWords } from '../words/notification-words';

interface News {
  id: string;
  table: 'alerts' | 'advisories';
  type: NotificationType;
  words: InEachLanguage<NotificationWords>;
  /** SQL that makes the notification's data of `chosen.trip_id` and of the news' id, which is `$1`. */
  data: string;
}

/**
 * One notification for each traveller, however many of their trips it touches, and none for what they were told before. Trips planned
 * after the news was issued do not count: it stood in them from the start. Gives the ids of the notifications.
 */
export async function tellTravellers(
  transaction: Queryable,
  { id, table, type, words, data }: News,
  tripIds: string[],
  now: Date,
): Promise<string[]> {
  const said = wordsIn('$4::jsonb', languageOf('traveller'));
  const told = await transaction.query<{ id: string }>(
    `with chosen as (
       select distinct on (trip.traveller_id) trip.traveller_id, trip.id as trip_id, trip.company_id
       from trips trip join ${table} news on news.id = $1
       where trip.id = any($2::uuid[]) and not trip.muted and trip.finish >= $3::date
         and trip.created_at <= news.created_at
       order by trip.traveller_id, trip.start, trip.id),
     told as (
       insert into notices (traveller_id, type, subject_id)
       select traveller_id, ${type}, $1 from chosen
       on conflict do nothing returning traveller_id)
     insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
     select gen_random_uuid(), chosen.traveller_id, chosen.company_id, ${type}, ${said.title}, ${said.body}, ${data}, $5, $5
     from told join chosen using (traveller_id) join travellers traveller on traveller.id = chosen.traveller_id
     returning id`,
    [id, tripIds, earliestTodayOnEarth(now), JSON.stringify(words), now],
  );
  return told.map((row) => row.id);
}

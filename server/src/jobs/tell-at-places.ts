import { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../database/database';
import { languageOf } from '../words/languages';
import { notificationWords, wordsIn } from '../words/notification-words';
import type { JobRun } from './job-run';
import type { PublishedAlert } from './published-alert';

const TRAVELLERS_A_BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** For so long a position counts as the place where somebody is. */
export const PLACE_LIFE = '2 days';

/** Who was where. */
export interface Place {
  traveller_id: string;
  check_in_id: string;
}

/** Finds whom an alert reaches by where they are. Whoever has a trip that it touches hears of it by the trip. */
export async function collectPlaces(transaction: Queryable, { job, now }: JobRun): Promise<void> {
  await transaction.query('delete from matched_places where job_id = $1', [job.id]);
  await transaction.query(
    `insert into matched_places (job_id, traveller_id, check_in_id)
     select $1::uuid, place.traveller_id, min(place.check_in_id::text)::uuid
     from alert_places place join travellers traveller on traveller.id = place.traveller_id
     where place.alert_id = $2 and place.at > $3::timestamptz - interval '${PLACE_LIFE}'
       and traveller.deleted_at is null
       and not exists (
         select 1 from trips trip join matched_trips matched on matched.job_id = $1 and matched.trip_id = trip.id
         where trip.traveller_id = place.traveller_id)
     group by place.traveller_id`,
    [job.id, job.subject_id, now()],
  );
}

/** Each batch is one step of the job. */
export async function inBatchesOfPlaces(
  run: JobRun,
  work: (transaction: Queryable, places: Place[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const from: string = after;
    after = await run.step(async (transaction) => {
      // Who has moved on since, or is gone, is not told.
      const found = await transaction.query<Place & { is_there: boolean }>(
        `select matched.traveller_id, matched.check_in_id, here.traveller_id is not null as is_there
         from (
           select traveller_id, check_in_id from matched_places
           where job_id = $1 and traveller_id > $2 order by traveller_id limit $3) matched
         left join whereabouts here on here.traveller_id = matched.traveller_id and here.check_in_id = matched.check_in_id
         order by matched.traveller_id`,
        [run.job.id, from, TRAVELLERS_A_BATCH],
      );
      const places = found.filter(({ is_there }) => is_there);
      if (places.length > 0) await work(transaction, places);
      return found.length < TRAVELLERS_A_BATCH ? undefined : found.at(-1)?.traveller_id;
    });
  }
}

/** One notification for each traveller, and none for what they were told before. Gives the ids of the notifications. */
export async function tellAtPlaces(
  transaction: Queryable,
  { id, headline, risk_level }: PublishedAlert,
  places: readonly Place[],
  now: Date,
): Promise<string[]> {
  const said = wordsIn('$3::jsonb', languageOf('traveller'));
  const told = await transaction.query<{ id: string }>(
    `with place as (
       select traveller_id, check_in_id from jsonb_to_recordset($2::jsonb) as row(traveller_id uuid, check_in_id uuid)),
     told as (
       insert into notices (traveller_id, type, subject_id)
       select traveller_id, ${NotificationType.TripAlert}, $1 from place order by traveller_id
       on conflict do nothing returning traveller_id)
     insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
     select gen_random_uuid(), traveller.id, traveller.company_id, ${NotificationType.TripAlert}, ${said.title}, ${said.body},
       jsonb_build_object('trip_alert_id', null, 'trip_id', null, 'alert_id', $1::uuid, 'check_in_id', place.check_in_id), $4, $4
     from told join place using (traveller_id) join travellers traveller on traveller.id = place.traveller_id
     returning id`,
    [id, JSON.stringify(places), JSON.stringify(notificationWords.newAlert(risk_level, headline)), now],
  );
  return told.map((row) => row.id);
}

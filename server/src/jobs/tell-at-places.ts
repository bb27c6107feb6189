import type { Queryable } from '../database/database';
import { alertMatched } from '../events/kinds/news-events';
import { recordEvents } from '../events/record-events';
import type { Manner } from '../events/recorded';
import type { JobRun } from './job-run';
import type { PublishedAlert } from './published-alert';

const TRAVELLERS_A_BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** For so long a position counts as the place where somebody is. */
export const PLACE_LIFE = '2 days';

/** Who was where. */
export interface Place {
  company_id: string;
  traveller_id: string;
  check_in_id: string;
}

/** Finds whom an alert reaches by where they are. Whoever has a trip that it touches hears of it by the trip. */
export async function collectPlaces(transaction: Queryable, { job, now }: JobRun): Promise<void> {
  await transaction.query('delete from matched_places where job_id = $1', [job.id]);
  await transaction.query(
    `with found as materialized (
     select place.traveller_id, min(place.check_in_id::text)::uuid as check_in_id, min(traveller.company_id::text)::uuid as company_id
     from alert_places place join travellers traveller on traveller.id = place.traveller_id
     where place.alert_id = $2 and place.at > $3::timestamptz - interval '${PLACE_LIFE}'
       and traveller.deleted_at is null
       and not exists (
         select 1 from traveller_trips trip join matched_trips matched on matched.job_id = $1 and matched.trip_id = trip.id
         where trip.traveller_id = place.traveller_id and trip.deleted_at is null)
     group by place.traveller_id),
     -- Each company is asked once, however many of its travellers are there.
     companies as materialized (select distinct company_id from found),
     willing as materialized (select company_id from companies where not alert_left_out($2, null, company_id))
     insert into matched_places (job_id, traveller_id, check_in_id)
     select $1::uuid, traveller_id, check_in_id from found join willing using (company_id)`,
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
      const found = await transaction.query<Omit<Place, 'company_id'> & { company_id: string | null }>(
        `select matched.traveller_id, matched.check_in_id, traveller.company_id
         from (
           select traveller_id, check_in_id from matched_places
           where job_id = $1 and traveller_id > $2 order by traveller_id limit $3) matched
         left join whereabouts here on here.traveller_id = matched.traveller_id and here.check_in_id = matched.check_in_id
         left join travellers traveller on traveller.id = here.traveller_id
         order by matched.traveller_id`,
        [run.job.id, from, TRAVELLERS_A_BATCH],
      );
      const places = found.flatMap(({ company_id, ...place }) =>
        company_id ? [{ company_id, ...place }] : [],
      );
      if (places.length > 0) await work(transaction, places);
      return found.length < TRAVELLERS_A_BATCH ? undefined : found.at(-1)?.traveller_id;
    });
  }
}

/** Each hears of it once, of whose filters leave it out the company alone. Alerts that many hear of are gathered by the job that finds them. */
export async function tellAtPlaces(
  transaction: Queryable,
  alert: PublishedAlert,
  places: readonly Place[],
  now: Date,
  gatheredBy?: string,
): Promise<void> {
  const leftOut = await noticeLeftOut(transaction, alert, places);
  const concerned = places.flatMap(({ check_in_id, ...traveller }) => {
    const isNew = leftOut.get(traveller.traveller_id);
    if (isNew === false) return [];
    const manner: Manner = isNew ? 'silently' : 'aloud';
    return {
      ...traveller,
      manner,
      data: { trip_alert_id: null, trip_id: null, alert_id: alert.id, check_in_id },
    };
  });
  return recordEvents(transaction, alertMatched, { about: alert, concerned, gatheredBy }, now);
}

/** Those whose filters leave it out, and whether that is known for the first time. */
async function noticeLeftOut(
  transaction: Queryable,
  alert: PublishedAlert,
  places: readonly Place[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await transaction.query<{ traveller_id: string; is_new: boolean }>(
    `with left_out as (
       select id from travellers where id = any($2::uuid[]) and alert_left_out($1, id, company_id)),
     noticed as (
       insert into notices (traveller_id, type, subject_id)
       select id, ${alertMatched.type}, $1 from left_out order by id on conflict do nothing returning traveller_id)
     select left_out.id as traveller_id, noticed.traveller_id is not null as is_new
     from left_out left join noticed on noticed.traveller_id = left_out.id`,
    [alert.id, places.map(({ traveller_id }) => traveller_id)],
  );
  return new Map(rows.map(({ traveller_id, is_new }) => [traveller_id, is_new]));
}

import { earliestTodayOnEarth } from '@/contract/trip-rules';

import type { JobRun } from './job-run';
import { readPublishedAlert } from './published-alert';
import { PLACE_LIFE, tellAtPlaces, type Place } from './tell-at-places';

/**
 * Tells a traveller who has come to a place of the alerts that hold there: those of the last 30 days that are in force, and that none of
 * their trips shows already. Whoever helps them hears where they are. The subject is the traveller: only where they are now counts.
 */
export async function matchCheckIn(run: JobRun): Promise<void> {
  await run.step((transaction) =>
    transaction.query('select raise_revisions_of_whereabouts($1)', [run.job.subject_id]),
  );
  await run.step(async (transaction) => {
    const now = run.now();
    const found = await transaction.query<Place & { alert_id: string }>(
      `select distinct on (alert.id) alert.id as alert_id, traveller.company_id, place.traveller_id, place.check_in_id
       from alert_places place
       join alerts alert on alert.id = place.alert_id
       join travellers traveller on traveller.id = place.traveller_id and traveller.deleted_at is null
       where place.traveller_id = $1 and place.at > $2::timestamptz - interval '${PLACE_LIFE}'
         and place.issued_at > $2::timestamptz - interval '30 days' and place.issued_at <= $2
         and (alert.start is null or alert.start < $2::timestamptz + interval '${PLACE_LIFE}')
         and (alert.finish is null or alert.finish >= $2) and alert.status = 2
         and not ((select has_filters(null, company_id) from travellers where id = $1)
           and alert_left_out(alert.id, null, traveller.company_id))
         and alert.id not in (
           -- By each of their trips: the offset keeps the database from going through those of everybody.
           select shown.alert_id from traveller_trips trip
           cross join lateral (select alert_id from alert_matches where trip_id = trip.id offset 0) shown
           where trip.traveller_id = $1 and trip.deleted_at is null and trip.finish >= $3::date)
       order by alert.id`,
      [run.job.subject_id, now, earliestTodayOnEarth(now)],
    );
    for (const { alert_id, ...place } of found) {
      const alert = await readPublishedAlert(transaction, alert_id, now);
      if (!alert) continue;
      await tellAtPlaces(transaction, alert, [place], now);
    }
  });
}

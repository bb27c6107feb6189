import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { arrayOf, readDocument, type LocalizedDocument } from '../../http/documents';
import { tell } from '../rendered-documents';
import { ALERTS } from './documents';
import { NEWEST_FIRST } from './queries';

/** Those issued during the trip, and those of the 30 days before it; `isAll`: also those that the traveller’s own filters leave out. */
export async function listTripAlerts(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  { tripId, isAll, now }: { tripId: string; isAll: boolean; now: Date },
): Promise<LocalizedDocument> {
  const values = [travellerId, tripId, now, isAll ? null : travellerId];
  if (languages === 'all')
    return { document: await readDocument(database, 'trip', IN_ALL_LANGUAGES, values), spoken: null };
  if (languages.length === 0) {
    const sql = 'select trip_alerts_document($1, $2, $3, $4) as document';
    return { document: await readDocument(database, 'trip', sql, values), spoken: 'en' };
  }
  const sql = 'select trip_alerts_said($1, $2, $3, $4, $5) as document';
  const said = await readDocument(database, 'trip', sql, [...values, languages]);
  const end = said.indexOf('\n');
  return { document: said.slice(end + 1), spoken: said.slice(0, end) };
}

/** What `trip_alerts_document` does. Nobody's phone asks for it, so it need not be as quick. */
const ALL = tell(ALERTS, 'all', 5);
const IN_ALL_LANGUAGES = `
  select '{"trip_alerts":' || (
    select ${arrayOf(
      `'{"id":"' || link.id || '","incubation":' || alert.incubation::text ||
       ',"read":' || case when seen.alert_id is null then 'null' else 'true' end ||
       ',"alert_id":"' || alert.id || '","trip_id":"' || trip.id || '","alert":' || ${ALL.document} || '}'`,
      NEWEST_FIRST,
    )}
    from trip_alerts link join alerts alert on alert.id = link.alert_id
    left join alert_reads seen on seen.alert_id = alert.id and seen.traveller_id = $1
    where link.trip_id = trip.id and not alert_left_out(alert.id, $4::uuid, trip.company_id)) || ',"past_alerts":' || (
    select ${arrayOf(ALL.document, NEWEST_FIRST)} from alerts alert
    where alert.id in (
      select link.alert_id from destinations destination
      join alert_countries link on link.country_id = destination.country_id
        and link.issued_at >= first_moment(trip.start - 30)
        and link.issued_at < first_moment(trip.start) and link.issued_at <= $3
      where destination.trip_id = trip.id) and not alert_left_out(alert.id, $4::uuid, trip.company_id)) || '}' as document
  from traveller_trips trip where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`;

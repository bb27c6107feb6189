import type { Records } from '../records';

const MEMBERS = 'trip_travellers member where member.trip_id = trip.id and member.left_at is null';

/** Which trips of the company `$1` the alert `$2` touches; also those whose travellers do not want to hear of it. */
export const ORG_TRIP_ALERTS = {
  row: 'link',
  document: () => `json_build_object('id', link.id, 'alert_id', link.alert_id, 'trip_id', link.trip_id,
    'trip_external_id', trip.external_id,
    'user_ids', (select coalesce(json_agg(member.traveller_id order by member.joined_at, member.traveller_id), '[]')
      from ${MEMBERS}),
    'incubation', alert.incubation,
    'read', not exists (select 1 from ${MEMBERS} and not exists (
      select 1 from alert_reads seen where seen.alert_id = link.alert_id and seen.traveller_id = member.traveller_id)))`,
  isTranslated: false,
  from: `trip_alerts link join trips trip on trip.id = link.trip_id join alerts alert on alert.id = link.alert_id`,
  countedFrom: 'trip_alerts link join trips trip on trip.id = link.trip_id',
  where: 'trip.company_id = $1 and trip.deleted_at is null and link.alert_id = $2',
  order: 'trip.created_at, trip.id',
  filters: {},
} satisfies Records;

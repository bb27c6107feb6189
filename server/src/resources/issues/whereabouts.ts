import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, IssueType } from '@/contract/issue';

import { DESTINATIONS } from '../trips/documents';

/** What somebody said so long before they asked tells little of where they are. */
const LATELY = `interval '2 days'`;

/** SQL: when they asked, as far as they said so; else when it arrived. */
export const ASKED_AT = 'coalesce(issue.asked_at, issue.created_at)';

/**
 * SQL: by their own word. What a phone reports by itself serves to pick alerts, nothing else. Where its clock is ahead, a word counts from when it was
 * heard: else it would hide all that is said until then.
 */
const POSITION = `(
  select json_build_object('lat', said.latitude, 'lng', said.longitude, 'at', wire_time(said.checkin_at), 'country_code', said.country_code)
  from check_ins said where said.traveller_id = issue.traveller_id and said.checkin_at > ${ASKED_AT} - ${LATELY}
    and said.created_at > ${ASKED_AT} - ${LATELY} and said.latitude is not null and said.status <> ${CheckInStatus.Unreported}
  order by least(said.checkin_at, said.created_at) desc, said.checkin_at desc limit 1)`;

/** SQL: the trip on which they asked, with a day to spare, for theirs may be another day than the service's. */
const TRIP = `(
  select json_build_object('id', trip.id, 'name', trip.name, 'start', trip.start, 'finish', trip.finish, 'destinations', ${DESTINATIONS})
  from trip_travellers own join trips trip on trip.id = own.trip_id
  where own.traveller_id = issue.traveller_id and own.left_at is null and trip.deleted_at is null
    and ${ASKED_AT}::date between trip.start - 1 and trip.finish + 1
  order by trip.start desc, trip.id limit 1)`;

/** SQL: of the traveller `affected`. What is asked of a doctor is answered in the conversation, and nowhere else. */
const PHONE = `case when issue.type <> ${IssueType.SelfHelpMedical} then affected.details ->> 'phone_number' end`;

/**
 * SQL: where somebody is and how to reach them, for the user `$1` who sees the request `issue` because they help: while it is open, and of what is asked of doctors
 * for the one who has it alone. A company's servers ask for check-ins and trips by their own addresses.
 */
export const WHEREABOUTS = `case when issue.status < ${IssueStatus.Closed} and issue.traveller_id <> $1::uuid
    and (issue.type <> ${IssueType.SelfHelpMedical} or issue.current_handler_id = $1::uuid)
  then json_build_object('position', ${POSITION}, 'trip', ${TRIP}, 'phone_number', ${PHONE}) end`;

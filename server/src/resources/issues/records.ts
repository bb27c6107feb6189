import { IssueStatus, IssueType } from '@/contract/issue';

import { changedSince, orAll } from '../lists';
import { publicUser } from '../public-user';
import type { Records } from '../records';
import { notesOf } from '../notes/records';
import { ASKED_AT, WHEREABOUTS } from './whereabouts';

/** SQL: a request as it leaves the service for the user `$1`. Notes are of those who help, for each other. */
export const ISSUE = `json_build_object('id', issue.id, 'created_at', wire_time(issue.created_at),
  'updated_at', wire_time(issue.updated_at), 'asked_at', wire_time(${ASKED_AT}), 'type', issue.type, 'status', issue.status, 'description', issue.description,
  'companies', json_build_array(json_build_object('id', company.id, 'name', company.name)),
  'called_at', case when issue.needs_words then wire_time(issue.called_at) end, 'reopened_at', wire_time(issue.reopened_at),
  'lat', issue.latitude, 'lng', issue.longitude, 'country_code', issue.country_code,
  'affected', ${publicUser('affected')},
  'current_handler', case when handler.id is not null then ${publicUser('handler')} end,
  'creator', ${publicUser('creator')}, 'whereabouts', ${WHEREABOUTS}, 'notes', case when issue.traveller_id is distinct from $1::uuid then ${notesOf('issue.id')} else '[]'::json end)`;

export const WITH_PEOPLE = `issues issue
  join companies company on company.id = issue.company_id
  join travellers affected on affected.id = issue.traveller_id
  join travellers creator on creator.id = issue.creator_id
  left join travellers handler on handler.id = issue.current_handler_id`;

/**
 * SQL: whether a request is seen by the user `$1`, by those who handle requests to the company `$2`, or by the doctors of the country `$3`. What is
 * asked of doctors is no matter of the company's; what somebody has claimed is no matter of other doctors.
 */
export const IS_SEEN = `(issue.traveller_id = $1::uuid and issue.status <> ${IssueStatus.Finished})
  or issue.current_handler_id = $1::uuid
  or (issue.company_id = $2::uuid and issue.type <> ${IssueType.SelfHelpMedical})
  or (issue.country_code = $3::text and issue.type = ${IssueType.SelfHelpMedical}
    and issue.status = ${IssueStatus.Waiting})`;

/** SQL: also by a doctor who comes too late, who shall hear that, and not that there is none. */
export const WAS_SEEN = `${IS_SEEN} or (issue.country_code = $3::text and issue.type = ${IssueType.SelfHelpMedical}
  and issue.status = ${IssueStatus.Handling})`;

export const ISSUES = {
  row: 'issue',
  document: () => ISSUE,
  isTranslated: false,
  from: WITH_PEOPLE,
  countedFrom: 'issues issue',
  where: IS_SEEN,
  order: 'issue.created_at desc, issue.id',
  filters: {
    since: changedSince('issue.updated_at'),
    all: orAll(`issue.status < ${IssueStatus.Closed}`),
  },
} satisfies Records;

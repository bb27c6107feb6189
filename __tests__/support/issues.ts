import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import type { Note } from '@/contract/note';

import { stamps } from './records';

/** Somebody as others see them. */
export function aPerson(changes: Partial<Issue['affected']> = {}): Issue['affected'] {
  return {
    id: 'traveller-1',
    ...stamps,
    display_name: null,
    first_name: 'Ada',
    last_name: null,
    age: null,
    birthday: null,
    email: null,
    home_country: null,
    phone_number: null,
    language: null,
    timezone: null,
    timezone_identifier: null,
    profile_pic: {},
    username: null,
    points: null,
    ...changes,
  };
}

/** A request for help; `handler` has begun to give it. */
export function anIssue({ handler, ...changes }: Partial<Issue> & { handler?: string } = {}): Issue {
  return {
    id: 'issue-1',
    ...stamps,
    type: IssueType.LostPassport,
    status: handler === undefined ? IssueStatus.Waiting : IssueStatus.Handling,
    description: 'In a taxi',
    companies: [{ id: 'company-1', name: 'Sample Travel' }],
    lat: null,
    lng: null,
    country_code: 'PE',
    affected: aPerson(),
    current_handler: handler === undefined ? null : aPerson({ id: 'agent-1', first_name: handler }),
    creator: aPerson(),
    notes: [],
    ...changes,
  };
}

/** What those who help have noted about `anIssueOfAnother`. */
export function aNote(changes: Partial<Note> = {}): Note {
  return {
    id: 'note-1',
    ...stamps,
    body: 'Insured until May',
    pinned: false,
    owner_id: 'agent-2',
    owner: aPerson({ id: 'agent-2', first_name: 'Kim' }),
    issue_id: 'issue-2',
    issue: { id: 'issue-2' },
    appointment_id: null,
    appointment: null,
    ...changes,
  };
}

/** For whoever helps: `traveller-2` asks, and `traveller-1` may answer. */
export function anIssueOfAnother(changes: Parameters<typeof anIssue>[0] = {}): Issue {
  const mia = aPerson({ id: 'traveller-2', first_name: 'Mia', last_name: 'Berg', language: 'de' });
  return anIssue({ id: 'issue-2', affected: mia, creator: mia, notes: [aNote()], ...changes });
}

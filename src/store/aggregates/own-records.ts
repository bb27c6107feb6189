import type { CheckInRequest } from '@/contract/check-in';
import type { Notification } from '@/contract/notification';

import type { Aggregate } from './aggregate';

/** What is said of and to the traveller: it comes with the account, is small, and is not looked for by words. */
const OWN = { columns: null, search: null, kept: { while: 'always' }, storage: null } as const;
/** The newest first. */
const BY_AGE = { created_at: ({ created_at }: { created_at: string }) => created_at } as const;
const ALL_OF_IT = { which: null, madeAnew: [], isSmall: true, filled: null } as const;

export const profile = {
  ...OWN,
  table: 'profile',
  downloads: { profile: { of: 'traveller', name: 'profile', madeFrom: ['account'], asked: 'always' } },
  // Whose requests for help those are that have come, and whose words.
  refreshes: ['profile', 'issues', 'conversations'],
  onlyHere: { ...ALL_OF_IT, key: 'only_row', json: ['record', 'local_settings', 'local_filters'] },
} as const satisfies Aggregate;

export const notifications = {
  ...OWN,
  table: 'notifications',
  columns: BY_AGE,
  downloads: {
    notifications: { of: 'traveller', name: 'notifications', madeFrom: ['messages'], asked: 'always' },
  },
  refreshes: ['notifications'],
  onlyHere: {
    ...ALL_OF_IT,
    key: 'id',
    which: 'read_here = 1 or removed_here = 1',
    json: ['record'],
    isSmall: false,
  },
} as const satisfies Aggregate<Notification>;

export const checkInRequests = {
  ...OWN,
  table: 'check_in_requests',
  columns: BY_AGE,
  downloads: {
    checkInRequests: { of: 'traveller', name: 'check-in-requests', madeFrom: ['requests'], asked: 'always' },
  },
  refreshes: ['check-in-requests'],
  onlyHere: null,
} as const satisfies Aggregate<CheckInRequest>;

export const checkIns = {
  ...OWN,
  table: 'check_ins',
  downloads: {
    checkIns: { of: 'traveller', name: 'check-ins', madeFrom: ['check-ins'], asked: 'always' },
  },
  // Whoever checks in has answered what was asked until then.
  refreshes: ['check-ins', 'check-in-requests', 'issues'],
  onlyHere: { ...ALL_OF_IT, key: 'id', json: ['record'] },
} as const satisfies Aggregate;

/** Their requests for help: what the service says (`record`) under what waits (`local`, `cancelled_here`). */
export const issues = {
  ...OWN,
  table: 'issues',
  downloads: { issues: { of: 'traveller', name: 'issues', madeFrom: ['issues'], asked: 'always' } },
  // What is said about one is found by it.
  refreshes: ['issues', 'conversations'],
  onlyHere: {
    ...ALL_OF_IT,
    key: 'id',
    which: 'local is not null or cancelled_here = 1 or check_in_id is not null',
    json: ['record', 'local'],
  },
} as const satisfies Aggregate;

/** What is said about requests for help: how far it was heard and read. */
export const conversations = {
  ...OWN,
  table: 'conversations',
  downloads: {
    conversations: {
      of: 'traveller',
      name: 'conversations',
      madeFrom: ['conversations'],
      asked: 'always',
    },
  },
  refreshes: ['conversations'],
  onlyHere: null,
} as const satisfies Aggregate;

/** Each thing that was said. What waits to be sent is in the outbox alone. */
export const messages = {
  ...OWN,
  table: 'messages',
  downloads: {},
  refreshes: ['conversations'],
  onlyHere: null,
} as const satisfies Aggregate;

/** The photos of what was said. They are bounded, and counted with all that is small. */
export const messagePhotos = {
  ...OWN,
  table: 'message_photos',
  downloads: {},
  // A conversation shows whether a photo is here; the photo itself is read alone.
  refreshes: ['conversations', 'message-photos'],
  onlyHere: null,
} as const satisfies Aggregate;

/** What they have begun to write about requests for help. */
export const drafts = {
  ...OWN,
  table: 'drafts',
  downloads: {},
  refreshes: ['conversations'],
  onlyHere: { ...ALL_OF_IT, key: 'issue_id', json: [] },
} as const satisfies Aggregate;

/** The photos that go with what is begun. They are counted with all that is small: there is one at most for each request. */
export const draftPhotos = {
  ...OWN,
  table: 'draft_photos',
  downloads: {},
  refreshes: ['draft-photos'],
  onlyHere: { ...ALL_OF_IT, key: 'about', json: [] },
} as const satisfies Aggregate;

/** What they have begun to ask for with a call for help. */
export const helpDraft = {
  ...OWN,
  table: 'help_draft',
  downloads: {},
  refreshes: ['issues'],
  onlyHere: { ...ALL_OF_IT, key: 'only_row', json: [] },
} as const satisfies Aggregate;

/** What their filters leave out, made from the profile. */
export const hiddenDangers = {
  ...OWN,
  table: 'hidden_dangers',
  downloads: {},
  refreshes: ['news'],
  onlyHere: { ...ALL_OF_IT, key: 'n', json: [], madeAnew: ['n'] },
} as const satisfies Aggregate;

/** What the traveller chose on this device. */
export const preferences = {
  ...OWN,
  table: 'preferences',
  downloads: {},
  // Among them is what the traveller said of themselves, by which rules are judged.
  refreshes: ['preferences', 'entry'],
  onlyHere: { ...ALL_OF_IT, key: 'name', json: ['value'] },
} as const satisfies Aggregate;

/** What they have seen to before a trip. */
export const preparations = {
  ...OWN,
  table: 'preparations',
  downloads: {},
  refreshes: ['entry'],
  onlyHere: { ...ALL_OF_IT, key: 'n', json: [], madeAnew: ['n'] },
} as const satisfies Aggregate;

/** What they show at the gate. */
export const boardingPasses = {
  ...OWN,
  table: 'boarding_passes',
  downloads: {},
  refreshes: ['segments'],
  onlyHere: { ...ALL_OF_IT, key: 'n', json: [], madeAnew: ['n'] },
} as const satisfies Aggregate;

/** Files with bookings that they gave, and what became of them. */
export const bookingFiles = {
  ...OWN,
  table: 'booking_files',
  downloads: {},
  refreshes: ['booking-files'],
  onlyHere: { ...ALL_OF_IT, key: 'id', json: ['record'] },
} as const satisfies Aggregate;

/** Every write of the traveller is a row here before it is anything else. */
export const outbox = {
  ...OWN,
  table: 'outbox',
  downloads: {},
  // A trip, a booking, a file with bookings, a check-in, a request for help and what is said about it show whether they wait.
  refreshes: ['outbox', 'trips', 'segments', 'booking-files', 'check-ins', 'issues', 'conversations'],
  onlyHere: {
    ...ALL_OF_IT,
    key: 'position',
    json: ['payload', 'parked', 'waits_for'],
    madeAnew: ['position'],
  },
} as const satisfies Aggregate;

/** What entries carry beside their payload, such as photos. They go with their entry. */
export const outboxBytes = {
  ...OWN,
  table: 'outbox_bytes',
  downloads: {},
  // A photo is shown while it waits.
  refreshes: ['message-photos'],
  // A few may be as large as all the rest that is only here: they are checked when they are sent.
  onlyHere: { ...ALL_OF_IT, key: 'entry_id', json: [], isSmall: false },
} as const satisfies Aggregate;

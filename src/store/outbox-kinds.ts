import type { WrittenAlertFilter } from '@/contract/alert-filter';
import type { NewMessageBody, PositionBody } from '@/contract/conversation';
import { CheckInStatus, type CheckInAnswerBody, type CheckInBody } from '@/contract/check-in';
import type { DeviceBody } from '@/contract/device';
import type { NewIssueBody } from '@/contract/issue';
import type { NewNoteBody } from '@/contract/note';
import type { SegmentInput } from '@/contract/segment';
import type { SettingsChange } from '@/contract/traveller';
import type { TripBody } from '@/contract/trip';
import type { z } from 'zod';

import { MOST_BYTES, MOST_MAIL_BYTES } from './outbox-bytes';

/** What each kind of entry carries. Ids are in the subject, or are named by `refersTo`: there an exchange reaches them. */
export interface OutboxPayloads {
  'check-in': z.input<typeof CheckInBody>;
  'check-in-answer': { requestId: string; body: z.input<typeof CheckInAnswerBody> };
  'issue-create': z.input<typeof NewIssueBody>;
  'issue-cancel': Withdrawal;
  'issue-message': z.input<typeof NewMessageBody>;
  'issue-photo': PhotoMessage;
  'message-delete': { conversationId: string };
  'issue-move': { to: RequestMove };
  'conversation-join': null;
  'note-create': z.input<typeof NewNoteBody>;
  'note-pin': { issueId: string; pinned: boolean };
  'conversation-read': z.input<typeof PositionBody>;
  'trip-create': z.input<typeof TripBody>;
  'trip-update': z.input<typeof TripBody>;
  'trip-settings': { trip: { muted?: boolean; read?: boolean } };
  'trip-delete': Removal;
  'segment-write': { tripId: string; segment: SegmentInput };
  'segment-delete': { tripId: string; instead: DroppedEntry[] };
  /** The mail itself lies beside the entry. */
  'booking-file': { name: string };
  'alert-read': null;
  'notification-read': null;
  'notification-delete': Removal;
  settings: SettingsChange;
  'alert-filters': { filters: WrittenAlertFilter[] };
  device: z.input<typeof DeviceBody>;
}
export type OutboxKind = keyof OutboxPayloads;

/** What is said with a photo, whose bytes lie beside the entry. */
interface PhotoMessage {
  message: { client_id: string; body: string | null };
  /** In pixels: it is shown while it waits. */
  size: { width: number; height: number };
}

/** What whoever helps does to a request of another. */
export type RequestMove = 'claim' | 'close' | 'finish';

/** The entries with photos that waited when it was made: while it waits they do not go, and it does not wait for them. */
type Withdrawal = { recalls: string[] } | null;

/** What the removal made needless: it waits again if the traveller changes their mind. */
type Removal = { instead: DroppedEntry[] } | null;
export interface DroppedEntry {
  id: string;
  kind: DroppedKind;
  payload: OutboxPayloads[DroppedKind];
}
export type DroppedKind = 'trip-update' | 'trip-settings' | 'segment-write' | 'notification-read';

/** The higher goes first, however much waits. */
export const Urgency = {
  /** Bytes, which take long: they go after everything else, on a line of their own. */
  Bulk: -1,
  Ordinary: 0,
  /** The traveller says how they are. */
  Spoken: 1,
  /** "I need help": it stands behind nothing, and no other entry's trouble keeps it from being tried. */
  Help: 2,
} as const;
export type Urgency = (typeof Urgency)[keyof typeof Urgency];

/** What sending must know of one kind. Its other halves: `outbox-endings.ts`, `src/sync/sending.ts` and the words of the screens. */
interface KindRules<Kind extends OutboxKind> {
  /** What it is about, one of many by its id or the only one: entries of one subject go in order. */
  subject: `${string}/*` | 'profile' | 'alert-filters' | 'device';
  urgency: (payload: OutboxPayloads[Kind]) => Urgency;
  /** Bytes lie beside its payload. However urgent it is otherwise, it keeps nothing else from going. */
  carriesBytes: boolean;
  /** How many it may carry. */
  mostBytes: number;
  /** Bytes before it in its line that came to nothing twice hold it up no longer. */
  passesBytes: boolean;
  /** No answer to it changes anything here: many are taken at once, and put away at once. */
  isPlain: boolean;
  /** To do it twice is to have two of it. */
  creates: boolean;
  /** To do it once more, long after, would undo what somebody did about it since. What neither creates nor overwrites can be repeated for ever. */
  overwrites: boolean;
  /**
   * It makes what its subject names, which has an id of this device until the service gives it one. Later entries of the subject are about
   * that: refused, it holds them up.
   */
  founds: boolean;
  /** The kind of later entry of its subject that says all of it anew: refused meanwhile, it goes again in those words. */
  restatedBy: KindSaying<OutboxPayloads[Kind]> | null;
  /** Other subjects whose ids stand in its payload. It waits for those that the service does not know yet, without sharing their line. */
  refersTo: readonly Reference<OutboxPayloads[Kind]>[];
  /** Whatever was to happen to its subject before does not matter any more. */
  removes: boolean;
  /** It is worth something whatever becomes of its subject: refused, it waits for the traveller also where a removal follows. */
  outlastsRemoval: boolean;
  /** Its request is all that it takes: somebody else may send a copy of it when the app is closed. */
  sendsAlone: boolean;
  /** Told to the service by the by: no traveller waits for it, or misses it. */
  isByTheBy: boolean;
  /** Once the service knows of it, there is more to download. */
  bringsMore: boolean;
}
interface Reference<Payload> {
  /** The subject of a kind that founds. */
  to: `${string}/*`;
  /** The payload with other ids; null takes one out. */
  exchange: (payload: Payload, toId: (id: string) => string | null) => Payload;
  /**
   * When the service does not take what it waits for, or the traveller gives that up. `stays-with-it`: it waits as long as that does, and
   * is given up with it. `goes-without`: it waits no longer.
   */
  otherwise: 'stays-with-it' | 'goes-without';
}
type KindSaying<Payload> = {
  [Kind in OutboxKind]: OutboxPayloads[Kind] extends Payload ? Kind : never;
}[OutboxKind];

const ordinary = {
  urgency: () => Urgency.Ordinary,
  carriesBytes: false,
  mostBytes: MOST_BYTES,
  passesBytes: false,
  isPlain: false,
  creates: false,
  overwrites: false,
  founds: false,
  restatedBy: null,
  refersTo: [],
  removes: false,
  outlastsRemoval: false,
  sendsAlone: false,
  isByTheBy: false,
  bringsMore: false,
} as const;
const alone = { ...ordinary, sendsAlone: true } as const;

/** What is booked for a trip is nothing without it. */
const OF_TRIP = {
  to: 'trip/*',
  exchange: <Payload extends { tripId: string }>(payload: Payload, toId: (id: string) => string | null) => ({
    ...payload,
    tripId: toId(payload.tripId) ?? payload.tripId,
  }),
  otherwise: 'stays-with-it',
} as const;

/** A position that a phone reports by itself is no word of the traveller's. */
const URGENCY_OF_STATUS = {
  [CheckInStatus.Unreported]: Urgency.Ordinary,
  [CheckInStatus.Safe]: Urgency.Spoken,
  [CheckInStatus.Help]: Urgency.Help,
} as const;
const ofStatus = (status: CheckInStatus | null | undefined) =>
  URGENCY_OF_STATUS[status ?? CheckInStatus.Unreported];

const declared = {
  'check-in': {
    ...alone,
    subject: 'check-in/*',
    urgency: ({ check_in }) => ofStatus(check_in.status),
    creates: true,
  },
  'check-in-answer': {
    ...alone,
    subject: 'check-in/*',
    urgency: ({ body }) => ofStatus(body.check_in.status),
    creates: true,
  },
  // What is needed belongs to the call, and goes as fast.
  'issue-create': {
    ...alone,
    subject: 'issue/*',
    urgency: () => Urgency.Help,
    creates: true,
    founds: true,
    // With it a conversation comes to be.
    bringsMore: true,
  },
  // Whoever withdrew it may need help again since.
  'issue-cancel': {
    ...alone,
    subject: 'issue/*',
    urgency: () => Urgency.Spoken,
    overwrites: true,
    removes: true,
  },
  // Behind the request and one another: what is said arrives in the order in which it was said. The service knows each by its client_id for ever.
  'issue-message': {
    ...alone,
    subject: 'issue/*',
    urgency: () => Urgency.Spoken,
    outlastsRemoval: true,
    // Words must not hang on a photo that a line can't carry.
    passesBytes: true,
  },
  'issue-photo': { ...ordinary, subject: 'issue/*', carriesBytes: true, outlastsRemoval: true },
  // What somebody regrets goes as fast as what they said.
  'message-delete': { ...alone, subject: 'message/*', urgency: () => Urgency.Spoken },
  // Whoever helps. In one line with what they say: who has not claimed a request does not take part in what is said about it.
  'issue-move': {
    ...alone,
    subject: 'issue/*',
    urgency: () => Urgency.Spoken,
    overwrites: true,
    // Whoever asked must hear that it is closed, whatever a line can't carry. A photo that comes after it opens nothing again.
    passesBytes: true,
    bringsMore: true,
  },
  // In the same line: what is said by whoever stepped in comes behind that. The service has it once, however often it comes.
  'conversation-join': {
    ...alone,
    subject: 'issue/*',
    urgency: () => Urgency.Spoken,
    passesBytes: true,
    bringsMore: true,
  },
  'note-create': { ...alone, subject: 'notes/*', creates: true },
  'note-pin': { ...alone, subject: 'note/*', overwrites: true },
  'conversation-read': { ...ordinary, subject: 'conversation/*', isPlain: true, isByTheBy: true },
  'trip-create': {
    ...alone,
    subject: 'trip/*',
    creates: true,
    founds: true,
    restatedBy: 'trip-update',
    bringsMore: true,
  },
  'trip-update': { ...alone, subject: 'trip/*', overwrites: true, bringsMore: true },
  'trip-settings': { ...alone, subject: 'trip/*', overwrites: true },
  'trip-delete': { ...alone, subject: 'trip/*', removes: true },
  // Under an id that this device made for good: to write it again is to have it once. Other alerts concern the trip then.
  'segment-write': {
    ...alone,
    subject: 'segment/*',
    overwrites: true,
    refersTo: [OF_TRIP],
    bringsMore: true,
  },
  'segment-delete': { ...alone, subject: 'segment/*', refersTo: [OF_TRIP], removes: true, bringsMore: true },
  // Read twice it says the same of the same bookings, which are known again; but for those that were removed or changed since. The mail is there twice.
  'booking-file': {
    ...ordinary,
    subject: 'booking-file/*',
    creates: true,
    overwrites: true,
    carriesBytes: true,
    mostBytes: MOST_MAIL_BYTES,
    bringsMore: true,
  },
  'alert-read': { ...ordinary, subject: 'alert/*', isPlain: true, isByTheBy: true },
  'notification-read': { ...ordinary, subject: 'notification/*', isPlain: true, isByTheBy: true },
  'notification-delete': { ...ordinary, subject: 'notification/*', isPlain: true, removes: true },
  settings: { ...ordinary, subject: 'profile', overwrites: true },
  'alert-filters': { ...ordinary, subject: 'alert-filters', overwrites: true },
  device: { ...ordinary, subject: 'device', isByTheBy: true },
} as const satisfies { [Kind in OutboxKind]: KindRules<Kind> };

/** All that the outbox itself must know of each kind. */
export const outboxKinds: { [Kind in OutboxKind]: KindRules<Kind> } = declared;

type Declared = typeof declared;
type KindThat<Rule extends 'creates' | 'overwrites' | 'founds' | 'removes' | 'isPlain'> = {
  [Kind in OutboxKind]: Declared[Kind][Rule] extends true ? Kind : never;
}[OutboxKind];
export type CreatingKind = KindThat<'creates'>;
export type OverwritingKind = KindThat<'overwrites'>;
export type FoundingKind = KindThat<'founds'>;
export type RemovingKind = KindThat<'removes'>;
export type PlainKind = KindThat<'isPlain'>;

/** As `trip/42`. */
export type SubjectOf<Kind extends OutboxKind> = Declared[Kind]['subject'] extends `${infer Name}/*`
  ? `${Name}/${string}`
  : Declared[Kind]['subject'];

/** The rest of the subject after its name: the id of what the entry is about. */
export function idOf({ subject }: { subject: string }): string {
  return subject.slice(subject.indexOf('/') + 1);
}

export function urgencyOf<Kind extends OutboxKind>(entry: {
  kind: Kind;
  payload: OutboxPayloads[Kind];
}): Urgency {
  const { carriesBytes, urgency } = outboxKinds[entry.kind];
  return carriesBytes ? Urgency.Bulk : urgency(entry.payload);
}

/** SQL: the kinds that are so, as a list. */
export function kindsThat(
  rule: 'overwrites' | 'founds' | 'passesBytes' | 'sendsAlone' | 'isByTheBy' | 'bringsMore',
): string {
  return Object.entries(outboxKinds)
    .filter(([, rules]) => rules[rule])
    .map(([kind]) => `'${kind}'`)
    .join(', ');
}

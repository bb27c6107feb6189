import type { outboxEntryWords } from '@/i18n/messages/outbox-entry';
import type { EntryOf, OutboxEntry } from '@/store/outbox';
import type { OutboxKind } from '@/store/outbox-kinds';
import type { IconName } from '@/ui/icon-paths';

type KindWords = (typeof outboxEntryWords)['en'];

/** How entries of one kind are shown. */
interface Shown<Kind extends OutboxKind> {
  icon: IconName;
  title: (entry: EntryOf<Kind>, words: KindWords, tripNames: ReadonlyMap<string, string>) => string;
  /** Whether the trip that it is about can be corrected in the form. */
  isCorrectedInTripForm: boolean;
}

const HELP = 2;
const SAFE = 1;

const shown: { [Kind in OutboxKind]: Shown<Kind> } = {
  'check-in': {
    icon: 'check',
    title: ({ payload }, words) => describeStatus(payload.check_in.status, words),
    isCorrectedInTripForm: false,
  },
  'check-in-answer': {
    icon: 'check',
    title: ({ payload }, words) => describeStatus(payload.body.check_in.status, words),
    isCorrectedInTripForm: false,
  },
  'issue-create': { icon: 'warning', title: (_, words) => words.issueCreate, isCorrectedInTripForm: false },
  'issue-cancel': { icon: 'warning', title: (_, words) => words.issueCancel, isCorrectedInTripForm: false },
  'issue-message': {
    icon: 'message',
    title: ({ payload }, words) =>
      payload.message.body == null ? words.issuePlace : words.issueMessage(payload.message.body),
    isCorrectedInTripForm: false,
  },
  'issue-photo': {
    icon: 'image',
    title: ({ payload }, words) => words.issuePhoto(payload.message.body),
    isCorrectedInTripForm: false,
  },
  'message-delete': {
    icon: 'message',
    title: (_, words) => words.messageDelete,
    isCorrectedInTripForm: false,
  },
  'issue-move': {
    icon: 'help',
    title: ({ payload }, words) => words.issueMove[payload.to],
    isCorrectedInTripForm: false,
  },
  'note-create': {
    icon: 'document',
    title: ({ payload }, words) => words.noteCreate(payload.note.body),
    isCorrectedInTripForm: false,
  },
  'note-pin': {
    icon: 'document',
    title: ({ payload }, words) => (payload.pinned ? words.notePin : words.noteUnpin),
    isCorrectedInTripForm: false,
  },
  'conversation-read': {
    icon: 'message',
    title: (_, words) => words.conversationRead,
    isCorrectedInTripForm: false,
  },
  'trip-create': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripCreate(entry.payload.trip.name || nameOf(entry, words, names)),
    isCorrectedInTripForm: true,
  },
  'trip-update': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripUpdate(entry.payload.trip.name || nameOf(entry, words, names)),
    isCorrectedInTripForm: true,
  },
  'trip-settings': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripSettings(nameOf(entry, words, names)),
    isCorrectedInTripForm: false,
  },
  'trip-delete': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripDelete(nameOf(entry, words, names)),
    isCorrectedInTripForm: false,
  },
  'alert-read': { icon: 'message', title: (_, words) => words.alertRead, isCorrectedInTripForm: false },
  'notification-read': {
    icon: 'message',
    title: (_, words) => words.notificationRead,
    isCorrectedInTripForm: false,
  },
  'notification-delete': {
    icon: 'message',
    title: (_, words) => words.notificationDelete,
    isCorrectedInTripForm: false,
  },
  settings: { icon: 'settings', title: (_, words) => words.settings, isCorrectedInTripForm: false },
  'alert-filters': { icon: 'bell', title: (_, words) => words.alertFilters, isCorrectedInTripForm: false },
  device: { icon: 'message', title: (_, words) => words.device, isCorrectedInTripForm: false },
};

/** An entry of the outbox in plain words. */
export function describeEntry<Kind extends OutboxKind>(
  entry: EntryOf<Kind>,
  words: KindWords,
  tripNames: ReadonlyMap<string, string>,
): string {
  return shown[entry.kind].title(entry, words, tripNames);
}

export function iconOf({ kind }: OutboxEntry): IconName {
  return shown[kind].icon;
}

/** The trip that can be corrected in the form; null for everything else. */
export function tripToCorrect(entry: OutboxEntry): string | null {
  return shown[entry.kind].isCorrectedInTripForm ? idOf(entry) : null;
}

function describeStatus(status: number | null | undefined, words: KindWords): string {
  if (status === HELP) return words.checkInHelp;
  return status === SAFE ? words.checkInSafe : words.position;
}

function nameOf(
  entry: Pick<OutboxEntry, 'subject'>,
  words: KindWords,
  tripNames: ReadonlyMap<string, string>,
): string {
  return tripNames.get(idOf(entry)) ?? words.tripUnnamed;
}

function idOf({ subject }: Pick<OutboxEntry, 'subject'>): string {
  return subject.slice(subject.indexOf('/') + 1);
}

import { toSegmentName } from '@/domain/segment-name';
import type { outboxEntryWords } from '@/i18n/messages/outbox-entry';
import type { EntryOf, OutboxEntry } from '@/store/outbox';
import type { OutboxKind } from '@/store/outbox-kinds';
import type { IconName } from '@/ui/icon-paths';

type KindWords = (typeof outboxEntryWords)['en'];

/** How entries of one kind are shown. */
interface Shown<Kind extends OutboxKind> {
  icon: IconName;
  title: (entry: EntryOf<Kind>, words: KindWords, tripNames: ReadonlyMap<string, string>) => string;
  /** What it is about, as the address of the form where it can be corrected begins; null where there is none. */
  form: 'trip' | 'segment' | null;
}

const HELP = 2;
const SAFE = 1;

const shown: { [Kind in OutboxKind]: Shown<Kind> } = {
  'check-in': {
    icon: 'check',
    title: ({ payload }, words) => describeStatus(payload.check_in.status, words),
    form: null,
  },
  'check-in-answer': {
    icon: 'check',
    title: ({ payload }, words) => describeStatus(payload.body.check_in.status, words),
    form: null,
  },
  'issue-create': { icon: 'warning', title: (_, words) => words.issueCreate, form: null },
  'issue-cancel': { icon: 'warning', title: (_, words) => words.issueCancel, form: null },
  'issue-message': {
    icon: 'message',
    title: ({ payload }, words) =>
      payload.message.body == null ? words.issuePlace : words.issueMessage(payload.message.body),
    form: null,
  },
  'issue-photo': {
    icon: 'image',
    title: ({ payload }, words) => words.issuePhoto(payload.message.body),
    form: null,
  },
  'message-delete': {
    icon: 'message',
    title: (_, words) => words.messageDelete,
    form: null,
  },
  'issue-move': {
    icon: 'help',
    title: ({ payload }, words) => words.issueMove[payload.to],
    form: null,
  },
  'conversation-join': {
    icon: 'message',
    title: (_, words) => words.conversationJoin,
    form: null,
  },
  'note-create': {
    icon: 'document',
    title: ({ payload }, words) => words.noteCreate(payload.note.body),
    form: null,
  },
  'note-pin': {
    icon: 'document',
    title: ({ payload }, words) => (payload.pinned ? words.notePin : words.noteUnpin),
    form: null,
  },
  'conversation-read': {
    icon: 'message',
    title: (_, words) => words.conversationRead,
    form: null,
  },
  'trip-create': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripCreate(entry.payload.trip.name || nameOf(entry, words, names)),
    form: 'trip',
  },
  'trip-update': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripUpdate(entry.payload.trip.name || nameOf(entry, words, names)),
    form: 'trip',
  },
  'trip-settings': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripSettings(nameOf(entry, words, names)),
    form: null,
  },
  'trip-delete': {
    icon: 'briefcase',
    title: (entry, words, names) => words.tripDelete(nameOf(entry, words, names)),
    form: null,
  },
  'segment-write': {
    icon: 'briefcase',
    title: ({ payload }, words) => words.bookingWrite(toSegmentName(payload.segment) || words.bookingUnnamed),
    form: 'segment',
  },
  'segment-delete': { icon: 'briefcase', title: (_, words) => words.bookingDelete, form: null },
  'booking-file': {
    icon: 'document',
    title: ({ payload }, words) => words.bookingFile(payload.name),
    form: null,
  },
  'alert-read': { icon: 'message', title: (_, words) => words.alertRead, form: null },
  'notification-read': {
    icon: 'message',
    title: (_, words) => words.notificationRead,
    form: null,
  },
  'notification-delete': {
    icon: 'message',
    title: (_, words) => words.notificationDelete,
    form: null,
  },
  settings: { icon: 'settings', title: (_, words) => words.settings, form: null },
  'alert-filters': { icon: 'bell', title: (_, words) => words.alertFilters, form: null },
  device: { icon: 'message', title: (_, words) => words.device, form: null },
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

/** The address of the form where it can be corrected; null where there is none. */
export function formToCorrect(entry: OutboxEntry): string | null {
  const { form } = shown[entry.kind];
  return form && `/${form}/${encodeURIComponent(idOf(entry))}/edit`;
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

import { forgetBookingFile } from './booking-files';
import { without } from './change-waiting';
import { dropLocalCheckIn } from './check-ins';
import { forgetIfFinished, forgetIssue, unmarkCancelled } from './issues';
import { unmarkTakenBack } from './conversations';
import { bringBackNotification } from './notifications';
import { hasEntries, removeEntries, removeEntriesOf, type EntryOf, type OutboxEntry } from './outbox';
import { idOf, type OutboxKind, type OutboxPayloads } from './outbox-kinds';
import { dropRecalled } from './recalled-bytes';
import { absorb, takeBack } from './removals';
import type { Transaction } from './store-database';
import { resettleLocalFilters, resettleLocalSettings } from './traveller-writes';
import { dropLocalTrip, forgetTrip, resettleLocalTrip } from './trips';
import { undoRemoveTrip } from './undo-trip-removal';

/** How an entry of one kind ends that the service did not take. */
interface Endings<Kind extends OutboxKind> {
  /**
   * What of a refused entry the later ones of its kind have not replaced: tried again, it must not undo what was done since. Null where
   * nothing is left of it.
   */
  remainder: (
    payload: OutboxPayloads[Kind],
    later: readonly OutboxPayloads[Kind][],
  ) => OutboxPayloads[Kind] | null;
  /**
   * The traveller gives it up: it leaves the outbox, and the device shows what the service says again. False where it is too late, and
   * nothing was changed.
   */
  discard: (
    transaction: Transaction,
    entry: EntryOf<Kind>,
    context: { now: () => number },
  ) => Promise<boolean>;
  /** What a removal keeps of a refused entry that it has made needless; null where nothing. */
  absorb: ((transaction: Transaction, removal: EntryOf<Kind>, needless: OutboxEntry) => Promise<void>) | null;
}

/** The later one says all of it again. */
const saidAgain = () => null;

/** It leaves, and `putBack` shows what was there before. */
const leaving =
  <Entry extends OutboxEntry>(putBack: (transaction: Transaction, entry: Entry) => Promise<unknown>) =>
  async (transaction: Transaction, entry: Entry) => {
    await removeEntries(transaction, [entry.id]);
    await putBack(transaction, entry);
    return true;
  };
const nothing = async () => undefined;

const ofCheckIn = {
  remainder: saidAgain,
  discard: leaving((transaction, entry) => dropLocalCheckIn(transaction, idOf(entry))),
  absorb: null,
} as const;
const ofTripChange = {
  discard: leaving(async (transaction, entry) => {
    const id = idOf(entry);
    if (await hasEntries(transaction, entry.subject)) await resettleLocalTrip(transaction, id);
    else await dropLocalTrip(transaction, id);
  }),
  absorb: null,
} as const;
const withNothingToPutBack = { remainder: saidAgain, discard: leaving(nothing), absorb: null } as const;

/** Each says something of its own. */
const ofMessage = {
  remainder: <Said extends { message: { client_id: string } }>(payload: Said, later: readonly Said[]) =>
    later.some(({ message }) => message.client_id === payload.message.client_id) ? null : payload,
  discard: leaving((transaction, entry) => forgetIfFinished(transaction, idOf(entry))),
  absorb: null,
} as const;

export const outboxEndings: { [Kind in OutboxKind]: Endings<Kind> } = {
  'check-in': ofCheckIn,
  'check-in-answer': ofCheckIn,
  'issue-create': {
    remainder: saidAgain,
    // With all that was to happen to it.
    discard: async (transaction, entry) => {
      await removeEntriesOf(transaction, entry.subject);
      await forgetIssue(transaction, idOf(entry));
      return true;
    },
    absorb: null,
  },
  'issue-cancel': {
    remainder: saidAgain,
    discard: leaving(async (transaction, entry) => {
      await unmarkCancelled(transaction, idOf(entry));
      // The request was over before it arrived, and what it recalled must not open that again.
      if (entry.parked) await dropRecalled(transaction, entry);
    }),
    absorb: null,
  },
  'issue-message': ofMessage,
  'issue-photo': ofMessage,
  'message-delete': {
    remainder: saidAgain,
    discard: leaving((transaction, entry) => unmarkTakenBack(transaction, idOf(entry))),
    absorb: null,
  },
  // What was done later is what they want.
  'issue-move': withNothingToPutBack,
  'conversation-join': withNothingToPutBack,
  // Each says something of its own.
  'note-create': {
    remainder: (payload, later) =>
      later.some(({ note }) => note.body === payload.note.body) ? null : payload,
    discard: leaving(nothing),
    absorb: null,
  },
  'note-pin': withNothingToPutBack,
  'conversation-read': withNothingToPutBack,
  'trip-create': {
    remainder: saidAgain,
    // With all that was to happen to it.
    discard: async (transaction, entry) => {
      await removeEntriesOf(transaction, entry.subject);
      await forgetTrip(transaction, idOf(entry));
      return true;
    },
    absorb: null,
  },
  'trip-update': { ...ofTripChange, remainder: saidAgain },
  'trip-settings': {
    ...ofTripChange,
    remainder: ({ trip }, later) => {
      const left = without(
        trip,
        later.map((payload) => payload.trip),
      );
      return left && { trip: left };
    },
  },
  'trip-delete': {
    remainder: saidAgain,
    discard: (transaction, entry, context) => undoRemoveTrip(transaction, idOf(entry), context),
    absorb,
  },
  // It is shown out of the outbox alone.
  'segment-write': withNothingToPutBack,
  'segment-delete': {
    remainder: saidAgain,
    discard: async (transaction, entry, { now }) => {
      await takeBack(transaction, entry, `segment/${idOf(entry)}`, now());
      return true;
    },
    absorb,
  },
  'booking-file': {
    remainder: saidAgain,
    discard: leaving((transaction, entry) => forgetBookingFile(transaction, idOf(entry))),
    absorb: null,
  },
  'alert-read': withNothingToPutBack,
  'notification-read': withNothingToPutBack,
  'notification-delete': {
    remainder: saidAgain,
    discard: async (transaction, entry, { now }) => {
      const id = idOf(entry);
      await takeBack(transaction, entry, `notification/${id}`, now());
      await bringBackNotification(transaction, id);
      return true;
    },
    absorb,
  },
  settings: { remainder: without, discard: leaving(resettleLocalSettings), absorb: null },
  'alert-filters': { remainder: saidAgain, discard: leaving(resettleLocalFilters), absorb: null },
  device: withNothingToPutBack,
};

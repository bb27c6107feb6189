import { saveAlerts } from '@/store/alerts';
import { findMostUrgent } from '@/store/due-entries';
import { saveConversations } from '@/store/conversations';
import { downloadNames } from '@/store/download-kinds';
import { replaceIssues } from '@/store/issues';
import { replaceNotifications } from '@/store/notifications';
import { listEntries, listEntriesOf, markSending, type OutboxEntry } from '@/store/outbox';
import { outboxKinds, Urgency, type OutboxKind } from '@/store/outbox-kinds';
import { saveProfile } from '@/store/profile';
import { askAbout, refuseEntry } from '@/store/refusals';
import { saveSegments } from '@/store/segments';
import type { Transaction } from '@/store/store-database';
import { changeSettings } from '@/store/traveller-writes';
import type { WriteContext } from '@/store/write-context';
import { listTrips, saveTrips } from '@/store/trips';
import { undoRemoveTrip } from '@/store/undo-trip-removal';

import { ACTS, KNOWN, type Known } from '../support/act-of-kind';
import { aConversation, aMessage } from '../support/conversations';
import { anIssue, anIssueOfAnother } from '../support/issues';
import { anAlert, aNotification, aTraveller, aTrip } from '../support/records';
import { anOwnHotel } from '../support/segments';
import { openTestStore, type TestStore } from '../support/test-store';

const KINDS = Object.keys(outboxKinds) as OutboxKind[];
const subjectOf = (kind: OutboxKind) => outboxKinds[kind].subject;
const PAIRS = KINDS.flatMap((first) =>
  KINDS.filter((second) => subjectOf(second) === subjectOf(first)).map((second) => `${first}, ${second}`),
);

type Fate =
  /** No traveller can bring it about: the second act is refused on the device, or is about something else. */
  | 'never'
  /** The first waits for the traveller, the second goes. */
  | 'both'
  /** The first waits for the traveller, and the second for the first. */
  | 'held-up'
  /** The second goes, and the first is forgotten: the second says all of it, or makes it needless. */
  | 'second'
  /** The first goes again, as the second wants it. */
  | 'merged'
  /** There is nothing left to tell. */
  | 'neither';

/** The first was refused while it was on its way and the second was done meanwhile. */
const FATES: Record<string, Fate> = {
  'check-in, check-in': 'never',
  'check-in, check-in-answer': 'never',
  'check-in-answer, check-in': 'never',
  'check-in-answer, check-in-answer': 'never',
  'issue-create, issue-create': 'never',
  'issue-create, issue-cancel': 'neither',
  'issue-cancel, issue-create': 'never',
  'issue-cancel, issue-cancel': 'never',
  'issue-create, issue-message': 'held-up',
  'issue-cancel, issue-message': 'both',
  'issue-message, issue-create': 'never',
  'issue-message, issue-cancel': 'both',
  'issue-message, issue-message': 'both',
  'issue-message, issue-photo': 'both',
  'issue-create, issue-photo': 'held-up',
  'issue-cancel, issue-photo': 'both',
  'issue-photo, issue-create': 'never',
  'issue-photo, issue-cancel': 'both',
  'issue-photo, issue-message': 'both',
  'issue-photo, issue-photo': 'both',
  'message-delete, message-delete': 'never',
  'issue-create, issue-move': 'never',
  'issue-cancel, issue-move': 'never',
  'issue-message, issue-move': 'both',
  'issue-move, issue-create': 'never',
  'issue-move, issue-cancel': 'never',
  'issue-move, issue-message': 'both',
  'issue-photo, issue-move': 'both',
  'issue-move, issue-photo': 'both',
  'issue-move, issue-move': 'second',
  'conversation-join, conversation-join': 'never',
  'conversation-join, issue-create': 'never',
  'conversation-join, issue-cancel': 'never',
  'conversation-join, issue-message': 'both',
  'conversation-join, issue-photo': 'both',
  'conversation-join, issue-move': 'both',
  'issue-create, conversation-join': 'never',
  'issue-cancel, conversation-join': 'never',
  'issue-message, conversation-join': 'both',
  'issue-photo, conversation-join': 'both',
  'issue-move, conversation-join': 'both',
  'note-create, note-create': 'both',
  'note-pin, note-pin': 'second',
  'conversation-read, conversation-read': 'second',
  'trip-create, trip-create': 'never',
  'trip-create, trip-update': 'merged',
  'trip-create, trip-settings': 'held-up',
  'trip-create, trip-delete': 'neither',
  'trip-update, trip-create': 'never',
  'trip-update, trip-update': 'second',
  'trip-update, trip-settings': 'both',
  'trip-update, trip-delete': 'second',
  'trip-settings, trip-create': 'never',
  'trip-settings, trip-update': 'both',
  'trip-settings, trip-settings': 'second',
  'trip-settings, trip-delete': 'second',
  'trip-delete, trip-create': 'never',
  'trip-delete, trip-update': 'never',
  'trip-delete, trip-settings': 'never',
  'trip-delete, trip-delete': 'never',
  'segment-write, segment-write': 'second',
  'segment-write, segment-delete': 'second',
  'segment-delete, segment-write': 'both',
  'segment-delete, segment-delete': 'never',
  'booking-file, booking-file': 'never',
  'alert-read, alert-read': 'never',
  'notification-read, notification-read': 'never',
  'notification-read, notification-delete': 'second',
  'notification-delete, notification-read': 'both',
  'notification-delete, notification-delete': 'never',
  'settings, settings': 'second',
  'alert-filters, alert-filters': 'second',
  'device, device': 'second',
};

/** What only whoever helps does: a pair with one of these is about the request of another, unless only whoever asked does the other. */
const BY_HELPERS: readonly OutboxKind[] = ['issue-move', 'conversation-join'];
const BY_ASKERS: readonly OutboxKind[] = ['issue-create', 'issue-cancel'];

/**
 * The first may have arrived, and nobody can tell: where that differs. What it makes may be there then, so that nothing is given up or said
 * anew in its place before the traveller has said so.
 */
const FATES_WHERE_UNCLEAR: Record<string, Fate> = {
  'issue-create, issue-cancel': 'held-up',
  'trip-create, trip-update': 'held-up',
  'trip-create, trip-delete': 'held-up',
};
/** Of others it is never asked whether they arrived. */
const unclearFates = Object.entries(FATES).flatMap(([pair, fate]): [string, Fate][] => {
  const { creates, overwrites } = outboxKinds[pair.split(', ')[0] as OutboxKind];
  return creates || overwrites ? [[pair, FATES_WHERE_UNCLEAR[pair] ?? fate]] : [];
});

const refusal = { status: 422, message: 'refused', fields: [] };

describe('a refused entry and what was done after it', () => {
  let device: TestStore;
  let ids: number;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    ids = 0;
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveSegments(transaction, downloadNames.tripSegments(KNOWN.tripId), [anOwnHotel()]);
      await saveAlerts(transaction, [anAlert()]);
      await replaceNotifications(transaction, [aNotification()]);
      await replaceIssues(transaction, { issues: [anIssue(), anIssueOfAnother()], asOf: null }, 'whole');
      await saveConversations(transaction, [
        aConversation({ messages: [aMessage({ user_id: aTraveller().id })] }),
      ]);
      await saveProfile(transaction, aTraveller());
    });
  });

  const context = (): WriteContext => ({ newId: () => `id-${(ids += 1)}`, now: device.context.now });
  /** `made`: what the first has made is what the second is about. */
  const act = (kind: OutboxKind, made: Partial<Known>, turn: number) =>
    device.write((transaction) => ACTS[kind](transaction, { ...KNOWN, ...made }, turn, context()));
  /** On its way when the second is done. */
  const begin = async (
    kind: OutboxKind,
    about: Partial<Known> = {},
  ): Promise<{ first: OutboxEntry; made: Partial<Known> }> => {
    const id = String(await act(kind, about, 1));
    const first = (await device.read(listEntries)).at(-1);
    if (!first) throw new Error('nothing waits');
    await device.write((transaction) => markSending(transaction, [first.id], 1));
    const made = { 'trip-create': { tripId: id }, 'issue-create': { issueId: id } };
    return { first, made: kind === 'trip-create' || kind === 'issue-create' ? made[kind] : {} };
  };
  const entriesOf = ({ subject }: OutboxEntry) => device.read((reader) => listEntriesOf(reader, subject));
  const dueIds = async () => {
    const later = device.context.now() + 60_000;
    const due = await device.read((reader) =>
      findMostUrgent(reader, later, { limit: 10, atLeast: Urgency.Bulk, isWanted: () => true }),
    );
    return due.map(({ id }) => id);
  };

  it('is known for every pair there can be', () => {
    expect(Object.keys(FATES).sort()).toEqual([...PAIRS].sort());
  });

  type SetAside = (transaction: Transaction, first: OutboxEntry) => Promise<void>;
  const tell = async (pair: string, fate: Fate, setAside: SetAside) => {
    const [firstKind, secondKind] = pair.split(', ') as [OutboxKind, OutboxKind];
    const isOneOf = (kinds: readonly OutboxKind[]) => kinds.includes(firstKind) || kinds.includes(secondKind);
    const isByHelper = isOneOf(BY_HELPERS) && !isOneOf(BY_ASKERS);
    const about = isByHelper ? { issueId: KNOWN.othersIssueId } : {};
    // A request is claimed before it is closed.
    const turn = secondKind === 'issue-move' && firstKind !== 'issue-move' ? 1 : 2;
    const { first, made } = await begin(firstKind, about);
    await act(secondKind, { ...about, ...made }, turn).catch((error: unknown) => {
      expect(error).toEqual(new Error('there is no such trip on this device'));
    });
    const [, second] = await entriesOf(first);
    await device.write((transaction) => setAside(transaction, first));
    const after = await entriesOf(first);
    const due = await dueIds();
    const standing = after.map(({ id, parked }) => ({
      id,
      state: parked ? 'parked' : due.includes(id) ? 'goes' : 'waits',
    }));
    const refused = { id: first.id, state: 'parked' };
    const expected = {
      never: [refused],
      both: [refused, { id: second?.id, state: 'goes' }],
      'held-up': [refused, { id: second?.id, state: 'waits' }],
      second: [{ id: second?.id, state: 'goes' }],
      merged: [{ id: first.id, state: 'goes' }],
      neither: [],
    }[fate];
    expect(standing).toEqual(expected);
    if (fate === 'never') expect(second).toBeUndefined();
    if (fate === 'merged') expect(after[0]?.payload).toEqual(second?.payload);
  };

  it.each(Object.entries(FATES))('%s: %s', (pair, fate) =>
    tell(pair, fate, (transaction, first) => refuseEntry(transaction, first, refusal)),
  );

  it.each(unclearFates)('where nobody can tell whether the first arrived, %s: %s', (pair, fate) =>
    tell(pair, fate, (transaction, first) =>
      askAbout(transaction, first, { ...refusal, asks: 'whether-to-overwrite' }),
    ),
  );

  it('keeps of refused settings what nothing later has said', async () => {
    const { first } = await begin('settings');
    await device.write((transaction) =>
      changeSettings(transaction, { check_in_with_location: true }, context()),
    );
    await device.write((transaction) => refuseEntry(transaction, first, refusal));
    expect(await entriesOf(first)).toMatchObject([
      { payload: { send_all_good_push: true }, parked: refusal },
      { payload: { check_in_with_location: true }, parked: null },
    ]);
  });

  it('of a trip comes back when its removal is undone, and the removal keeps its time', async () => {
    const { first } = await begin('trip-update');
    await act('trip-delete', {}, 2);
    const dueAt = (await entriesOf(first)).at(-1)?.dueAt;
    await device.write((transaction) => refuseEntry(transaction, first, refusal));
    expect(await entriesOf(first)).toMatchObject([{ kind: 'trip-delete', dueAt }]);
    await device.write((transaction) => undoRemoveTrip(transaction, KNOWN.tripId, context()));
    expect(await entriesOf(first)).toMatchObject([{ id: first.id, kind: 'trip-update', parked: null }]);
    expect(await device.read(listTrips)).toMatchObject([{ trip: { name: 'Other 1' }, sending: 'waiting' }]);
  });
});

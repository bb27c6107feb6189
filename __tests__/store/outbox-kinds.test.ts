import { saveAlerts } from '@/store/alerts';
import { replaceCheckInRequests } from '@/store/check-ins';
import { isMoreToBring, listToCopy } from '@/store/due-entries';
import { saveConversations } from '@/store/conversations';
import { downloadNames } from '@/store/download-kinds';
import { replaceIssues } from '@/store/issues';
import { replaceNotifications } from '@/store/notifications';
import { listEntries, markSending, parkEntry, unparkEntry, type OutboxEntry } from '@/store/outbox';
import { outboxEndings } from '@/store/outbox-endings';
import { idOf, outboxKinds, Urgency, urgencyOf, type OutboxKind } from '@/store/outbox-kinds';
import { saveProfile } from '@/store/profile';
import { discardEntry, refuseEntry } from '@/store/refusals';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';
import { listUnsent } from '@/store/unsent';

import { ACTS, KNOWN } from '../support/act-of-kind';
import { aConversation, aMessage } from '../support/conversations';
import { anIssue, anIssueOfAnother } from '../support/issues';
import { aCheckInRequest, anAlert, aNotification, aTraveller, aTrip } from '../support/records';
import { anOwnHotel } from '../support/segments';
import { openTestStore, type TestStore } from '../support/test-store';

const KINDS = Object.keys(outboxKinds) as OutboxKind[];
const refusal = { status: 422, message: 'refused', fields: [] };
/** Whatever an entry may have changed. */
const TABLES = [
  'trips',
  'removed_trips',
  'segments',
  'members',
  'booking_files',
  'check_ins',
  'notifications',
  'profile',
  'alerts',
  'issues',
  'messages',
  'outbox',
];
/** That something was read stays so on the device, also where the service was not to be told of it. */
const STAYS_READ: readonly OutboxKind[] = ['alert-read', 'notification-read', 'conversation-read'];

/** One at a time, so that a new one is tried in every way the moment that it is declared. */
describe.each(KINDS)('an entry of the kind %s', (kind) => {
  const rules = outboxKinds[kind];
  let device: TestStore;
  let before: unknown;
  let entry: OutboxEntry;

  const everything = () =>
    device.read(async (reader) => {
      const tables = [];
      for (const table of TABLES) tables.push(await reader.all(`select * from ${table}`));
      return tables;
    });
  const act = (turn: number) =>
    device.write((transaction) => ACTS[kind](transaction, KNOWN, turn, device.context));
  const latest = async () => {
    const found = (await device.read(listEntries)).at(-1);
    if (!found) throw new Error('nothing waits');
    return found;
  };
  const send = () => device.write((transaction) => markSending(transaction, [entry.id], 1));
  const discard = () => device.write((transaction) => discardEntry(transaction, entry, device.context));

  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveSegments(transaction, downloadNames.tripSegments(KNOWN.tripId), [anOwnHotel()]);
      await saveAlerts(transaction, [anAlert()]);
      await replaceNotifications(transaction, [aNotification()]);
      await replaceCheckInRequests(transaction, [aCheckInRequest({ id: KNOWN.requestId })]);
      await replaceIssues(transaction, { issues: [anIssue(), anIssueOfAnother()], asOf: null }, 'whole');
      await saveConversations(transaction, [
        aConversation({ messages: [aMessage({ user_id: aTraveller().id })] }),
      ]);
      await saveProfile(transaction, aTraveller());
    });
    before = await everything();
    await act(1);
    entry = await latest();
  });

  it('is about what was declared, and as urgent', async () => {
    expect(entry.kind).toBe(kind);
    const [name = '', many] = rules.subject.split('/');
    expect(entry.subject).toBe(many === undefined ? name : `${name}/${idOf(entry)}`);
    expect(idOf(entry)).not.toBe('');
    const [row] = await device.read((reader) =>
      reader.all<{ urgency: number }>('select urgency from outbox where id = ?', [entry.id]),
    );
    expect(row?.urgency).toBe(urgencyOf(entry));
  });

  it('is counted, copied and followed by downloads as declared', async () => {
    const { help, waiting, parked } = await device.read(listUnsent);
    const group = urgencyOf(entry) === Urgency.Help ? help : waiting;
    expect(group).toHaveLength(rules.isByTheBy ? 0 : 1);
    expect([...help, ...waiting, ...parked]).toHaveLength(rules.isByTheBy ? 0 : 1);
    // When the traveller can't change their mind any more.
    await device.write((transaction) => transaction.run('update outbox set due_at = 0'));
    const copied = await device.read((reader) => listToCopy(reader, device.context.now()));
    expect(copied.map(({ id }) => id)).toEqual(rules.sendsAlone ? [entry.id] : []);
    expect(await device.read(isMoreToBring)).toBe(rules.bringsMore);
  });

  it('waits for the traveller once it was refused, and goes again when they say so', async () => {
    await send();
    await device.write((transaction) => refuseEntry(transaction, entry, refusal));
    expect((await device.read(listUnsent)).parked).toMatchObject([{ id: entry.id, parked: refusal }]);
    await device.write((transaction) => unparkEntry(transaction, entry.id));
    expect(await latest()).toMatchObject({ id: entry.id, parked: null, dueAt: 0, payload: entry.payload });
  });

  it('refused, stands in the way of later ones of its subject only if they are about what it makes', async () => {
    await send();
    await device.write(async (transaction) => {
      await parkEntry(transaction, entry.id, refusal);
      await transaction.run(
        `insert into outbox (id, kind, subject, payload, created_at) values ('later', 'trip-settings', ?, '{}', 1)`,
        [entry.subject],
      );
    });
    const due = await device.read((reader) => listToCopy(reader, device.context.now()));
    expect(due.map(({ id }) => id)).toEqual(rules.founds ? [] : ['later']);
  });

  it('leaves nothing behind when it is given up', async () => {
    expect(await discard()).toBe(true);
    const after = await everything();
    if (STAYS_READ.includes(kind)) expect(await device.read(listEntries)).toEqual([]);
    else expect(after).toEqual(before);
  });

  it('leaves nothing behind when it is given up after it was refused', async () => {
    await send();
    await device.write((transaction) => parkEntry(transaction, entry.id, refusal));
    expect(await discard()).toBe(true);
    const after = await everything();
    if (STAYS_READ.includes(kind)) expect(await device.read(listEntries)).toEqual([]);
    else expect(after).toEqual(before);
  });

  it('is not given up while it may be on its way', async () => {
    await send();
    const sent = await everything();
    expect(await discard()).toBe(false);
    expect(await everything()).toEqual(sent);
  });

  it('has nothing left that a later one has said', () => {
    const later = { ...entry };
    const { remainder } = outboxEndings[kind] as { remainder: (one: unknown, others: unknown[]) => unknown };
    expect(remainder(entry.payload, [later.payload])).toBeNull();
  });
});

import { listDueEntries, makeAllDue, nextDueAt, retryLater } from '@/store/due-entries';
import { addEntry, listEntries, markSending, parkEntry, removeEntries, unparkEntry } from '@/store/outbox';
import { Urgency } from '@/store/outbox-kinds';
import type { Reader } from '@/store/store-database';
import { changeSettings, registerDevice } from '@/store/traveller-writes';

import { kill, openTestStore, type TestStore } from '../support/test-store';

const refusal = { status: 422, message: 'refused', fields: [{ field: 'name', message: 'too long' }] };

describe('the outbox', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
    await device.write(async (transaction) => {
      for (const [id, subject] of [
        ['a1', 'alert/a'],
        ['b1', 'alert/b'],
        ['a2', 'alert/a'],
        ['c1', 'alert/c'],
        ['b2', 'alert/b'],
      ] as const)
        await addEntry(transaction, { id, kind: 'alert-read', subject, payload: null }, 1_000);
    });
  });

  const due = async (now: number, limit = 10) =>
    (await device.read((reader) => listDueEntries(reader, now, { urgency: Urgency.Ordinary, limit }))).map(
      ({ id }) => id,
    );
  const next = () => device.read((reader) => nextDueAt(reader));

  it('gives the first of each subject, in the order in which they were done', async () => {
    expect(await due(5_000)).toEqual(['a1', 'b1', 'c1']);
    expect(await due(5_000, 2)).toEqual(['a1', 'b1']);
    await device.write((transaction) => removeEntries(transaction, ['a1']));
    expect(await due(5_000)).toEqual(['b1', 'a2', 'c1']);
  });

  it('lets a refused entry stand in nobody’s way', async () => {
    await device.write((transaction) => parkEntry(transaction, 'a1', refusal));
    expect(await due(5_000)).toEqual(['b1', 'a2', 'c1']);
    const [parked] = await device.read(listEntries);
    expect(parked).toMatchObject({ id: 'a1', parked: refusal });
    await device.write((transaction) => unparkEntry(transaction, 'a1'));
    expect(await due(5_000)).toEqual(['a1', 'b1', 'c1']);
  });

  it('holds back what was to happen to a trip that the service refused', async () => {
    const trip = { subject: 'trip/1' as const, payload: { trip: {} } };
    await device.write(async (transaction) => {
      await addEntry(transaction, { id: 't1', kind: 'trip-create', ...trip }, 1_000);
      await addEntry(transaction, { id: 't2', kind: 'trip-settings', ...trip }, 1_000);
      await parkEntry(transaction, 't1', refusal);
    });
    expect(await due(5_000)).toEqual(['a1', 'b1', 'c1']);
  });

  it('lets what has failed go after what was never tried', async () => {
    await device.write((transaction) => retryLater(transaction, 'a1', 2_000));
    expect(await due(5_000)).toEqual(['b1', 'c1', 'a1']);
  });

  it('waits until an entry’s time has come, and keeps what is behind it waiting too', async () => {
    await device.write(async (transaction) => {
      await retryLater(transaction, 'a1', 9_000);
      await retryLater(transaction, 'b1', 7_000);
      await retryLater(transaction, 'c1', 8_000);
    });
    expect(await next()).toBe(7_000);
    expect(await due(6_999)).toEqual([]);
    expect(await due(8_000)).toEqual(['b1', 'c1']);
    await device.write((transaction) => retryLater(transaction, 'b1', 8_500));
    expect(await next()).toBe(8_000);
  });

  it('ends all waiting when the network is back, but leaves what was refused', async () => {
    await device.write(async (transaction) => {
      await markSending(transaction, ['a1'], 1);
      await retryLater(transaction, 'a1', 9_000);
      await parkEntry(transaction, 'b1', refusal);
      await makeAllDue(transaction, 1_000);
    });
    expect(await due(0)).toEqual(['a1', 'c1', 'b2']);
    expect(await next()).toBe(0);
  });

  it('lets what is held back for a moment be made better, unless the clock was set back meanwhile', async () => {
    const payload = { check_in: { device_token: 'a' } };
    const held = {
      id: 'd1',
      kind: 'check-in' as const,
      subject: 'check-in/d' as const,
      payload,
      dueAt: 9_010_000,
    };
    await device.write(async (transaction) => {
      await addEntry(transaction, held, 0);
      await makeAllDue(transaction, 9_000_000);
    });
    expect(await due(9_009_999)).not.toContain('d1');
    expect(await due(9_010_000)).toContain('d1');
    await device.write((transaction) => makeAllDue(transaction, 5_000_000));
    expect(await due(5_000_000)).toContain('d1');
  });

  it('has nothing to wait for when it is empty', async () => {
    for (const id of ['a1', 'b1', 'a2', 'c1', 'b2'])
      await device.write((transaction) => removeEntries(transaction, [id]));
    expect(await next()).toBeNull();
    expect(await due(5_000)).toEqual([]);
  });

  it('knows after a kill what may have reached the service', async () => {
    await device.write((transaction) => markSending(transaction, ['a1', 'c1'], 1));
    await kill(device);
    const again = await openTestStore({ folder: device.folder });
    const attempts = (await again.read(listEntries)).map(({ id, attempts: tries }) => [id, tries]);
    expect(attempts).toEqual([
      ['a1', 1],
      ['b1', 0],
      ['a2', 0],
      ['c1', 1],
      ['b2', 0],
    ]);
  });

  it('never gives a place out twice: a later entry goes later, even when all before it are gone', async () => {
    for (const id of ['a1', 'b1', 'a2', 'c1', 'b2'])
      await device.write((transaction) => removeEntries(transaction, [id]));
    await device.write(async (transaction) => {
      await addEntry(transaction, { id: 'd1', kind: 'alert-read', subject: 'alert/d', payload: null }, 1);
    });
    const rows = await device.read((reader) => reader.all('select position from outbox'));
    expect(rows).toEqual([{ position: 6 }]);
  });
});

describe('what is urgent', () => {
  it('is told by what it says: help before "safe", and that before what a phone reports', async () => {
    const device = await openTestStore();
    const checkIn = (id: string, status: 0 | 1 | 2) => ({
      id,
      kind: 'check-in' as const,
      subject: `check-in/${id}` as const,
      payload: { check_in: { device_token: 'a', status } },
    });
    await device.write(async (transaction) => {
      await addEntry(transaction, checkIn('position', 0), 1);
      await addEntry(transaction, checkIn('safe', 1), 1);
      await addEntry(transaction, checkIn('help', 2), 1);
      const body = { check_in: { status: 2 as const } };
      const payload = { requestId: 'request', body };
      await addEntry(
        transaction,
        { id: 'answer', kind: 'check-in-answer', subject: 'check-in/answer', payload },
        1,
      );
    });
    const ofUrgency = async (urgency: Urgency) =>
      (await device.read((reader) => listDueEntries(reader, 1, { urgency, limit: 10 }))).map(({ id }) => id);
    expect(await ofUrgency(Urgency.Help)).toEqual(['help', 'answer']);
    expect(await ofUrgency(Urgency.Spoken)).toEqual(['safe']);
    expect(await ofUrgency(Urgency.Ordinary)).toEqual(['position']);
  });

  it('is found without looking through, or sorting, all that waits', async () => {
    const device = await openTestStore();
    const seen: string[] = [];
    await device.read(async (reader) => {
      const explaining: Reader = {
        first: () => Promise.resolve(null),
        all: async (sql, values) => {
          const plan = await reader.all<{ detail: string }>(`explain query plan ${sql}`, values);
          seen.push(...plan.map(({ detail }) => detail));
          return [];
        },
      };
      await listDueEntries(explaining, 1, { urgency: Urgency.Help, limit: 10 });
      await nextDueAt({
        ...explaining,
        first: async (sql, values) => (await explaining.all(sql, values), null),
      });
    });
    const looks = seen.filter((detail) => /\bentry\b/.test(detail));
    // One for what is due, and one for each urgency.
    expect(looks).toHaveLength(1 + Object.keys(Urgency).length);
    expect(looks.every((detail) => detail.startsWith('SEARCH') && detail.includes('outbox_due'))).toBe(true);
    expect(seen.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
  });
});

describe('settings and the device', () => {
  it('are sent as one message as long as the first was not sent', async () => {
    const { read, write, context } = await openTestStore();
    const token = (value: string) => ({ device: { uuid: 'u', platform: 'ios' as const, token: value } });
    await write(async (transaction) => {
      await changeSettings(transaction, { send_trip_alert_push: false }, context);
      await changeSettings(transaction, { check_in_with_location: true }, context);
      await registerDevice(transaction, token('one'), context);
      await registerDevice(transaction, token('two'), context);
    });
    expect(await read(listEntries)).toMatchObject([
      { kind: 'settings', payload: { send_trip_alert_push: false, check_in_with_location: true } },
      { kind: 'device', payload: { device: { token: 'two' } } },
    ]);
    await write(async (transaction) => {
      const ids = (await listEntries(transaction)).map(({ id }) => id);
      await markSending(transaction, ids, 1);
      await changeSettings(transaction, { send_trip_alert_push: true }, context);
    });
    expect((await read(listEntries)).map(({ kind }) => kind)).toEqual(['settings', 'device', 'settings']);
  });
});

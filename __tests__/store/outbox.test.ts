import {
  addEntry,
  listDueEntries,
  listEntries,
  makeAllDue,
  markSending,
  nextDueAt,
  parkEntry,
  removeEntries,
  retryLater,
  unparkEntry,
} from '@/store/outbox';
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
    (await device.read((reader) => listDueEntries(reader, now, limit))).map(({ id }) => id);
  const next = () => device.read(nextDueAt);

  it('gives the first of each subject, in the order in which they were done', async () => {
    expect(await due(5_000)).toEqual(['a1', 'b1', 'c1']);
    expect(await due(5_000, 2)).toEqual(['a1', 'b1']);
    await device.write((transaction) => removeEntries(transaction, ['a1']));
    expect(await due(5_000)).toEqual(['b1', 'a2', 'c1']);
  });

  it('lets a refused entry hold up its own subject and no other', async () => {
    await device.write((transaction) => parkEntry(transaction, 'a1', refusal));
    expect(await due(5_000)).toEqual(['b1', 'c1']);
    const [parked] = await device.read(listEntries);
    expect(parked).toMatchObject({ id: 'a1', parked: refusal });
    await device.write((transaction) => unparkEntry(transaction, 'a1'));
    expect(await due(5_000)).toEqual(['a1', 'b1', 'c1']);
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
    await device.write((transaction) => parkEntry(transaction, 'b1', refusal));
    expect(await next()).toBe(8_000);
  });

  it('ends all waiting when the network is back, but leaves what was refused', async () => {
    await device.write(async (transaction) => {
      await markSending(transaction, ['a1']);
      await retryLater(transaction, 'a1', 9_000);
      await parkEntry(transaction, 'b1', refusal);
      await makeAllDue(transaction, 1_000);
    });
    expect(await due(0)).toEqual(['a1', 'c1']);
    expect(await next()).toBe(0);
  });

  it('lets what is held back for a moment be made better, unless the clock was set back meanwhile', async () => {
    const payload = { check_in: { device_token: 'a' } };
    const held = { id: 'd1', kind: 'check-in' as const, subject: 'd', payload, dueAt: 9_010_000 };
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
    await device.write((transaction) => markSending(transaction, ['a1', 'c1']));
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
      await markSending(transaction, ids);
      await changeSettings(transaction, { send_trip_alert_push: true }, context);
    });
    expect((await read(listEntries)).map(({ kind }) => kind)).toEqual(['settings', 'device', 'settings']);
  });
});

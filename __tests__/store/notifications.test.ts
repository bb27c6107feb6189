import { countUnreadNotifications, listNotifications, replaceNotifications } from '@/store/notifications';
import { listEntries, markSending, removeEntries } from '@/store/outbox';
import { discardEntry, refuseEntry } from '@/store/refusals';
import { deleteNotification, readNotification, undoDeleteNotification } from '@/store/traveller-writes';

import { aNotification } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const one = aNotification({ id: 'one', created_at: '2026-03-01T00:00:00Z' });
const two = aNotification({ id: 'two', created_at: '2026-03-02T00:00:00Z' });
const read = aNotification({
  id: 'read',
  created_at: '2026-03-03T00:00:00Z',
  read_at: '2026-03-04T00:00:00Z',
});

describe('the inbox', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
    await device.write((transaction) => replaceNotifications(transaction, [one, two, read]));
  });

  const shown = async () =>
    (await device.read(listNotifications)).map((stored) => [stored.notification.id, stored.read]);
  const open = (id: string) =>
    device.write((transaction) => readNotification(transaction, id, device.context));
  const remove = (id: string) =>
    device.write((transaction) => deleteNotification(transaction, id, device.context));
  const waiting = async () => (await device.read(listEntries)).map(({ kind, subject }) => [kind, subject]);

  it('shows the newest first, and what is read', async () => {
    expect(await shown()).toEqual([
      ['read', true],
      ['two', false],
      ['one', false],
    ]);
    expect(await device.read(countUnreadNotifications)).toBe(2);
  });

  it('remembers what was read here when the service does not know yet', async () => {
    for (const id of ['one', 'one', 'read']) await open(id);
    await device.write((transaction) => replaceNotifications(transaction, [one, { ...two, title: 'New' }]));
    expect(await shown()).toEqual([
      ['two', false],
      ['one', true],
    ]);
    expect(await waiting()).toEqual([['notification-read', 'notification/one']]);
    expect(await device.read(countUnreadNotifications)).toBe(1);
  });

  it('does not bring back what was removed here', async () => {
    for (const id of ['one', 'one']) await remove(id);
    await device.write((transaction) => replaceNotifications(transaction, [{ ...one, title: 'New' }, two]));
    expect(await shown()).toEqual([['two', false]]);
    expect(await waiting()).toEqual([['notification-delete', 'notification/one']]);
  });

  it('says nothing of having read what is to be removed, unless that is on its way', async () => {
    await open('one');
    await remove('one');
    expect(await waiting()).toEqual([['notification-delete', 'notification/one']]);
    await open('two');
    const [, reading] = await device.read(listEntries);
    await device.write((transaction) => markSending(transaction, [reading?.id ?? ''], 1));
    await remove('two');
    expect(await waiting()).toEqual([
      ['notification-delete', 'notification/one'],
      ['notification-read', 'notification/two'],
      ['notification-delete', 'notification/two'],
    ]);
  });

  describe('where a removal does not come about', () => {
    const refusal = { status: 422, message: 'No.', fields: [] };
    const entries = () => device.read(listEntries);
    const refuse = async (kind: string) => {
      const entry = (await entries()).find((found) => found.kind === kind);
      if (!entry) throw new Error(`no ${kind} waits`);
      await device.write(async (transaction) => {
        await markSending(transaction, [entry.id], 1);
        await refuseEntry(transaction, entry, refusal);
      });
      return entry;
    };

    it('tells the service after all that it was read, be the removal refused and discarded or undone', async () => {
      await open('one');
      await open('two');
      const marks = await waiting();
      await remove('one');
      await remove('two');
      const refused = await refuse('notification-delete');
      await device.write((transaction) => discardEntry(transaction, refused, device.context));
      await device.write((transaction) => undoDeleteNotification(transaction, 'two', device.context));

      expect(await waiting()).toEqual(marks);
      expect(await shown()).toEqual([
        ['read', true],
        ['two', true],
        ['one', true],
      ]);
    });

    it('tells of it also where it was refused while the removal waited', async () => {
      await open('one');
      const [reading] = await entries();
      await device.write((transaction) => markSending(transaction, [reading?.id ?? ''], 1));
      await remove('one');
      await refuse('notification-read');
      expect(await waiting()).toEqual([['notification-delete', 'notification/one']]);
      await device.write((transaction) => undoDeleteNotification(transaction, 'one', device.context));

      expect(await waiting()).toEqual([['notification-read', 'notification/one']]);
    });

    it('does not tell again what the service was told before', async () => {
      await open('one');
      const [reading] = await entries();
      await device.write((transaction) => removeEntries(transaction, [reading?.id ?? '']));
      await remove('one');
      await device.write((transaction) => undoDeleteNotification(transaction, 'one', device.context));

      expect(await waiting()).toEqual([]);
    });
  });

  it('is emptied when the service says that it is empty', async () => {
    await device.write((transaction) => replaceNotifications(transaction, []));
    expect(await shown()).toEqual([]);
  });
});

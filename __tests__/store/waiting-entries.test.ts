import { addToDesk, payloadOf, type DeskPayloads } from '../support/desk-kinds';

import { listDueEntries } from '@/store/due-entries';
import { listEntries, markSending, removeEntries, unparkEntry } from '@/store/outbox';
import { idOf, outboxKinds, Urgency, type OutboxKind } from '@/store/outbox-kinds';
import { discardEntry, refuseEntry } from '@/store/refusals';
import { exchangeId } from '@/store/waiting-entries';

import { openTestStore, type TestStore } from '../support/test-store';

const refusal = { status: 422, message: 'refused', fields: [] };

describe('an entry that waits for another', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
  });

  const add = <Kind extends keyof DeskPayloads>(kind: Kind, payload: DeskPayloads[Kind]) =>
    device.write((transaction) => addToDesk(transaction, kind, payload, device.context));
  const entries = () => device.read(listEntries);
  const entryOf = async (id: string) => {
    const found = (await entries()).find(({ subject }) => subject.endsWith(`/${id}`));
    if (!found) throw new Error(`nothing of ${id} waits`);
    return found;
  };
  /** What would go now, by what it is about, the more urgent first. */
  const going = async () => {
    const due = [Urgency.Ordinary, Urgency.Bulk].map((urgency) =>
      device.read((reader) => listDueEntries(reader, Infinity, { urgency, limit: 10 })),
    );
    return (await Promise.all(due)).flat().map(idOf);
  };
  const arrive = async (id: string, serviceId: string) => {
    const entry = await entryOf(id);
    await device.write(async (transaction) => {
      await removeEntries(transaction, [entry.id]);
      await exchangeId(transaction, entry, serviceId);
    });
  };
  const refuse = async (id: string) => {
    const entry = await entryOf(id);
    await device.write(async (transaction) => {
      await markSending(transaction, [entry.id], 1);
      await refuseEntry(transaction, entry, refusal);
    });
  };
  const discard = async (id: string) => {
    const entry = await entryOf(id);
    return device.write((transaction) => discardEntry(transaction, entry, device.context));
  };
  const said = async (id: string) => payloadOf('message', await entryOf(id));

  it('goes when the service has given its ids, and names those; nothing else waits for it meanwhile', async () => {
    const issue = await add('issue', { title: 'Lost passport' });
    const photo = await add('photo', { name: 'page' });
    const message = await add('message', { text: 'Here', issueId: issue, photoIds: [photo] });
    const other = await add('message', { text: 'Only words', issueId: issue, photoIds: [] });
    expect(await going()).toEqual([issue, photo]);
    await arrive(issue, 'issue-1');
    expect(await going()).toEqual([other, photo]);
    await arrive(photo, 'photo-1');
    expect(await said(message)).toEqual({ text: 'Here', issueId: 'issue-1', photoIds: ['photo-1'] });
    expect(await going()).toEqual([message, other]);
  });

  it('names at once what has its id by then, and waits for nothing', async () => {
    const issue = await add('issue', { title: 'Lost passport' });
    await arrive(issue, 'issue-1');
    const message = await add('message', { text: 'Here', issueId: issue, photoIds: [] });
    expect(await said(message)).toMatchObject({ issueId: 'issue-1' });
    expect(await going()).toEqual([message]);
  });

  it('is not made about what was given up', async () => {
    const issue = await add('issue', { title: 'Lost passport' });
    await discard(issue);
    await expect(add('message', { text: 'Here', issueId: issue, photoIds: [] })).rejects.toThrow(
      'there is no such issue on this device',
    );
    expect(await entries()).toEqual([]);
  });

  it('stays with what was refused, and goes when that is tried again', async () => {
    const issue = await add('issue', { title: 'Lost passport' });
    const message = await add('message', { text: 'Here', issueId: issue, photoIds: [] });
    await refuse(issue);
    expect(await going()).toEqual([]);
    const { id } = await entryOf(issue);
    await device.write((transaction) => unparkEntry(transaction, id));
    await arrive(issue, 'issue-1');
    expect(await going()).toEqual([message]);
  });

  it('is given up with what it can’t do without', async () => {
    const issue = await add('issue', { title: 'Lost passport' });
    await add('message', { text: 'Here', issueId: issue, photoIds: [] });
    await refuse(issue);
    expect(await discard(issue)).toBe(true);
    expect(await entries()).toEqual([]);
  });

  it.each([
    ['refused', (id: string) => refuse(id)],
    ['given up', (id: string) => discard(id)],
  ])('goes without what it can do without, once that is %s', async (_what, end) => {
    const photo = await add('photo', { name: 'page' });
    const other = await add('photo', { name: 'other page' });
    const message = await add('message', { text: 'Here', issueId: 'issue-1', photoIds: [photo, other] });
    await end(photo);
    expect(await said(message)).toMatchObject({ photoIds: [other] });
    expect(await going()).toEqual([other]);
    await arrive(other, 'photo-2');
    expect(await going()).toEqual([message]);
    expect(await said(message)).toEqual({ text: 'Here', issueId: 'issue-1', photoIds: ['photo-2'] });
  });
});

describe('what kinds of entries refer to', () => {
  const kinds = Object.keys(outboxKinds) as OutboxKind[];
  it.each(kinds)('%s: is made by another kind', (kind) => {
    const founded = kinds.filter((each) => outboxKinds[each].founds).map((each) => outboxKinds[each].subject);
    for (const { to } of outboxKinds[kind].refersTo) expect(founded).toContain(to);
  });
});

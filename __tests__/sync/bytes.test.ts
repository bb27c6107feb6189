import { addToDesk, toBytes, type DeskPayloads } from '../support/desk-kinds';

import { createApiClient, type ApiClient } from '@/api/client';
import { listEntries } from '@/store/outbox';
import { getBytes, MOST_BYTES, TooLargeError } from '@/store/outbox-bytes';
import { discardEntry } from '@/store/refusals';
import { putBack } from '@/store/rescue';
import { salvage } from '@/store/salvage';
import { OutboxDrain, type DrainResult } from '@/sync/drain';

import { DeskService } from '../support/desk-service';
import { FakePhotos } from '../support/fake-photos';
import { openTestStore, type TestStore } from '../support/test-store';
import { aGate, until } from '../support/traveller-actions';

describe('bytes that an entry carries', () => {
  let device: TestStore;
  let desk: DeskService;
  /** How long each request was given, by its path; null for as long as any other. */
  let limits: Map<string, number | null>;
  let ids: number;

  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    desk = new DeskService();
    limits = new Map();
    ids = 0;
  });

  const context = () => ({ newId: () => `id-${(ids += 1)}`, now: device.context.now });
  const add = <Kind extends keyof DeskPayloads>(kind: Kind, payload: DeskPayloads[Kind]) =>
    device.write((transaction) => addToDesk(transaction, kind, payload, context()));
  const say = (text: string, photoIds: string[] = []) =>
    add('message', { text, issueId: 'issue-1', photoIds });
  const photosKept = async () =>
    (await device.read((reader) => reader.all('select entry_id from outbox_bytes'))).length;

  const begin = () => {
    const real = createApiClient({
      baseUrl: 'http://desk.test',
      readKey: async () => 'key',
      language: () => 'en',
      fetch: desk.fetch,
      timeoutMs: 30_000,
    });
    const client: ApiClient = {
      ...real,
      request: (request) => {
        limits.set(request.path, request.timeoutMs ?? null);
        return real.request(request);
      },
    };
    return new OutboxDrain({
      client,
      database: device.store.database,
      now: device.context.now,
      random: () => 0.5,
      signal: new AbortController().signal,
    });
  };
  const send = (): Promise<DrainResult> => begin().ended;
  const textsThere = () => [...desk.records.message.values()].map(({ text }) => text).sort();

  it('arrive whole, in as much time as they take on a slow line, and leave the device', async () => {
    const photo = { name: 'passport', size: 400 * 1024 };
    await add('photo', photo);
    await say('Only words');
    expect(await send()).toEqual({ sent: 2, stoppedBy: null });
    expect([...desk.records.photo.values()]).toEqual([{ ...photo, content: toBytes(photo).content }]);
    expect(limits).toEqual(
      new Map([
        ['/api/desk/message', null],
        ['/api/desk/photo', 30_000 + 50_000],
      ]),
    );
    expect(await photosKept()).toBe(0);
  });

  it('are those of the photo that the device made of a picture', async () => {
    const outcome = await new FakePhotos().shrink('file:///picked.heic');
    if (outcome.kind !== 'photo') throw new Error(outcome.kind);
    const { photo } = outcome;
    await device.write((transaction) => addToDesk(transaction, 'photo', { name: 'hut' }, context(), photo));
    await send();
    expect([...desk.records.photo.values()]).toEqual([{ name: 'hut', content: photo.content }]);
  });

  it('are kept up to 600 KB; more is refused before anything is written', async () => {
    await add('photo', { name: 'large', size: MOST_BYTES });
    await expect(add('photo', { name: 'too large', size: MOST_BYTES + 1 })).rejects.toThrow(TooLargeError);
    expect(await device.read(listEntries)).toHaveLength(1);
    expect(await photosKept()).toBe(1);
  });

  it('leave with an entry that is given up', async () => {
    await add('photo', { name: 'passport' });
    const [entry] = await device.read(listEntries);
    if (!entry) throw new Error('nothing waits');
    await device.write((transaction) => discardEntry(transaction, entry, device.context));
    expect(await photosKept()).toBe(0);
  });

  it('come out of a broken database with their entry, and are sent', async () => {
    const photo = { name: 'passport', size: 10_000 };
    const id = await add('photo', photo);
    await say('Look', [id]);
    const saved = await salvage(device.engine);
    device = await openTestStore({ inMemory: true });
    await device.write((transaction) => putBack(transaction, saved));
    await send();
    expect([...desk.records.photo.values()]).toEqual([{ ...photo, content: toBytes(photo).content }]);
    expect([...desk.records.message.values()]).toMatchObject([{ text: 'Look', photoIds: ['photo-1'] }]);
  });

  it('that were lost are told to the traveller, and what was said with them goes', async () => {
    const id = await add('photo', { name: 'passport' });
    await say('Look', [id]);
    await device.write((transaction) => transaction.run('delete from outbox_bytes'));
    await send();
    expect(await device.read(listEntries)).toMatchObject([{ kind: 'photo', parked: { status: 0 } }]);
    expect([...desk.records.message.values()]).toMatchObject([{ text: 'Look', photoIds: [] }]);
  });

  it('that hang keep no words from going, neither those that wait nor those that come', async () => {
    const never = aGate();
    desk.holds = (path) => (path.endsWith('photo') ? never.opened : null);
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await add('photo', { name });
    await say('Before');
    const drain = begin();
    await until(() => desk.seen.some((body) => body.includes('content')));
    expect(textsThere()).toEqual(['Before']);
    await say('After');
    drain.more();
    await until(() => textsThere().length === 2);
    expect(desk.seen.filter((body) => body.includes('content'))).toHaveLength(1);
    never.open();
    expect(await drain.ended).toEqual({ sent: 8, stoppedBy: null });
  });

  it('that fail in a row keep nothing from going that comes while the run is still busy', async () => {
    const photos = aGate();
    const words = aGate();
    desk.weather = (path) => (path.endsWith('photo') ? 'broken' : 'clear');
    desk.holds = (path, body) =>
      path.endsWith('photo') ? photos.opened : body.includes('Slow') ? words.opened : null;
    const names = ['one', 'two', 'three', 'four'];
    for (const name of names) await add('photo', { name });
    const drain = begin();
    await until(() => desk.seen.length === 1);
    await say('Slow');
    drain.more();
    await until(() => desk.seen.length === 2);
    photos.open();
    await until(() => desk.seen.length === 1 + names.length);
    let putOff = 0;
    while (putOff < names.length)
      putOff = (await device.read(listEntries)).filter(({ dueAt }) => dueAt > 0).length;
    await say('After');
    drain.more();
    await until(() => textsThere().includes('After'));
    words.open();
    expect(await drain.ended).toMatchObject({ sent: 2, stoppedBy: { kind: 'server' } });
  });

  it.each(['drop-before', 'broken'] as const)(
    'that never get through (%s) end nothing for others, and are tried again at their time',
    async (weather) => {
      const names = ['one', 'two', 'three', 'four', 'five'];
      for (const name of names) await add('photo', { name });
      await say('Before');
      desk.weather = (path) => (path.endsWith('photo') ? weather : 'clear');
      const { stoppedBy } = await send();
      expect(stoppedBy).not.toBeNull();
      expect(textsThere()).toEqual(['Before']);
      await say('After');
      await send();
      expect(textsThere()).toEqual(['After', 'Before']);
      const waiting = await device.read(listEntries);
      expect(waiting).toHaveLength(names.length);
      expect(waiting.filter(({ parked }) => parked !== null)).toEqual([]);
      for (const { id } of waiting)
        expect(await device.read((reader) => getBytes(reader, id))).not.toBeNull();
    },
  );
});

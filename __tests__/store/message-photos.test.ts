import { MessageType } from '@/contract/conversation';
import { saveConversations } from '@/store/conversations';
import {
  findMissingPhoto,
  getMissingPhoto,
  getPhotoContent,
  keepPhoto,
  keepSentPhoto,
} from '@/store/message-photos';
import type { Transaction } from '@/store/store-database';

import { aConversation, aMessage, aPhoto } from '../support/conversations';
import { openTestStore, type TestStore } from '../support/test-store';

const MOST_KEPT = 60;
const MORE = 10;
const ALL = Array.from({ length: MOST_KEPT + MORE }, (_, index) => index + 1);
const SHOT = { content: 'a photo', width: 4, height: 3 };

describe('the photos that a device keeps', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    const messages = ALL.map((position) =>
      aMessage({ position, type: MessageType.Asset, asset: aPhoto(), created_at: momentOf(position) }),
    );
    await device.write((transaction) => saveConversations(transaction, [aConversation({ messages })]));
  });

  const momentOf = (position: number) => new Date(Date.UTC(2026, 2, 1, 0, position)).toISOString();
  const idOf = (position: number) => `message-${position}`;
  const keep = (position: number, now: number) =>
    device.write((transaction) => keepPhoto(transaction, idOf(position), SHOT, now));
  const content = (position: number) =>
    device.read((reader) => getPhotoContent(reader, { messageId: idOf(position), entryId: null }));
  const kept = async () => {
    const found = await Promise.all(
      ALL.map(async (position) => ((await content(position)) ? [position] : [])),
    );
    return found.flat();
  };
  const missing = (position: number) => device.read((reader) => getMissingPhoto(reader, idOf(position)));

  it('are the sixty that came last, whichever is the newest', async () => {
    // The newest came first.
    for (const position of [...ALL].reverse()) await keep(position, 1_000 - position);
    expect(await kept()).toEqual(ALL.slice(0, MOST_KEPT));
  });

  it('that gave way are not fetched by themselves, but again when they are in sight', async () => {
    for (const position of ALL) await keep(position, position);
    expect(await kept()).toEqual(ALL.slice(MORE));
    expect(await device.read((reader) => findMissingPhoto(reader, []))).toBeNull();
    expect(await missing(1)).toMatchObject({ messageId: idOf(1), position: 1 });
    await keep(1, 1_000);
    expect(await kept()).toEqual([1, ...ALL.slice(MORE + 1)]);
    expect(await missing(1)).toBeNull();
  });

  it('are found, counted and let go of by an index, however many there ever were', async () => {
    const plans = await device.write(async (transaction) => {
      const { explaining, plans } = explain(transaction);
      await findMissingPhoto(explaining, ['message-1']);
      await getMissingPhoto(explaining, 'message-1');
      await getPhotoContent(explaining, { messageId: 'message-1', entryId: 'entry-1' });
      await keepSentPhoto(explaining, { messageId: 'message-1', entryId: 'entry-1' }, SHOT, 1);
      return plans;
    });
    const ofPhotos = plans.filter((plan) => plan.includes('message_photos'));
    expect(ofPhotos.filter((plan) => !/USING (COVERING )?INDEX/.test(plan))).toEqual([]);
    expect(plans.filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([]);
    expect(ofPhotos).toContainEqual(expect.stringContaining('message_photos_missing'));
    expect(ofPhotos).toContainEqual(expect.stringContaining('message_photos_entry'));
    expect(ofPhotos).toContainEqual(expect.stringContaining('message_photos_kept'));
  });
});

/** In place of doing what it is asked to, says how it would be done. */
function explain(transaction: Transaction): { explaining: Transaction; plans: string[] } {
  const plans: string[] = [];
  const plan = async (sql: string, values: Parameters<Transaction['all']>[1]) => {
    const steps = await transaction.all<{ detail: string }>(`explain query plan ${sql}`, values);
    plans.push(...steps.map(({ detail }) => detail));
  };
  const explaining: Transaction = {
    all: (sql, values) => plan(sql, values).then(() => []),
    first: (sql, values) => plan(sql, values).then(() => null),
    run: (sql, values) => plan(sql, values).then(() => 0),
  };
  return { explaining, plans };
}

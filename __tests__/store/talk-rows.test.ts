import {
  markTakenBack,
  saveConversations,
  saveOlderMessages,
  saveToldMessages,
  unmarkTakenBack,
} from '@/store/conversations';
import { replaceIssues } from '@/store/issues';
import { keepPhoto } from '@/store/message-photos';
import { getTalk } from '@/store/messages';
import { saveProfile } from '@/store/profile';
import type { Reader, Transaction } from '@/store/store-database';
import { TalkRows } from '@/store/talk-rows';

import { aConversation, aMessage, aPhoto } from '../support/conversations';
import { anIssue } from '../support/issues';
import { aTraveller } from '../support/records';
import { SEED, seededRandom } from '../support/seeded-random';
import { openTestStore, type TestStore } from '../support/test-store';

const ID = 'conversation-1';
const ME = 'traveller-1';
/** By turns; every fifth is a photo. */
const messageAt = (position: number) => ({
  ...aMessage({ position, user_id: position % 2 === 0 ? ME : 'agent-1' }),
  ...(position % 5 === 0 && { type: 4 as const, asset: aPhoto() }),
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => messageAt(index + 1));

describe('what is known of a conversation that is read again and again', () => {
  let device: TestStore;
  let known: TalkRows;
  let handedOver: number;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    known = new TalkRows();
    await device.write(async (transaction) => {
      await saveProfile(transaction, aTraveller({ id: ME }));
      await replaceIssues(transaction, { issues: [anIssue()], asOf: null }, 'whole');
    });
  });

  const fill = (from: number, count: number) =>
    device.write(async (transaction) => {
      const messages = upTo(count);
      await saveConversations(transaction, [aConversation({ messages: messages.slice(from - 1) })]);
      if (from === 1) return;
      await saveOlderMessages(transaction, ID, { messages: messages.slice(0, from - 1), before: from });
    });
  const hear = (transaction: Transaction, message: ReturnType<typeof messageAt>) =>
    saveToldMessages(transaction, {
      conversationId: ID,
      messages: [message],
      from: message.revision - 1,
      to: message.revision,
    });
  /** Counts the rows that SQLite hands over. */
  const read = (limit: number) =>
    device.read((reader) => {
      const all: Reader['all'] = async (sql, values) => {
        const rows = await reader.all<never>(sql, values);
        handedOver += rows.length;
        return rows;
      };
      handedOver = 0;
      return getTalk({ ...reader, all }, 'issue-1', limit, known);
    });

  it('costs what changed, however long it is and however far somebody has scrolled', async () => {
    await fill(10_000, 10_000);
    const costs: Record<number, number[]> = {};
    for (const limit of [60, 2_000]) {
      await read(limit);
      const again = await read(limit).then(() => handedOver);
      const position = limit === 60 ? 10_001 : 10_002;
      await device.write((transaction) => hear(transaction, messageAt(position)));
      expect((await read(limit)).messages.at(-1)?.position).toBe(position);
      costs[limit] = [again, handedOver];
    }
    // A print for each part, and after the new message the part that it stands in.
    expect(costs[2_000]?.[0]).toBeLessThan(40);
    expect(costs[2_000]?.[1]).toBeLessThan(110);
    expect((costs[2_000]?.[1] ?? 0) - (costs[60]?.[1] ?? 0)).toBeLessThan(40);
  });

  it('costs one step more of what was said before, not all that is in view', async () => {
    await fill(10_000, 10_000);
    await read(2_000);
    await read(2_240);
    expect(handedOver).toBeLessThan(240 + 2 * 64 + 40);
  });

  it('hands out the same messages as before, but for those of which something is another', async () => {
    await fill(1, 300);
    const before = (await read(200)).messages;
    await device.write(async (transaction) => {
      await hear(transaction, messageAt(301));
      await markTakenBack(transaction, 'message-296');
      await saveConversations(transaction, [aConversation({ positions: heardUpTo(200) })]);
    });
    const after = (await read(250)).messages;
    const kept = new Set(before);
    const others = after.filter((message) => !kept.has(message)).map(({ position }) => position ?? 0);
    const heardMeanwhile = before.flatMap(({ author, position }) =>
      author.kind === 'me' && (position ?? 0) <= 200 ? [position] : [],
    );
    expect(others.filter((position) => position > 100)).toEqual([...heardMeanwhile, 296, 301]);
  });

  it('tells of a photo that it is here, and that it gave way to newer ones', async () => {
    await fill(1, 10);
    const isHere = async () => (await read(60)).messages.find(({ id }) => id === 'message-5')?.photo?.isHere;
    const seen = [await isHere()];
    await device.write((transaction) =>
      keepPhoto(transaction, 'message-5', { content: 'AAAA', width: 4, height: 3 }, 1),
    );
    seen.push(await isHere());
    await device.write((transaction) =>
      transaction.run(`update message_photos set content = null where message_id = 'message-5'`),
    );
    expect([...seen, await isHere()]).toEqual([false, true, false]);
  });

  it('tells in the language that was chosen since what the service announced', async () => {
    const announce = (body: string) =>
      device.write((transaction) =>
        saveConversations(transaction, [
          aConversation({ messages: [aMessage({ position: 1, user_id: null, body })] }),
        ]),
      );
    const seen: (string | undefined)[] = [];
    for (const body of ['Ann has joined.', 'Ann ist dazugekommen.']) {
      await announce(body);
      seen.push((await read(60)).messages[0]?.body);
    }
    expect(seen).toEqual(['Ann has joined.', 'Ann ist dazugekommen.']);
  });

  it(`is always what a first look would find (SEED=${SEED})`, async () => {
    const random = seededRandom(SEED);
    const below = (most: number) => Math.floor(random() * most);
    await fill(41, 300);
    let revision = 300;
    for (let step = 0; step < 60; step += 1) {
      const id = `message-${1 + below(300)}`;
      const before = messageAt(Number(id.slice('message-'.length)));
      await device.write(async (transaction) => {
        const acts: (() => Promise<unknown>)[] = [
          () => hear(transaction, messageAt((revision += 1))),
          () =>
            hear(transaction, {
              ...before,
              type: 2,
              body: null,
              asset: null,
              revision: (revision += 1),
            }),
          () => markTakenBack(transaction, id),
          () => unmarkTakenBack(transaction, id),
          () => keepPhoto(transaction, id, { content: 'AAAA', width: 1 + below(9), height: 7 }, step),
          () => saveConversations(transaction, [aConversation({ positions: heardUpTo(below(300)) })]),
        ];
        await acts[below(acts.length)]?.();
      });
      const limit = 1 + below(350);
      const fresh = await device.read((reader) => getTalk(reader, 'issue-1', limit));
      expect(await read(limit)).toEqual(fresh);
    }
  });
});

function heardUpTo(position: number) {
  return [{ user_id: 'agent-1', delivered_position: position, read_position: position }];
}

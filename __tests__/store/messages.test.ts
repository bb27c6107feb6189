import { saveConversations, saveOlderMessages, saveSpokenMessage } from '@/store/conversations';
import { replaceIssues } from '@/store/issues';
import { countUnreadMessages, getTalk } from '@/store/messages';
import { saveProfile } from '@/store/profile';

import { aConversation, aMessage } from '../support/conversations';
import { anIssue } from '../support/issues';
import { aTraveller } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const MANY = 10_000;

describe('a conversation on the device', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      await saveProfile(transaction, aTraveller({ id: 'traveller-1' }));
      await replaceIssues(transaction, { issues: [anIssue()], asOf: null }, 'whole');
    });
  });

  const last = aMessage({ position: MANY });
  const fill = () =>
    device.write(async (transaction) => {
      await saveConversations(transaction, [aConversation({ messages: [last] })]);
      const messages = Array.from({ length: MANY - 1 }, (_, index) => aMessage({ position: index + 1 }));
      await saveOlderMessages(transaction, 'conversation-1', { messages, before: MANY });
    });
  const talk = (limit: number) => device.read((reader) => getTalk(reader, 'issue-1', limit));

  it('of 10,000 messages is opened by the page that is shown, in the order of an index', async () => {
    await fill();
    const { messages, before } = await talk(60);
    expect(messages.map(({ position }) => position)).toEqual(
      Array.from({ length: 60 }, (_, index) => MANY - 59 + index),
    );
    expect(before).toBe('here');
    expect(await device.read((reader) => countUnreadMessages(reader, ['issue-1']))).toBe(100);
    for (const sql of [
      'select record from messages where conversation_id = ? order by position desc limit ?',
      'select 1 from messages where conversation_id = ? and position > ? limit 100',
    ]) {
      const plan = await device.read((reader) =>
        reader.all<{ detail: string }>(`explain query plan ${sql}`, ['conversation-1', 60]),
      );
      expect(plan.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^SEARCH messages USING (COVERING )?INDEX messages_said/),
      ]);
    }
  });

  it('of several requests counts what is new in all of them at once, beyond what was read here or elsewhere', async () => {
    const second = { id: 'conversation-2', issue_id: 'issue-3' };
    const read = [{ user_id: 'traveller-1', delivered_position: 2, read_position: 1 }];
    const said = (id: string) => [1, 2, 3].map((position) => aMessage({ position, id: `${id}-${position}` }));
    const announced = aMessage({ position: 4, id: 'joined', type: 3, user_id: null });
    await device.write(async (transaction) => {
      const issues = [anIssue(), anIssue({ id: 'issue-3' })];
      await replaceIssues(transaction, { issues, asOf: null }, 'whole');
      await saveConversations(transaction, [
        aConversation({ messages: [...said('first'), announced] }),
        aConversation({ ...second, messages: said('second'), positions: read }),
      ]);
      await transaction.run(`insert into exchanged_ids (local_id, service_id) values ('local-1', 'issue-3')`);
    });
    const statements: string[] = [];
    const count = (...ids: string[]) =>
      device.read((reader) => {
        const first: typeof reader.first = (sql, values) => {
          statements.push(sql);
          return reader.first(sql, values);
        };
        return countUnreadMessages({ ...reader, first }, ids);
      });
    expect(await count('issue-1', 'local-1', 'gone')).toBe(5);
    expect(statements).toHaveLength(1);
    expect(await count('issue-3')).toBe(2);
    expect(await count()).toBe(0);
  });

  it('keeps what is said at this moment, unless something before it is missing', async () => {
    const spoken = (position: number) => ({
      conversation_id: 'conversation-1',
      message: aMessage({ position }),
    });
    const hear = (position: number) =>
      device.write((transaction) => saveSpokenMessage(transaction, spoken(position)));
    const positions = async () => (await talk(60)).messages.map(({ position }) => position);
    await hear(1);
    expect(await positions()).toEqual([]);
    await device.write((transaction) =>
      saveConversations(transaction, [aConversation({ messages: [aMessage({ position: 1 })] })]),
    );
    await hear(3);
    expect(await positions()).toEqual([1]);
    for (const position of [2, 2, 3, 2]) await hear(position);
    expect(await positions()).toEqual([1, 2, 3]);
  });

  it('says where more is to be found', async () => {
    const messages = [4, 5].map((position) => aMessage({ position }));
    await device.write((transaction) => saveConversations(transaction, [aConversation({ messages })]));
    expect(await talk(1)).toMatchObject({ before: 'here' });
    expect(await talk(2)).toMatchObject({ before: 'service' });
    const older = [1, 2, 3].map((position) => aMessage({ position }));
    await device.write((transaction) =>
      saveOlderMessages(transaction, 'conversation-1', { messages: older, before: 4 }),
    );
    expect(await talk(5)).toMatchObject({ before: 'nothing' });
  });

  it('never takes back how far it was heard', async () => {
    const positions = (read: number) => [
      { user_id: 'agent-1', delivered_position: read, read_position: read },
    ];
    const mine = aMessage({ user_id: 'traveller-1' });
    for (const read of [1, 0])
      await device.write((transaction) =>
        saveConversations(transaction, [aConversation({ messages: [mine], positions: positions(read) })]),
      );
    expect((await talk(5)).messages).toMatchObject([{ author: { sending: { kind: 'read' } } }]);
  });
});

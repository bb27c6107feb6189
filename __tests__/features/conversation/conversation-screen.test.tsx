import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Conversation } from '@/contract/conversation';
import { ConversationScreen } from '@/features/conversation/conversation-screen';
import { LinkedConversation } from '@/features/conversation/linked-conversation';
import { ActiveIssue } from '@/features/issues/active-issue';
import { saveConversations } from '@/store/conversations';
import { replaceIssues } from '@/store/issues';
import { writeMessage } from '@/store/message-writes';
import { markSending, parkEntry } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';

import { aConversation, aMessage } from '../../support/conversations';
import { anIssue } from '../../support/issues';
import { aTraveller } from '../../support/records';
import { inCusco } from '../../support/on-the-spot';
import { renderScreen, type OnTheDevice } from '../../support/render-screen';

const onOpen = jest.fn();
const onBack = jest.fn();
const ME = 'traveller-1';

const talking =
  (conversation: Partial<Conversation> = {}, status?: 3) =>
  async (transaction: Transaction) => {
    await saveProfile(transaction, aTraveller({ id: ME }));
    const issue = anIssue({ handler: 'Sam', ...(status && { status }) });
    await replaceIssues(transaction, { issues: [issue], asOf: null }, 'whole');
    await saveConversations(transaction, [aConversation(conversation)]);
  };

const open = (fill: OnTheDevice['fill'], device: OnTheDevice = {}) =>
  renderScreen(<ConversationScreen issueId="issue-1" isInFront onBack={onBack} />, { fill, ...device });
const field = () => screen.findByLabelText('Message');
const type = async (words: string) => fireEvent.changeText(await field(), words);
const press = (name: string) => act(async () => fireEvent.press(screen.getByRole('button', { name })));

const SAID = [
  aMessage({ position: 1, type: 3, user_id: null, body: 'Sam has joined.' }),
  aMessage({ position: 2, user_id: ME, client_id: 'mine', body: 'My passport is gone' }),
  aMessage({ position: 3, body: 'Where were you?', created_at: '2026-03-05T09:00:00.000Z' }),
  aMessage({ position: 4, type: 2, body: null, created_at: '2026-03-05T09:01:00.000Z' }),
];
const heard = (read: number) => [
  { user_id: ME, delivered_position: 4, read_position: read },
  { user_id: 'agent-1', delivered_position: 4, read_position: 2 },
];

describe('the conversation about a request', () => {
  beforeEach(() => jest.useFakeTimers());

  it('shows who said what and when, what is new, and what was deleted; whoever sees it has read it', async () => {
    const { opened } = await open(talking({ messages: SAID, positions: heard(2) }));
    await screen.findByText(/Where were you\?/);
    expect(screen.getByText(/Sam has joined\./)).toBeTruthy();
    expect(screen.getByText(/My passport is gone/)).toBeTruthy();
    expect(screen.getByText(/^Read /)).toBeTruthy();
    expect(screen.getByText(/This message was deleted/)).toBeTruthy();
    expect(screen.getByText('Sam Agent')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ props }) => String(props.children))).toEqual(
      expect.arrayContaining(['Wednesday · Mar 4', 'New', 'Thursday · Mar 5']),
    );
    await waitFor(async () =>
      expect(await opened.reads.unsent()).toMatchObject([
        { kind: 'conversation-read', payload: { position: 4 } },
      ]),
    );
    expect(screen.getByText('New')).toBeTruthy();
  });

  it('that lies behind another screen is not read', async () => {
    const { opened } = await renderScreen(
      <ConversationScreen issueId="issue-1" isInFront={false} onBack={onBack} />,
      { fill: talking({ messages: SAID, positions: heard(2) }) },
    );
    await screen.findByText(/Where were you\?/);
    expect(await opened.reads.unsent()).toEqual([]);
  });

  it('keeps what is written at every pause, and says it once, however often it is tapped', async () => {
    const { opened } = await open(talking(), { isOffline: true });
    await type('I am at the');
    act(() => jest.advanceTimersByTime(400));
    await waitFor(async () => expect(await opened.reads.conversations.draft('issue-1')).toBe('I am at the'));
    await type('I am at the station');
    const send = screen.getByRole('button', { name: 'Send' });
    await act(async () => {
      fireEvent.press(send);
      fireEvent.press(send);
    });
    await screen.findByText('I am at the station');
    expect(screen.getByText('Waiting for a signal · goes out by itself')).toBeTruthy();
    expect((await field()).props.value).toBe('');
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'issue-message' }]);
    act(() => jest.advanceTimersByTime(1000));
    expect(await opened.reads.conversations.draft('issue-1')).toBe('');
  });

  it('takes what waits back into the field to be edited, in front of what is there', async () => {
    const { opened } = await open(
      async (transaction) => {
        await talking()(transaction);
        await writeMessage(
          transaction,
          { issueId: 'issue-1', body: 'Frist' },
          { newId: () => 'a', now: () => 1 },
        );
      },
      { isOffline: true },
    );
    await type('second');
    await press('Edit');
    await waitFor(async () => expect((await field()).props.value).toBe('Frist\nsecond'));
    expect(await opened.reads.unsent()).toEqual([]);
  });

  const refused = async (transaction: Transaction) => {
    await talking()(transaction);
    for (const id of ['a', 'b']) {
      const context = { newId: () => id, now: () => 1 };
      await writeMessage(transaction, { issueId: 'issue-1', body: `Word ${id}` }, context);
      await markSending(transaction, [id], 1);
      const status = id === 'a' ? 409 : 422;
      await parkEntry(transaction, id, { status, message: 'Too long.', fields: [] });
    }
  };

  it.each([
    ['Try again', 2],
    ['Delete', 1],
  ])('says why something was refused; "%s" leaves %d of two', async (name, left) => {
    const { opened } = await open(refused, { isOffline: true });
    await screen.findByText('Not sent · This request is finished and takes no more messages.');
    expect(screen.getByText('Not sent · Too long.')).toBeTruthy();
    const [first] = screen.getAllByRole('button', { name });
    await act(async () => first && fireEvent.press(first));
    const unsent = await opened.reads.unsent();
    expect(unsent).toHaveLength(left);
    expect(unsent.filter(({ parked }) => parked !== null)).toHaveLength(1);
  });

  it('of a request that is over says that writing opens it again', async () => {
    await open(talking({}, 3));
    expect(await screen.findByText(/writ(e|ing).*opens it again/)).toBeTruthy();
  });

  it('sends where the traveller is', async () => {
    const { opened } = await open(talking(), { isOffline: true, dependencies: { createLocator: inCusco } });
    await field();
    await press('Send where I am');
    await screen.findByText(/^I am here: -13\./);
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'issue-message', payload: { message: { type: 4, body: null } } },
    ]);
  });

  it('says what comes while it is open, for whoever does not see it', async () => {
    const { opened } = await open(talking({ messages: SAID, positions: heard(4) }));
    await screen.findByText(/Where were you\?/);
    const more = [...SAID, aMessage({ position: 5, body: 'I call the embassy' })];
    await act(() => opened.store.database.write('cache', talking({ messages: more, positions: heard(4) })));
    await screen.findByText(/I call the embassy/);
    expect(screen.queryByText('New')).toBeTruthy();
  });

  it('is not here where its request is not', async () => {
    await renderScreen(<LinkedConversation conversationId="gone" isInFront onBack={onBack} />);
    expect(await screen.findByText('This request is not here')).toBeTruthy();
  });

  it('is found by its own id, as messages of the service name it', async () => {
    await renderScreen(<LinkedConversation conversationId="conversation-1" isInFront onBack={onBack} />, {
      fill: talking({ messages: SAID }),
    });
    expect(await screen.findByText(/Where were you\?/)).toBeTruthy();
  });

  it('is one tap away from every tab while something in it is new', async () => {
    await renderScreen(<ActiveIssue onOpen={onOpen} />, {
      fill: talking({ messages: SAID, positions: heard(2) }),
    });
    fireEvent.press(await screen.findByText('2 new messages'));
    expect(onOpen).toHaveBeenCalledWith('/request/issue-1/conversation');
  });
});

import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Issue } from '@/contract/issue';
import { ConversationScreen } from '@/features/conversation/conversation-screen';
import { saveConversations } from '@/store/conversations';
import { replaceIssues } from '@/store/issues';
import { writeMessage } from '@/store/message-writes';
import { listEntries, parkEntry } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';
import { stepIn } from '@/store/talk-part';

import { aConversation, aMessage } from '../../support/conversations';
import { anIssueOfAnother, aPerson } from '../../support/issues';
import { aTraveller } from '../../support/records';
import { renderForResponder } from '../../support/render-screen';

const onBack = jest.fn();
const theirs = (changes: Partial<Issue> = {}) => anIssueOfAnother({ handler: 'Kim', ...changes });

/** Null: the conversation is here, and nobody has said a word. */
const having = (issues: Issue[], said?: string | null) => async (transaction: Transaction) => {
  await saveProfile(transaction, aTraveller());
  await replaceIssues(transaction, { issues, asOf: null }, 'whole');
  if (said === undefined) return;
  const participants = [aPerson({ id: 'traveller-2' }), aPerson({ id: 'agent-1', first_name: 'Kim' })];
  const messages = said === null ? [] : [aMessage({ user_id: 'agent-1', body: said })];
  const talk = aConversation({ issue_id: 'issue-2', participants, positions: [], messages });
  await saveConversations(transaction, [talk]);
};
const open = (fill: (transaction: Transaction) => Promise<void>) =>
  renderForResponder(<ConversationScreen issueId="issue-2" isInFront onBack={onBack} />, {
    fill,
    isOffline: true,
  });
const press = (name: string) =>
  act(async () => fireEvent.press(screen.getAllByRole('button', { name }).at(-1) ?? screen.root));

describe('the conversation about a request of which somebody else takes care', () => {
  beforeEach(() => jest.useFakeTimers());

  it('can be read; in place of the field stands why nobody can write, and the way to do so', async () => {
    const { opened } = await open(having([theirs()], 'A lawyer calls you.'));
    expect(await screen.findByText(/A lawyer calls you\./)).toBeTruthy();
    expect(screen.getByText('Kim has this request. To write, step in.')).toBeTruthy();
    expect(screen.queryByLabelText('Message')).toBeNull();
    // It is read by those whose it is: to who looks on, nothing of it is new.
    expect(screen.queryByText('New')).toBeNull();
    expect(await opened.store.database.read(listEntries)).toEqual([]);
    await press('Step in');
    await press('Step in');
    expect(await screen.findByLabelText('Message')).toBeTruthy();
    expect(screen.getByText(/^You have stepped in: not confirmed yet\./)).toBeTruthy();
    expect(await opened.store.database.read(listEntries)).toMatchObject([{ kind: 'conversation-join' }]);
  });

  it('is not said to be empty where nobody knows', async () => {
    await open(having([theirs()]));
    expect(await screen.findByText('What was said is not on this device')).toBeTruthy();
    expect(screen.queryByText('Nothing has been said yet')).toBeNull();
  });

  it('promises nothing of what is written where nobody can write', async () => {
    await open(having([anIssueOfAnother()], null));
    expect(await screen.findByText('Nothing has been said yet')).toBeTruthy();
    expect(screen.queryByText(/What you write is kept here/)).toBeNull();
  });

  it('that nobody has taken is written in by whoever takes it', async () => {
    await open(having([anIssueOfAnother()], 'Hello?'));
    expect(await screen.findByText('Nobody has this request yet. To write, take it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Step in' })).toBeNull();
  });

  it('says where stepping in was refused, until that is understood', async () => {
    await open(async (transaction) => {
      await having([theirs()], 'Hello?')(transaction);
      await stepIn(transaction, 'issue-2', { newId: () => 'join', now: () => 1 });
      await parkEntry(transaction, 'join', { status: 404, message: 'Not found', fields: [] });
    });
    expect(await screen.findByText('You could not step in')).toBeTruthy();
    await press('Understood');
    await waitFor(() => expect(screen.queryByText('You could not step in')).toBeNull());
    expect(screen.getByText('Kim has this request. To write, step in.')).toBeTruthy();
  });

  it.each([
    ['another was first', theirs(), /Kim has taken it/],
    ['it is over', anIssueOfAnother({ status: 3 }), /^This request is over/],
    ['it is nobody’s yet', anIssueOfAnother(), 'Nobody has this request yet. To write, take it.'],
  ])(
    'tells whose words were not taken because %s, and never that it is finished',
    async (_why, issue, said) => {
      const context = { newId: () => 'word', now: () => 1 };
      await open(async (transaction) => {
        await having([issue], 'Hello?')(transaction);
        await writeMessage(transaction, { issueId: 'issue-2', body: 'I am on it' }, context);
        await parkEntry(transaction, 'word', { status: 404, message: 'Not found', fields: [] });
      });
      expect(await screen.findByText(/I am on it/)).toBeTruthy();
      expect(screen.queryByText(/is finished/)).toBeNull();
      expect(screen.getAllByText(said)[0]).toBeOnTheScreen();
      expect(screen.getByText(/Not sent/)).toBeTruthy();
    },
  );

  it('that is not theirs to read says that truly', async () => {
    await open(having([]));
    expect(await screen.findByText('This conversation is not open to you')).toBeTruthy();
    expect(screen.getByText(/What somebody asks a doctor is read by the two of them alone\.$/)).toBeTruthy();
  });
});

import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { saveDraftPhoto } from '@/store/draft-photos';
import { saveDraft } from '@/store/drafts';
import { replaceIssues } from '@/store/issues';
import { writeMessage } from '@/store/message-writes';
import { parkEntry } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';

import { aMessage } from '../../support/conversations';
import {
  onAskedAgain,
  openConversation as open,
  press,
  talking,
  typeMessage as type,
} from '../../support/open-conversation';

describe('what stands beside the field of a conversation, or in its place', () => {
  beforeEach(() => jest.useFakeTimers());

  it('says beside the field that it takes no more, also to a screen reader', async () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
    await open(talking());
    const full = 'A message has room for 5,000 characters. Send this one, and go on in the next.';
    await type('x'.repeat(4_999));
    expect(screen.queryByText(full)).toBeNull();
    await type('x'.repeat(5_000));
    expect(screen.getByText(full)).toBeTruthy();
    expect(announce).toHaveBeenCalledWith(full);
    await type('Help');
    expect(screen.queryByText(full)).toBeNull();
  });

  it('of a request that is over says that writing opens it again', async () => {
    await open(talking({}, 3));
    expect(await screen.findByText(/writ(e|ing).*opens it again/)).toBeTruthy();
  });

  it('of a request that is finished asks for no words, though none was said', async () => {
    await open(talking({}, 5));
    expect(await screen.findByText('Nothing has been said yet')).toBeTruthy();
    expect(screen.queryByText(/Write what helps to help you/)).toBeNull();
  });

  it('of a request that is finished takes no more words', async () => {
    await open(talking({ messages: [aMessage()] }, 5));
    expect(await screen.findByText('This request is finished and takes no more messages.')).toBeTruthy();
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  /** What was written while the request was finished, and the list that says so by its silence. */
  const finished = async (transaction: Transaction) => {
    await talking()(transaction);
    const context = (id: string) => ({ newId: () => id, now: () => 1 });
    const photo = { content: 'AAAA', width: 4, height: 3 };
    await writeMessage(transaction, { issueId: 'issue-1', body: 'Are you there?' }, context('a'));
    await writeMessage(transaction, { issueId: 'issue-1', body: 'The form', photo }, context('b'));
    await parkEntry(transaction, 'a', { status: 404, message: 'There is no such conversation.', fields: [] });
    await replaceIssues(transaction, { issues: [], asOf: 2_000_000_000 }, 'whole');
  };

  it('says of what was written when the request was finished why nobody has it; a tap asks again with all of it', async () => {
    const { opened } = await open(finished, { isOffline: true });
    await screen.findByText('Not sent · This request is finished and takes no more messages.');
    expect(screen.getByText('Are you there?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open the photo, The form' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    const ask = screen.getByRole('button', { name: 'Ask again with these words' });
    await act(async () => {
      fireEvent.press(ask);
      fireEvent.press(ask);
    });
    await waitFor(() => expect(onAskedAgain).toHaveBeenCalledTimes(1));
    const [issue, ...others] = await opened.reads.issues.list();
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ description: 'Are you there?', type: 10 });
    expect(onAskedAgain).toHaveBeenCalledWith(issue?.id);
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'issue-create', parked: null },
      { kind: 'issue-photo', payload: { message: { body: 'The form' } } },
    ]);
  });

  it('discards what was written when the request was finished; with the last of it the request goes', async () => {
    const { opened } = await open(finished, { isOffline: true });
    await screen.findByText('Are you there?');
    for (const left of [1, 0]) {
      const [first] = screen.getAllByRole('button', { name: 'Delete' });
      await act(async () => first && fireEvent.press(first));
      await waitFor(async () => expect(await opened.reads.unsent()).toHaveLength(left));
    }
    await screen.findByText('This request is not here');
  });

  it('keeps what was only begun when the request was finished, to be asked with or discarded', async () => {
    const { opened } = await open(
      async (transaction) => {
        await talking()(transaction);
        await saveDraft(transaction, 'issue-1', 'Could you');
        await saveDraftPhoto(transaction, 'issue/issue-1', { content: 'AAAA', width: 4, height: 3 });
        await replaceIssues(transaction, { issues: [], asOf: 2_000_000_000 }, 'whole');
      },
      { isOffline: true },
    );
    await screen.findByText('You had begun to write: “Could you”');
    await press('Ask again with these words');
    await waitFor(async () =>
      expect(await opened.reads.unsent()).toMatchObject([
        { kind: 'issue-create', payload: { issue: { description: 'Could you' } } },
        { kind: 'issue-photo', payload: { message: { body: null } } },
      ]),
    );
  });
});

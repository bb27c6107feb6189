import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { writeMessage } from '@/store/message-writes';
import type { Transaction } from '@/store/store-database';

import { TestApp } from '../../support/app-fakes';
import {
  messageField as field,
  openConversation as open,
  talking,
  typeMessage as type,
} from '../../support/open-conversation';

/** Something that was said and has not gone out. */
const waiting = async (transaction: Transaction) => {
  await talking()(transaction);
  const context = { newId: () => 'a', now: () => 1 };
  await writeMessage(transaction, { issueId: 'issue-1', body: 'Frist' }, context);
};

describe('a message that is taken back into the field', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['second', 'second half', 'Frist\nsecond half'],
    ['second', 'a second', 'Frist\na second'],
    ['', 'more', 'Frist\nmore'],
  ])('stands in front of what is typed meanwhile (from "%s" to "%s")', async (before, after, both) => {
    const { opened } = await open(waiting, { isOffline: true });
    await type(before);
    const [edit, input] = [screen.getByRole('button', { name: 'Edit' }), await field()];
    await act(async () => {
      fireEvent.press(edit);
      fireEvent.changeText(input, after);
    });
    await waitFor(async () => expect((await field()).props.value).toBe(both));
    await act(async () => jest.advanceTimersByTime(1000));
    await waitFor(async () => expect(await opened.reads.conversations.draft('issue-1')).toBe(both));
    expect((await field()).props.value).toBe(both);
  });

  it('keeps what is typed meanwhile, also where the screen is left at once', async () => {
    const { opened, runtime } = await open(waiting, { isOffline: true });
    await type('second');
    const [edit, input] = [screen.getByRole('button', { name: 'Edit' }), await field()];
    await act(async () => {
      fireEvent.press(edit);
      fireEvent.changeText(input, 'second half');
      screen.rerender(<TestApp runtime={runtime}>{null}</TestApp>);
    });
    await waitFor(async () =>
      expect(await opened.reads.conversations.draft('issue-1')).toBe('Frist\nsecond half'),
    );
  });
});

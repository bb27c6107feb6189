import 'react-native-gesture-handler/jestSetup';

import { act, screen } from '@testing-library/react-native';

import { writeMessage } from '@/store/message-writes';
import type { Transaction } from '@/store/store-database';

import { openConversation, press, talking, typeMessage } from '../../support/open-conversation';

const ON_ITS_WAY = 'On its way';
const UNCONFIRMED = 'Not confirmed yet · goes out by itself';

describe('a message that no service has confirmed, whatever the phone believes of its network', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is on its way for 20 seconds, and then says that nobody has confirmed it', async () => {
    await openConversation(talking());
    await typeMessage('I am at the station');
    await press('Send');
    await screen.findByText(ON_ITS_WAY);
    act(() => jest.advanceTimersByTime(19_000));
    expect(screen.getByText(ON_ITS_WAY)).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText(UNCONFIRMED)).toBeTruthy();
    expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
  });

  it('says so at once where it was written long ago', async () => {
    await openConversation(async (transaction: Transaction) => {
      await talking()(transaction);
      const context = { newId: () => 'entry-1', now: () => Date.now() - 60_000 };
      await writeMessage(transaction, { issueId: 'issue-1', body: 'I am at the station' }, context);
    });
    expect(await screen.findByText(UNCONFIRMED)).toBeTruthy();
  });
});

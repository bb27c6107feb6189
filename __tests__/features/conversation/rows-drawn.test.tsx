import 'react-native-gesture-handler/jestSetup';

import { FlashList, type FlashListProps } from '@shopify/flash-list';
import { act, screen, waitFor } from '@testing-library/react-native';
import type { ComponentProps } from 'react';

import type { MessageBubble } from '@/features/conversation/message-bubble';
import type { ConversationLine } from '@/features/conversation/to-lines';
import { saveConversations, saveToldMessages } from '@/store/conversations';
import type { Transaction } from '@/store/store-database';

import { aConversation, aMessage } from '../../support/conversations';
import { ME, openConversation as open, talking, typeMessage } from '../../support/open-conversation';

const mockDrawn: number[] = [];
jest.mock<{ MessageBubble: typeof MessageBubble }>('@/features/conversation/message-bubble', () => {
  const actual = jest.requireActual<{ MessageBubble: typeof MessageBubble }>(
    '@/features/conversation/message-bubble',
  );
  return {
    MessageBubble: (props: ComponentProps<typeof MessageBubble>) => {
      mockDrawn.push(props.message.position ?? 0);
      return <actual.MessageBubble {...props} />;
    },
  };
});

const COUNT = 10_000;
/** The list draws one more at each end of what is in sight while it finds out where that is. */
const A_HANDFUL = 5;
/** By turns. */
const messageAt = (position: number) =>
  aMessage({ position, user_id: position % 2 === 0 ? ME : 'agent-1', client_id: `said-${position}` });
const heardUpTo = (position: number) => [
  { user_id: ME, delivered_position: COUNT, read_position: COUNT },
  { user_id: 'agent-1', delivered_position: position, read_position: 0 },
];

/** What was drawn since this was asked last, in the order in which it stands. */
function drawn(): number[] {
  return mockDrawn.splice(0).sort((one, other) => one - other);
}

/** Open at its end, with as many of them read as somebody sees who has scrolled so far. */
async function seeing(count: number) {
  const messages = Array.from({ length: COUNT }, (_, index) => messageAt(index + 1));
  const heard = heardUpTo(COUNT - 60);
  const { opened } = await open(talking({ messages, positions: heard }), { isOffline: true });
  await screen.findByText(`Word ${COUNT - 30}`);
  const list = () =>
    screen.UNSAFE_getByType(FlashList<ConversationLine>).props as FlashListProps<ConversationLine>;
  const lines = () => (list().data ?? []).filter(({ kind }) => kind === 'message');
  const scrollUp = async () => {
    const before = lines().length;
    await act(async () => list().onStartReached?.());
    await waitFor(() => expect(lines().length).toBeGreaterThan(before));
  };
  while (lines().length < count) await scrollUp();
  const write = (work: (transaction: Transaction) => Promise<void>) =>
    act(() => opened.store.database.write('cache', work));
  const hear = async (position: number) => {
    const told = { conversationId: 'conversation-1', from: position - 1, to: position };
    await write((transaction) => saveToldMessages(transaction, { ...told, messages: [messageAt(position)] }));
    await waitFor(() => expect(lines().at(-1)).toMatchObject({ message: { position } }));
  };
  const inSight = drawn();
  return { write, hear, inSight };
}

describe('a conversation of 10,000 messages', () => {
  beforeEach(() => jest.useFakeTimers());

  it('draws again what is another, however far somebody has scrolled', async () => {
    const { hear, write } = await seeing(600);
    await hear(COUNT + 1);
    expect(drawn().length).toBeLessThanOrEqual(A_HANDFUL);

    await write((transaction) =>
      saveConversations(transaction, [
        aConversation({ positions: heardUpTo(COUNT - 50), last_position: COUNT + 1 }),
      ]),
    );
    await waitFor(() => expect(mockDrawn).not.toEqual([]));
    expect(drawn()).toEqual([9942, 9944, 9946, 9948, 9950]);

    await typeMessage('I am');
    await typeMessage('I am at the hotel');
    expect(await screen.findByDisplayValue('I am at the hotel')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(drawn()).toEqual([]);
  });

  it('draws what is new where its end is in sight', async () => {
    const { hear, inSight } = await seeing(60);
    expect(inSight).toContain(COUNT);
    await hear(COUNT + 1);
    expect(drawn()).toEqual([COUNT + 1]);
  });
});

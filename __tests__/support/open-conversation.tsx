import { act, fireEvent, screen } from '@testing-library/react-native';

import type { Conversation } from '@/contract/conversation';
import { ConversationScreen } from '@/features/conversation/conversation-screen';
import { saveConversations } from '@/store/conversations';
import { replaceIssues } from '@/store/issues';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';

import { aConversation } from './conversations';
import { anIssue } from './issues';
import { aTraveller } from './records';
import { renderScreen, type OnTheDevice } from './render-screen';

/** Who looks at it. */
export const ME = 'traveller-1';

/** A request that Sam has taken, and what is said about it. */
export const talking =
  (conversation: Partial<Conversation> = {}, status?: 3 | 5) =>
  async (transaction: Transaction) => {
    await saveProfile(transaction, aTraveller({ id: ME }));
    const issue = anIssue({ handler: 'Sam', ...(status && { status }) });
    await replaceIssues(transaction, { issues: [issue], asOf: null }, 'whole');
    await saveConversations(transaction, [aConversation(conversation)]);
  };

export const onBack = jest.fn();
export const onAskedAgain = jest.fn();

export function openConversation(fill: OnTheDevice['fill'], device: OnTheDevice = {}) {
  const shown = (
    <ConversationScreen issueId="issue-1" isInFront onBack={onBack} onAskedAgain={onAskedAgain} />
  );
  return renderScreen(shown, { fill, ...device });
}

export const messageField = () => screen.findByLabelText('Message');

export async function typeMessage(words: string): Promise<void> {
  fireEvent.changeText(await messageField(), words);
}

export function press(name: string) {
  return act(async () => fireEvent.press(screen.getByRole('button', { name })));
}

import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen } from '@testing-library/react-native';

import { LinkedConversation } from '@/features/conversation/linked-conversation';
import { replaceIssues } from '@/store/issues';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';

import { aConversation, aMessage } from '../../support/conversations';
import { FakeSecrets } from '../../support/fake-secrets';
import { anIssueOfAnother, aPerson } from '../../support/issues';
import { aTraveller } from '../../support/records';
import { renderForResponder } from '../../support/render-screen';

async function aColleaguesRequest(transaction: Transaction): Promise<void> {
  await saveProfile(transaction, aTraveller());
  await replaceIssues(transaction, { issues: [anIssueOfAnother({ handler: 'Kim' })], asOf: null }, 'whole');
}
function withKey(): FakeSecrets {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  return secrets;
}

const talk = aConversation({
  issue_id: 'issue-2',
  participants: [aPerson({ id: 'traveller-2' }), aPerson({ id: 'agent-1', first_name: 'Kim' })],
  positions: [],
  messages: [aMessage({ body: 'A lawyer calls you.' })],
});
const answered = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('a conversation that a message named, and that is not on the device of whoever helps', () => {
  const questions: ((answer: Response | null) => void)[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    questions.length = 0;
  });

  const open = () =>
    renderForResponder(<LinkedConversation conversationId="conversation-1" isInFront onBack={jest.fn()} />, {
      fill: aColleaguesRequest,
      dependencies: {
        secrets: withKey(),
        service: {
          address: 'http://service.test',
          fetch: (url) =>
            new Promise<Response>((resolve, reject) => {
              if (!url.includes('/conversations/conversation-1')) return;
              questions.push((answer) =>
                answer ? resolve(answer) : reject(new TypeError('Network request failed')),
              );
            }),
        },
      },
    });
  const answer = (response: Response | null) =>
    act(async () => {
      questions.shift()?.(response);
      await jest.advanceTimersByTimeAsync(100);
    });

  it('says at once that it is being asked for, and then shows it', async () => {
    await open();
    expect(await screen.findByText('What was said comes now')).toBeOnTheScreen();
    await answer(answered(talk));
    expect(await screen.findByText(/A lawyer calls you\./)).toBeOnTheScreen();
  });

  it('says what happened where it did not come, and asks again for whoever taps', async () => {
    await open();
    await screen.findByText('What was said comes now');
    await answer(null);
    expect(await screen.findByText('What was said is not on this device')).toBeOnTheScreen();
    expect(screen.queryByText('This conversation is not open to you')).toBeNull();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByText('What was said comes now')).toBeOnTheScreen();
    await answer(answered(talk));
    expect(await screen.findByText(/A lawyer calls you\./)).toBeOnTheScreen();
  });

  it('says that it is not theirs where the service says so', async () => {
    await open();
    await screen.findByText('What was said comes now');
    await answer(answered({ error: { code: 'not_found', message: 'There is no such conversation.' } }, 404));
    expect(await screen.findByText('This conversation is not open to you')).toBeOnTheScreen();
  });
});

import assert from 'node:assert';

import { MessageStatus, MessageType, type Conversation, type Message } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import type { createReads } from '@/runtime/reads';
import { saveConversations, saveToldMessages } from '@/store/conversations';
import { saveIssues } from '@/store/issues';

import { createChance } from '../chance';
import { compareOpenings } from '../store/compare-openings';
import { openBenchStore } from '../store/open-bench-store';
import { someWords } from '../store/words';

const FEW = 100;
const MANY = 10_000;
/** As many as the screen asks for at first. */
const FIRST_PAGE = 60;
const MESSAGES_A_PAGE = 100;
const OPENINGS = 200;

const MOMENT = '2026-03-04T05:06:07.000Z';
const stamps = { created_at: MOMENT, updated_at: MOMENT };
const ISSUE = 'issue-1';
const CONVERSATION = 'conversation-1';
const ASKER = 'traveller-1';
const AGENT = 'agent-1';

const person = (id: string): Issue['affected'] => ({
  id,
  ...stamps,
  display_name: null,
  first_name: 'Robin',
  last_name: 'Berg',
  age: null,
  birthday: null,
  email: null,
  home_country: null,
  phone_number: null,
  language: null,
  timezone: null,
  timezone_identifier: null,
  profile_pic: {},
  username: null,
  points: null,
});

const issue: Issue = {
  id: ISSUE,
  ...stamps,
  type: IssueType.LostPassport,
  status: IssueStatus.Handling,
  description: 'In a taxi',
  companies: [],
  lat: null,
  lng: null,
  country_code: null,
  affected: person(ASKER),
  current_handler: person(AGENT),
  creator: person(ASKER),
  notes: [],
};

/** So many messages, of both by turns. */
function makeConversation(count: number): Conversation {
  const chance = createChance(20_260_304);
  const messages = Array.from({ length: count }, (_, index): Message => ({
    id: `message-${index}`,
    ...stamps,
    type: MessageType.Text,
    status: MessageStatus.Sent,
    body: someWords(chance, 12),
    user_id: index % 2 === 0 ? ASKER : AGENT,
    client_id: `client-${index}`,
    asset: null,
    position: index + 1,
    revision: index + 1,
  }));
  return {
    id: CONVERSATION,
    ...stamps,
    name: null,
    type: null,
    issue_id: ISSUE,
    appointment_id: null,
    messages,
    participants: [person(ASKER), person(AGENT)],
    positions: [ASKER, AGENT].map((user_id) => ({
      user_id,
      delivered_position: count,
      read_position: count - 1,
    })),
    last_position: count,
  };
}

/** A store that has heard all of it from the first word on, page by page as sync brings it. */
async function fill(folder: string, count: number): Promise<void> {
  const conversation = makeConversation(count);
  const { database } = await openBenchStore(folder);
  await database.write('cache', async (transaction) => {
    await saveIssues(transaction, [issue]);
    await saveConversations(transaction, [{ ...conversation, messages: [], last_position: 0 }]);
  });
  for (let from = 0; from < count; from += MESSAGES_A_PAGE) {
    const messages = conversation.messages.slice(from, from + MESSAGES_A_PAGE);
    const told = { conversationId: CONVERSATION, messages, from, to: from + messages.length };
    await database.write('cache', (transaction) => saveToldMessages(transaction, told));
  }
  await database.write('cache', (transaction) =>
    saveConversations(transaction, [{ ...conversation, messages: [] }]),
  );
  await database.close();
}

export function measureOpenConversation(): Promise<{ runs: number[] }> {
  return compareOpenings({ fill, few: FEW, many: MANY, open, times: OPENINGS });
}

async function open(reads: ReturnType<typeof createReads>): Promise<void> {
  const [asked, talk, draft] = await Promise.all([
    reads.issues.getAny(ISSUE),
    reads.conversations.get(ISSUE, FIRST_PAGE),
    reads.conversations.draft(ISSUE),
  ]);
  assert.deepStrictEqual([asked?.id, talk.messages.length, draft], [ISSUE, FIRST_PAGE, '']);
}

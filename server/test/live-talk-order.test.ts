import { randomUUID } from 'node:crypto';

import { MessageStatus, MessageType, type Message } from '@/contract/conversation';
import type { LiveMessage } from '@/contract/live-line';

import type { LiveSocket } from '../src/live/live-socket';
import type { LiveSockets } from '../src/live/live-sockets';
import { MOST_TOLD, Talk } from '../src/live/talk';

const NOW = new Date(Date.UTC(2026, 2, 20)).toISOString();
const CONVERSATION = randomUUID();
const LISTENER = randomUUID();

const text = (revision: number): Message => ({
  id: randomUUID(),
  created_at: NOW,
  updated_at: NOW,
  type: MessageType.Text,
  status: MessageStatus.Sent,
  body: `said as number ${revision}`,
  user_id: randomUUID(),
  client_id: randomUUID(),
  asset: null,
  position: revision,
  revision,
});

/** Somebody's line, at a service that takes its time to look up who may hear. */
function listen(stored: Message[]) {
  const heard: LiveMessage[] = [];
  let answerLookUps: () => void = () => undefined;
  const lookedUp = new Promise<void>((answer) => {
    answerLookUps = answer;
  });
  let reads = 0;
  const line = {
    owner: { id: LISTENER },
    say: (message: LiveMessage) => heard.push(message),
  } as unknown as LiveSocket;
  const talk = new Talk({
    talking: {
      mayHear: () => lookedUp.then(() => true),
      readSaid: async (_id, from) => {
        reads += 1;
        return stored.filter(({ revision }) => revision >= from).slice(0, MOST_TOLD);
      },
      say: () => Promise.reject(new Error('nobody speaks here')),
      tellTyping: () => Promise.resolve(),
    },
    sockets: { ofTraveller: () => new Set([line]) } as unknown as LiveSockets,
    onFailure: (error) => {
      throw error;
    },
  });
  const tell = (revision: number, told: string) =>
    talk.hearSaid(CONVERSATION, { revision, participants: [LISTENER], told });
  return {
    tell,
    async heardAtLast(): Promise<Message[]> {
      answerLookUps();
      // What is told while something else is being told follows it.
      for (let before = -1; before < heard.length;) {
        before = heard.length;
        await new Promise((next) => setImmediate(next));
      }
      return heard.flatMap((message) => ('said' in message ? [message.said.message] : []));
    },
    reads: () => reads,
  };
}

describe('what is told while it is looked up who may hear it', () => {
  it('is told as gone where it was taken back meanwhile', async () => {
    const said = text(1);
    const gone = { ...said, type: MessageType.Deleted, body: null, revision: 2 };
    const line = listen([gone]);
    line.tell(1, JSON.stringify(said));
    line.tell(2, '');
    expect(await line.heardAtLast()).toEqual([gone]);
  });

  it('comes in its order, each once', async () => {
    const all = [1, 2, 3].map(text);
    const line = listen(all);
    for (const message of all) line.tell(message.revision, JSON.stringify(message));
    expect(await line.heardAtLast()).toEqual(all);
    expect(line.reads()).toBe(0);
  });

  it('is no more than is read at once, however much is said', async () => {
    const all = Array.from({ length: 3 * MOST_TOLD }, (_, index) => text(index + 1));
    const line = listen(all);
    for (const message of all) line.tell(message.revision, JSON.stringify(message));
    expect(await line.heardAtLast()).toEqual(all.slice(0, MOST_TOLD));
    expect(line.reads()).toBe(1);
  });

  it.each([
    ['in other words', 'v2 {"id":1}'],
    ['with something missing', '{"id":"1"}'],
  ])('is read where another version tells it %s', async (_how, told) => {
    const said = text(1);
    const line = listen([said]);
    line.tell(1, told);
    expect(await line.heardAtLast()).toEqual([said]);
  });
});

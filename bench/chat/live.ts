import assert from 'node:assert';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { WebSocket } from 'ws';

import { readRecord } from '@/api/read-list';
import type { Conversation } from '@/contract/conversation';
import { IssueType, type Issue } from '@/contract/issue';
import { LiveMessage, type Said } from '@/contract/live-line';
import { getHeardRevision, saveConversations, saveSpokenMessage } from '@/store/conversations';

import { compareLatencies } from '../compare-latencies';
import { openLine } from '../live/line';
import { withTwoProcesses, type TwoProcesses } from '../live/two-processes';
import { openBenchStore, withFolder } from '../store/open-bench-store';
import { Insistent } from './insistent';

const CALLS = 200;
const ASKER = 'demo-traveller';
const AGENT = 'demo-agent';

/**
 * The way of a message from one side's line, through one process, to the store of the other side, whose line is at the other process; against a frame
 * that the same two processes pass on and keep nowhere.
 */
export function measureLive(): Promise<{ runs: number[] }> {
  return withTwoProcesses(0, ({ addresses }) => withFolder((folder) => compare(addresses, folder)));
}

async function compare(
  [first, second]: TwoProcesses['addresses'],
  folder: string,
): Promise<{ runs: number[] }> {
  const { database } = await openBenchStore(folder);
  const conversation = await beginConversation(new Insistent([first.service, second.service]));
  await database.write('cache', (transaction) => saveConversations(transaction, [conversation]));
  const { socket: speaker } = await openLine(first.service, ASKER);
  const { socket: listener } = await openLine(second.service, AGENT);
  const [bareSpeaker, bareListener] = [new WebSocket(first.bare), new WebSocket(second.bare)];
  await Promise.all([once(bareSpeaker, 'open'), once(bareListener, 'open')]);

  const keep = async (said: Said) => {
    await database.write('cache', (transaction) => saveSpokenMessage(transaction, said));
    const heard = await database.read((reader) => getHeardRevision(reader, said.conversation_id));
    assert.strictEqual(heard, said.message.revision, 'a message came and was not kept');
  };
  const say = async () => {
    const message = { body: 'We are on our way.', client_id: randomUUID() };
    const kept = nextSaid(listener, message.client_id).then(keep);
    speaker.send(JSON.stringify({ say: { conversation_id: conversation.id, message } }));
    await kept;
  };
  const pass = async () => {
    const heard = once(bareListener, 'message');
    bareSpeaker.send(JSON.stringify({ body: 'We are on our way.', client_id: randomUUID() }));
    await heard;
  };
  const runs = await compareLatencies(say, pass, { calls: CALLS });
  for (const line of [speaker, listener, bareSpeaker, bareListener]) line.terminate();
  await database.close();
  return { runs };
}

/** Of the sample set's traveller, and its agent who has claimed the request. */
async function beginConversation(insistent: Insistent): Promise<Conversation> {
  const issue = { type: IssueType.LostLuggage };
  const { id } = await insistent.ask<Issue>(ASKER, 0, '/api/v2/issues', { issue });
  await insistent.ask(AGENT, 0, `/api/v2/issues/${id}/claim`, {});
  return insistent.ask(AGENT, 0, `/api/v2/issues/${id}/conversation`);
}

function nextSaid(line: WebSocket, clientId: string): Promise<Said> {
  return new Promise((resolve) => {
    const hear = (data: Buffer) => {
      const message = readRecord(LiveMessage, JSON.parse(data.toString()))?.value;
      if (!message || !('said' in message) || message.said.message.client_id !== clientId) return;
      line.off('message', hear);
      resolve(message.said);
    };
    line.on('message', hear);
  });
}

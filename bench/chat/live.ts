import assert from 'node:assert';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { WebSocket } from 'ws';

import { readRecord } from '@/api/read-list';
import type { Conversation } from '@/contract/conversation';
import type { Issue } from '@/contract/issue';
import { LiveMessage, type Said } from '@/contract/live-line';
import { getHeardRevision, saveConversations, saveSpokenMessage } from '@/store/conversations';

import { compareLatencies } from '../compare-latencies';
import { openBenchStore, withFolder } from '../store/open-bench-store';
import type { TalkAddresses } from './serve-talk';
import { withTwoProcesses } from './two-processes';

const CALLS = 200;

/**
 * The way of a message from one side's line, through one process, to the store of the other side, whose line is at the other process; against a frame
 * that the same two processes pass on and keep nowhere.
 */
export function measureLive(): Promise<{ runs: number[] }> {
  return withTwoProcesses((first, second) => withFolder((folder) => compare(first, second, folder)));
}

async function compare(first: TalkAddresses, second: TalkAddresses, folder: string) {
  const { database } = await openBenchStore(folder);
  const conversation = await beginConversation(first.service);
  await database.write('cache', (transaction) => saveConversations(transaction, [conversation]));
  const speaker = await openLine(first.service, 'demo-traveller');
  const listener = await openLine(second.service, 'demo-agent');
  const bareSpeaker = await opened(new WebSocket(first.bare));
  const bareListener = await opened(new WebSocket(second.bare));

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
async function beginConversation(address: string): Promise<Conversation> {
  const issue = { type: 10, description: 'My luggage is gone.' };
  const { id } = await call<Issue>(address, 'demo-traveller', '/issues', { issue });
  await call(address, 'demo-agent', `/issues/${id}/claim`, {});
  return call(address, 'demo-agent', `/issues/${id}/conversation`);
}

async function openLine(address: string, key: string): Promise<WebSocket> {
  const { token } = await call<{ token: string }>(address, key, '/tokens/for_socket');
  const line = new WebSocket(`${address.replace('http', 'ws')}/api/v2/socket?token=${token}`);
  // How everything stands, which every line is told at first.
  await once(line, 'message');
  return line;
}

async function opened(line: WebSocket): Promise<WebSocket> {
  await once(line, 'open');
  return line;
}

async function call<Body>(address: string, key: string, path: string, body?: object): Promise<Body> {
  const response = await fetch(`${address}/api/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `TKN ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert(response.ok, `${path} gave ${response.status}`);
  return (await response.json()) as Body;
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

import { randomUUID } from 'node:crypto';

import type { Conversation, Message } from '@/contract/conversation';
import { IssueType, type Issue } from '@/contract/issue';

import { openLine, until, type Line } from '../live/line';
import { keyOf } from '../live/many-clients';
import { withTwoProcesses } from '../live/two-processes';
import { Insistent } from './insistent';

const CONVERSATIONS = Number(process.env.BENCH_CONVERSATIONS ?? 500);
/** Of each side. */
const MESSAGES = 4;
const OPENED_AT_ONCE = 50;
const AGENT = 'demo-agent';
const TOPIC = 'conversations';

interface Talk {
  asker: string;
  /** Which process this side's requests reach first; the other side's reach the other one. */
  side: number;
  line: Line;
  conversationId: string;
  /** What each wrote, in its order. */
  written: { asker: string[]; agent: string[] };
}

/**
 * So many conversations at once through two processes, of which each answers every other request, and every other message is sent to both.
 * Gives how many messages are lost, there twice or out of their order, and how many lines heard nothing of them.
 */
export async function measureFanOut(): Promise<{ runs: number[] }> {
  return withTwoProcesses(CONVERSATIONS, async ({ addresses: [first, second] }) => {
    const addresses = [first.service, second.service] as const;
    const insistent = new Insistent(addresses);
    const talks = await openAll(addresses, insistent);
    const desks = await Promise.all(addresses.map((address) => openLine(address, AGENT)));
    const lines = [...talks.map(({ line }) => line), ...desks];
    const stood = lines.map((line) => line.topics.get(TOPIC));
    const begun = performance.now();
    await Promise.all(talks.map((talk) => speak(insistent, talk)));
    const seconds = (performance.now() - begun) / 1_000;
    // What never comes would be waited for without end: the command says then which figure it was at.
    await Promise.all(lines.map((line, index) => until(line, () => line.topics.get(TOPIC) !== stood[index])));
    const lost = await Promise.all(talks.map((talk) => countWrong(insistent, talk)));
    const said = CONVERSATIONS * MESSAGES * 2;
    console.log(`  ${said} messages in ${seconds.toFixed(1)} s, ${insistent.repeats} requests repeated`);
    for (const { socket } of lines) socket.terminate();
    return { runs: [lost.reduce((sum, count) => sum + count, 0)] };
  });
}

async function openAll(addresses: readonly [string, string], insistent: Insistent): Promise<Talk[]> {
  const talks: Talk[] = [];
  while (talks.length < CONVERSATIONS) {
    const some = Math.min(OPENED_AT_ONCE, CONVERSATIONS - talks.length);
    const begun = Array.from({ length: some }, (_, index) =>
      begin(addresses, insistent, talks.length + index),
    );
    talks.push(...(await Promise.all(begun)));
  }
  return talks;
}

/** Help is asked for and somebody takes it; whoever asks looks at the app. */
async function begin(
  addresses: readonly [string, string],
  insistent: Insistent,
  client: number,
): Promise<Talk> {
  const asker = keyOf(client);
  const side = client % 2;
  const asked = await insistent.ask<Issue>(asker, side, '/api/v2/issues', {
    issue: { type: IssueType.LostPassport },
  });
  await insistent.ask(AGENT, side + 1, `/api/v2/issues/${asked.id}/claim`, {});
  const { id } = await insistent.ask<Conversation>(asker, side, `/api/v2/issues/${asked.id}/conversation`);
  const line = await openLine(addresses[side] ?? addresses[0], asker);
  return { asker, side, line, conversationId: id, written: { asker: [], agent: [] } };
}

/** Both write, neither waits for the other. */
async function speak(insistent: Insistent, talk: Talk): Promise<void> {
  const { asker, side, conversationId, written } = talk;
  const path = `/api/v2/conversations/${conversationId}/messages`;
  const sayAll = async (key: string, first: number, own: string[]) => {
    for (let number = 0; number < MESSAGES; number += 1) {
      const clientId = randomUUID();
      own.push(clientId);
      const message = { message: { body: `Word ${number}`, client_id: clientId } };
      const sides = number % 2 === 0 ? [first] : [first, first + 1];
      await Promise.all(sides.map((each) => insistent.ask(key, each, path, message, clientId)));
    }
  };
  await Promise.all([sayAll(asker, side, written.asker), sayAll(AGENT, side + 1, written.agent)]);
}

/** As the other side reads it from the other process. */
async function countWrong(insistent: Insistent, talk: Talk): Promise<number> {
  const { asker, side, conversationId, written } = talk;
  const path = `/api/v2/conversations/${conversationId}/messages?after=0&per_page=100`;
  const heardByAgent = await insistent.ask<Message[]>(AGENT, side + 1, path);
  const heardByAsker = await insistent.ask<Message[]>(asker, side, path);
  return countMissing(written.asker, heardByAgent) + countMissing(written.agent, heardByAsker);
}

/** Of those that were written: what did not arrive, or not in its place, and what arrived twice. */
function countMissing(written: readonly string[], heard: readonly Message[]): number {
  const arrived = heard.flatMap(({ client_id: id }) => (id !== null && written.includes(id) ? [id] : []));
  const doubled = arrived.length - new Set(arrived).size;
  return written.filter((id, place) => arrived[place] !== id).length + doubled;
}

import assert from 'node:assert';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { WebSocket } from 'ws';

import { withServer } from '../service/with-server';
import { keyOf } from './many-clients';
import type { Order } from './serve-sockets';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 2_000);
const OPENED_AT_ONCE = 50;
/** Of what moves for everybody and for each. The first are for what an engine keeps once it has done something often. */
const ROUNDS = 20;
const RUNS = 3;

/**
 * How much memory a live line holds after many hints, in shares of what it held after some. Not with the embedded engine, which holds
 * its data in the same memory.
 */
export function measureSockets(): Promise<{ runs: number[] }> {
  return withServer(measureOn);
}

async function measureOn(serverUrl: string): Promise<{ runs: number[] }> {
  const script = join(__dirname, 'serve-sockets.ts');
  const child = fork(script, [String(SOCKETS), serverUrl], { execArgv: ['--expose-gc', '--import', 'tsx'] });
  const exited = once(child, 'exit');
  try {
    const address = (await hear(child)) as string;
    const bare = await order(child, 'measure');
    const lines = await openAll(address);
    const moveOften = async () => {
      for (let round = 0; round < ROUNDS; round += 1) await move(child, lines);
    };
    await moveOften();
    const perLine = async () => ((await order(child, 'measure')) - bare) / SOCKETS;
    const before = await perLine();
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await moveOften();
      runs.push((await perLine()) / before);
    }
    console.log(`  ${SOCKETS} lines, ${Math.round(before / 1024)} KiB each`);
    for (const { socket } of lines) socket.terminate();
    return { runs };
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}

/** One line, with how its topics stand as far as it has heard. */
interface Line {
  socket: WebSocket;
  /** Rejects when it ends. */
  ended: Promise<never>;
  topics: Map<string, string>;
  onHint: () => void;
}

async function openAll(address: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (let client = 0; client < SOCKETS; client += OPENED_AT_ONCE) {
    const some = Math.min(OPENED_AT_ONCE, SOCKETS - client);
    lines.push(
      ...(await Promise.all(Array.from({ length: some }, (_, index) => open(address, client + index)))),
    );
  }
  return lines;
}

async function open(address: string, client: number): Promise<Line> {
  const response = await fetch(`${address}/api/v2/tokens/for_socket`, {
    headers: { authorization: `TKN ${keyOf(client)}` },
  });
  const { token } = (await response.json()) as { token: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v2/socket?token=${token}`);
  const ended = once(socket, 'close').then(() => Promise.reject(new Error('a line ended')));
  ended.catch(() => undefined);
  const line: Line = { socket, ended, topics: new Map(), onHint: () => undefined };
  socket.on('message', (data: Buffer) => {
    const { topics } = JSON.parse(data.toString()) as { topics: Record<string, string> };
    for (const [topic, revision] of Object.entries(topics)) line.topics.set(topic, revision);
    line.onHint();
  });
  await until(line, () => line.topics.size > 0);
  return line;
}

/** Ends when every line has heard of both. */
async function move(child: ChildProcess, lines: readonly Line[]): Promise<void> {
  const heard = lines.map((line) => {
    const library = line.topics.get('library');
    const messages = line.topics.get('messages');
    assert(library !== undefined && messages !== undefined, 'a line was told nothing');
    return until(
      line,
      () => line.topics.get('library') !== library && line.topics.get('messages') !== messages,
    );
  });
  await order(child, 'move');
  await Promise.all(heard);
}

async function until(line: Line, isSo: () => boolean): Promise<void> {
  while (!isSo())
    await Promise.race([
      line.ended,
      new Promise<void>((resolve) => {
        line.onHint = resolve;
      }),
    ]);
}

async function order(child: ChildProcess, what: Order): Promise<number> {
  const answer = hear(child);
  child.send(what);
  return (await answer) as number;
}

async function hear(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const { signal } = heard;
  const gone = once(child, 'exit', { signal }).then(([code]) =>
    Promise.reject(new Error(`the service ended with ${code}`)),
  );
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), gone])) as [unknown];
    return message;
  } finally {
    heard.abort();
  }
}

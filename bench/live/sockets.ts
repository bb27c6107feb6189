import assert from 'node:assert';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { withServer } from '../service/with-server';
import { hear } from './hear';
import { openLine, until, type Line } from './line';
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

async function openAll(address: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (let client = 0; client < SOCKETS; client += OPENED_AT_ONCE) {
    const some = Math.min(OPENED_AT_ONCE, SOCKETS - client);
    lines.push(
      ...(await Promise.all(
        Array.from({ length: some }, (_, index) => openLine(address, keyOf(client + index))),
      )),
    );
  }
  return lines;
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

async function order(child: ChildProcess, what: Order): Promise<number> {
  const answer = hear(child);
  child.send(what);
  return (await answer) as number;
}

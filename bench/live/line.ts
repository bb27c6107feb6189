import { once } from 'node:events';

import { WebSocket } from 'ws';

/** One line, with how its topics stand as far as it has heard. */
export interface Line {
  socket: WebSocket;
  /** Rejects when it ends. */
  ended: Promise<never>;
  topics: Map<string, string>;
  onHint: () => void;
}

export async function openLine(address: string, key: string): Promise<Line> {
  const response = await fetch(`${address}/api/v2/tokens/for_socket`, {
    headers: { authorization: `TKN ${key}` },
  });
  const { token } = (await response.json()) as { token: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v2/socket?token=${token}`);
  const ended = once(socket, 'close').then(() => Promise.reject(new Error('a line ended')));
  ended.catch(() => undefined);
  const line: Line = { socket, ended, topics: new Map(), onHint: () => undefined };
  socket.on('message', (data: Buffer) => {
    const { topics = {} } = JSON.parse(data.toString()) as { topics?: Record<string, string> };
    for (const [topic, revision] of Object.entries(topics)) line.topics.set(topic, revision);
    line.onHint();
  });
  await until(line, () => line.topics.size > 0);
  return line;
}

export async function until(line: Line, isSo: () => boolean): Promise<void> {
  while (!isSo())
    await Promise.race([
      line.ended,
      new Promise<void>((resolve) => {
        line.onHint = resolve;
      }),
    ]);
}

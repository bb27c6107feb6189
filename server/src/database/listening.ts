import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

import { answerInTime } from './answer-in-time';
import type { Listener } from './database';

const CONNECT_MS = 15_000;
const ANSWER_MS = 10_000;
/** A connection over which nothing comes may be dead for hours before anybody notices. */
const LOOK_EVERY_MS = 30_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const FAREWELL_MS = 2_000;

/**
 * A connection of its own, for what is heard over one of the pool would be lost with it. One that breaks is made anew, for as long as it takes.
 * Gives how to stop.
 */
export function listenOnServer(url: string, channel: string, listener: Listener): () => Promise<void> {
  const stopping = new AbortController();
  const ended = keepListening(url, channel, listener, stopping.signal);
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function keepListening(
  url: string,
  channel: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  const heard: Listener = {
    ...listener,
    onListening() {
      failures = 0;
      listener.onListening();
    },
  };
  while (!signal.aborted) {
    // Not reached, or lost: either way it is tried again.
    await listenOnce(url, channel, heard, signal).catch(() => undefined);
    failures += 1;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    await wait(longest * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
  }
}

/** Ends when the connection is lost, or when it is told to. */
async function listenOnce(
  url: string,
  channel: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  const looking = new AbortController();
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    // Without a listener of its own an error would end the process.
    client.on('error', () => resolve());
    // Gone with this connection: the process loses many before it is told to end.
    signal.addEventListener('abort', () => resolve(), { once: true, signal: looking.signal });
  });
  client.on('notification', ({ payload = '' }) => listener.hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    listener.onListening();
    await Promise.race([lost, lookAfter(client, looking.signal)]);
  } finally {
    looking.abort();
    await answerInTime(client.end(), FAREWELL_MS).catch(() => undefined);
  }
}

/** Rejects when the connection does not answer. */
async function lookAfter(client: Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(LOOK_EVERY_MS, undefined, { signal, ref: false });
    await client.query('select 1 as alive');
  }
}

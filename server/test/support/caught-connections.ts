import type { LookupAddress } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { isIP, Socket, type AddressInfo, type LookupFunction } from 'node:net';

import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './test-certificate';

/** Stands for all that may be called. */
export const WORLD: LookupAddress = { address: '1.1.1.1', family: 4 };

export interface CaughtConnections {
  /** The addresses to which connections were begun. */
  reached: string[];
  /** How many there were, as the server counted that got all of them. */
  readonly connections: number;
  /** What it answers to whoever speaks to it in time, and then hangs up. */
  answer: (response: ServerResponse) => void;
  release(): Promise<void>;
}

interface ConnectOptions {
  host?: string;
  port?: number;
  lookup?: LookupFunction;
}

/**
 * Leads every connection that this process makes to an address that somebody gave it to one server on loopback, wherever it was to go:
 * nothing leaves the machine, nothing is missed, and whatever would have been reached answers. Those without a lookup of their own, such
 * as those to the database, go where they go.
 */
export async function catchConnections(): Promise<CaughtConnections> {
  const tls = { cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY };
  let connections = 0;
  const server = createServer(tls, (request, response) => {
    request.resume();
    response.setHeader('connection', 'close');
    caught.answer(response);
  });
  server.on('connection', () => void (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const loopback = { address: '127.0.0.1', family: 4 };

  const lead = ({ host = '', lookup }: ConnectOptions): ConnectOptions => {
    const { port } = server.address() as AddressInfo;
    // Node does not look up what is an address.
    if (isIP(host) !== 0) {
      caught.reached.push(host);
      return { host: loopback.address, port };
    }
    return {
      port,
      lookup: (name, _options, tell) =>
        lookup?.(name, { all: true }, (error, found) => {
          const addresses = Array.isArray(found) ? found : [];
          caught.reached.push(...addresses.map(({ address }) => address));
          tell(error, error ? [] : [loopback]);
        }),
    };
  };

  const original = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect')?.value as (
    ...words: unknown[]
  ) => Socket;
  Socket.prototype.connect = function (this: Socket, ...words: unknown[]): Socket {
    // Node calls itself with its own list of options and listener.
    const list = Array.isArray(words[0]) ? (words[0] as unknown[]) : words;
    const options = list[0] as ConnectOptions;
    if (options.lookup) list[0] = { ...options, autoSelectFamily: true, ...lead(options) };
    return original.apply(this, words);
  };

  const caught: CaughtConnections = {
    reached: [],
    get connections() {
      return connections;
    },
    answer: (response) => void response.writeHead(204).end(),
    release: () => {
      Socket.prototype.connect = original;
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
  return caught;
}

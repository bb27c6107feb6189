import * as http from 'node:http';
import * as https from 'node:https';

import { InnerAddress, judgedLookup, type LookUp } from './judged-lookup';
import { readOutsideAddress, type AddressFault } from './outside-address';

export interface OutsideRequest {
  url: string;
  method: 'POST' | 'GET';
  headers: Readonly<Record<string, string | number>>;
  body?: Buffer | string;
}

export type OutsideOutcome =
  /** Whatever it said: a redirect is an answer too, and not followed. `text` is the beginning of its body; `isCut`: there was more. */
  | { kind: 'answered'; status: number; headers: http.IncomingHttpHeaders; text: string; isCut: boolean }
  /** Nobody was called. */
  | { kind: 'forbidden'; why: AddressFault }
  | { kind: 'no-answer'; why: 'too-slow' | 'unreachable' };

/** Requests to addresses that callers gave the service. */
export interface OutsideRequests {
  send(request: OutsideRequest): Promise<OutsideOutcome>;
  close(): void;
}

export interface OutsideSettings {
  /** Hosts that may lead to an inner address: for tests, and for servers of one's own. */
  innerHosts?: readonly string[];
  /** Whether these may be called by http as well. */
  mayBePlain?: boolean;
  timeoutMs?: number;
  /** More of an answer is not read: nobody needs it, and it may never end. */
  longestAnswerBytes?: number;
  /** Trusted instead of the usual authorities. */
  authority?: string;
  lookUp?: LookUp;
}

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER_BYTES = 16 * 1024;
const CONNECTIONS_A_HOST = 10;

/**
 * The one way out to addresses that somebody else chose. They must not lead the service into its own network: what a name stands for is
 * judged when the connection is made, of the very addresses that it is made to, so that a name that means one thing now and another in a
 * moment gains nothing. No redirects, no proxy, and an end to time and size.
 */
export function createOutsideRequests(settings: OutsideSettings = {}): OutsideRequests {
  const { innerHosts = [], timeoutMs = TIMEOUT_MS, authority, lookUp } = settings;
  const { mayBePlain = false, longestAnswerBytes = LONGEST_ANSWER_BYTES } = settings;
  const connection = {
    keepAlive: true,
    maxSockets: CONNECTIONS_A_HOST,
    lookup: judgedLookup(innerHosts, lookUp),
  };
  const sealed = new https.Agent({ ...connection, ...(authority !== undefined && { ca: authority }) });
  const plain = new http.Agent(connection);
  const open = (url: URL, options: http.RequestOptions, hear: (response: http.IncomingMessage) => void) =>
    url.protocol === 'http:'
      ? http.request(url, { ...options, agent: plain }, hear)
      : https.request(url, { ...options, agent: sealed }, hear);
  return {
    async send({ url: text, method, headers, body }) {
      const address = readOutsideAddress(text, innerHosts, mayBePlain);
      if ('fault' in address) return { kind: 'forbidden', why: address.fault };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await new Promise<OutsideOutcome>((resolve, reject) => {
          const request = open(address.url, { method, headers, signal }, (response) => {
            readBeginning(response, longestAnswerBytes).then(
              (heard) => resolve({ kind: 'answered', ...heard }),
              (reason: unknown) => reject(reason as Error),
            );
          });
          request.once('error', reject);
          request.end(body);
        });
      } catch (reason) {
        if (reason instanceof InnerAddress) return { kind: 'forbidden', why: 'inner-address' };
        return { kind: 'no-answer', why: signal.aborted ? 'too-slow' : 'unreachable' };
      }
    },
    close() {
      sealed.destroy();
      plain.destroy();
    },
  };
}

async function readBeginning(response: http.IncomingMessage, longest: number) {
  const { statusCode: status = 0, headers } = response;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    // Leaving the loop ends the connection.
    if (size > longest) break;
  }
  return {
    status,
    headers,
    text: Buffer.concat(parts).toString('utf8', 0, longest),
    isCut: size > longest,
  };
}

import { z } from 'zod';

import { Message } from './conversation';
import { ServiceError } from './service-error';

/** What a live line is opened with, once and within a minute: the key itself never stands in an address. */
export const SocketToken = z.object({ token: z.string() });
export type SocketToken = z.infer<typeof SocketToken>;

/** Where a live line is opened; the token follows as `?token=`. */
export const SOCKET_PATH = '/api/v2/socket';

/** What was said in a conversation, and in which. */
const Said = z.object({ conversation_id: z.string(), message: Message });
export type Said = z.infer<typeof Said>;

/**
 * What the service says over a live line. Topics are those of `Data-Revision`, by the same names and with the same revisions: all of
 * them at first and after each `countries`, then those that moved. Never what has changed: that is asked for as ever.
 * Only what people say to each other comes at once, and moves its topic all the same: whoever overlooks it, or misses some, asks for it.
 */
export const LiveMessage = z.union([
  z.object({ topics: z.record(z.string(), z.string()) }),
  z.object({ pong: z.literal(true) }),
  z.object({ said: Said }),
  /** Somebody writes at this moment. Nobody says that they have stopped: it is true for a few seconds. */
  z.object({ typing: z.object({ conversation_id: z.string(), user_id: z.string() }) }),
  /** The answers to `say`. */
  z.object({ taken: Said }),
  z.object({ refused: ServiceError.extend({ client_id: z.string() }) }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;

/** More countries than there are. */
export const MOST_LIVE_COUNTRIES = 300;

/** Checked as over HTTP once it is known whom to answer: by its `client_id`. */
const SpokenMessage = z.object({
  conversation_id: z.string(),
  message: z.looseObject({ client_id: z.string().max(100) }),
});
export type SpokenMessage = z.infer<typeof SpokenMessage>;

/**
 * What a device says: which countries it keeps beside those of its traveller's trips; whether somebody is there; that its traveller writes in
 * a conversation; or the text itself, as `/messages` takes it.
 */
export const LiveQuestion = z.union([
  z.object({ countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(MOST_LIVE_COUNTRIES) }),
  z.object({ ping: z.literal(true) }),
  z.object({ typing: z.string() }),
  z.object({ say: SpokenMessage }),
]);
export type LiveQuestion = z.infer<typeof LiveQuestion>;

/** Why the service ended a line, as the code of its closing. */
export const LineEnd = {
  /** Too many messages. */
  TooTalkative: 1008,
  /** This process stops: come back, each at a time of its own within the seconds that its reason names. */
  Stopping: 1012,
  /** The key that it was opened with holds no longer. */
  KeyRefused: 4401,
  /** The same traveller opened too many; the oldest goes. */
  Replaced: 4409,
} as const;
export type LineEnd = (typeof LineEnd)[keyof typeof LineEnd];

const RETURN = /^return within (\d{1,4}) s$/;

export function returnWithin(seconds: number): string {
  return `return within ${seconds} s`;
}

/** Null where the reason of a closing says nothing of it. */
export function readReturnWithin(reason: string): number | null {
  const seconds = RETURN.exec(reason)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

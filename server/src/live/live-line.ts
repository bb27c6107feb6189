import { LineEnd, returnWithin, SOCKET_PATH } from '@/contract/live-line';

import type { Database } from '../database/database';
import type { Doorkeeper } from '../http/authentication';
import { Failure } from '../http/failure';
import type { App } from '../http/routes';
import { Hearing } from './hearing';
import { Hints } from './hints';
import { LiveSocket, type LineEnding, type SocketLimits } from './live-socket';
import { LiveSockets } from './live-sockets';
import { isOriginAllowed } from './origins';
import { redeemSocketToken } from './socket-tokens';
import { Talk, type Talking } from './talk';
import { Upgrades } from './upgrades';

export interface LiveLimits extends SocketLimits {
  /** On one process; a further one takes the place of the oldest. */
  mostOfOneTraveller: number;
  /** Shorter than proxies keep a connection over which nothing goes. */
  pulseMs: number;
}

const LIMITS: LiveLimits = {
  mostUnreadBytes: 64 * 1024,
  mostMessagesAMinute: 60,
  mostOfOneTraveller: 5,
  pulseMs: 25_000,
};
/** Whoever is sent away comes back at a time of their own within so long. */
const RETURN_WITHIN_S = 15;
/** Who does not say goodbye by then is cut off: no stop waits for them. */
const FAREWELL_MS = 1_000;

interface LiveLineOptions {
  database: Database;
  now: () => Date;
  doorkeeper: Doorkeeper;
  talking: Talking;
  allowedOrigins: readonly string[];
  limits?: Partial<LiveLimits>;
  counter?: { countLine(): void; countLineEnd(why: LineEnding): void };
  onFailure: (error: unknown) => void;
}

export interface LiveLine {
  /** Sends all away, and waits for nobody. */
  stop(): void;
}

/** Lines to devices with a screen in front of somebody, over which they hear that there is something to ask for, and what others say to them. */
export function registerLiveLine(app: App, options: LiveLineOptions): LiveLine {
  const limits = { ...LIMITS, ...options.limits };
  const { database, now, doorkeeper, talking, onFailure } = options;
  const sockets = new LiveSockets(limits.mostOfOneTraveller);
  const hints = new Hints({ database, sockets, now, onFailure });
  const talk = new Talk({ talking, sockets, onFailure });
  const hearing = new Hearing({ database, hints, talk });
  const upgrades = new Upgrades(app.server);

  app.get(SOCKET_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!upgrades.isWanted(request.raw)) throw notALine();
    if (!isOriginAllowed(request.headers, options.allowedOrigins))
      throw new Failure('forbidden', 'Pages of this origin may not open a live line.');
    const hash = doorkeeper.keyRing.hash(readToken(request.query));
    doorkeeper.expect(request, hash);
    const owner = await redeemSocketToken(database, hash, now());
    if (!owner) {
      await doorkeeper.refuse(request);
      throw new Failure('unauthorized', 'This token is not valid any more. Ask for another one.');
    }
    await doorkeeper.admit(request, owner.id, hash);
    reply.hijack();
    upgrades.accept(request.raw, (line) => {
      const socket = new LiveSocket(owner, line, limits, {
        asked: (asking) => hints.tellAll(asking),
        spoke: (speaking, said) => talk.take(speaking, said),
        typed: (writing, conversationId) => talk.takeTyping(writing, conversationId),
        ended: (ended, why) => {
          sockets.remove(ended);
          hints.forget(ended);
          options.counter?.countLineEnd(why);
        },
      });
      options.counter?.countLine();
      sockets.add(socket);
      hearing.begin();
      hints.tellAll(socket);
    });
    return reply;
  });

  const checkPulses = () => {
    for (const socket of sockets.all()) socket.checkPulse();
  };
  // After whatever has arrived is read: a process that stood still for a while would take everybody for silent.
  const pulse = setInterval(() => setImmediate(checkPulses), limits.pulseMs).unref();

  const stop = () => {
    clearInterval(pulse);
    const leaving = [...sockets.all()];
    for (const socket of leaving) socket.end('stopping', LineEnd.Stopping, returnWithin(RETURN_WITHIN_S));
    setTimeout(() => leaving.forEach((socket) => socket.drop()), FAREWELL_MS).unref();
  };
  app.addHook('preClose', async () => stop());
  app.addHook('onClose', async () => {
    await hearing.stop();
    await Promise.all([hints.stop(), talk.stop()]);
  });
  return { stop };
}

function readToken(query: unknown): string {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : null;
  return typeof token === 'string' ? token : '';
}

function notALine(): Failure {
  return new Failure('upgrade-required', 'A live line is opened as a WebSocket.', {
    headers: { upgrade: 'websocket' },
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { failureBody } from './errors';
import { Failure, unavailable } from './failure';

/** Whatever starts services kills them some ten seconds after it told them to stop. */
const PATIENCE_MS = 8_000;
/** As long as a request that was sent before the door closed may need to be read. */
const LAST_LOOK_MS = 100;
/**
 * Proxies keep a connection for 60 seconds as a rule. Were it closed here first, the request that they send over it in
 * that moment would be lost.
 */
const KEEP_ALIVE_MS = 75_000;
/** Node counts it from the end of the last answer: it must be longer than a connection may rest. */
const HEADERS_MS = KEEP_ALIVE_MS + 10_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The open port. It stands before the service is ready and a moment longer than it: whoever knocks too early
 * or too late gets a 503 that says when to come again, not a refused connection.
 */
export class Door {
  private handler: Handler = refuse('The service is starting.');
  private served: Handler = this.handler;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private inFlight = 0;
  private onQuiet: () => void = () => undefined;
  private readonly farewells: (() => void)[] = [];

  /** `patienceMs` is for how long a closing door waits for those who are slow. */
  constructor(private readonly patienceMs = PATIENCE_MS) {
    const answer: Handler = (request, response) => {
      this.inFlight += 1;
      response.once('close', () => {
        this.inFlight -= 1;
        if (this.inFlight === 0) this.onQuiet();
      });
      // Node would refuse a request without this header by itself, without a body.
      if (request.headers.host === undefined && request.httpVersion === '1.1')
        refuseNameless(request, response);
      else this.handler(request, response);
    };
    this.server = createServer({ requireHostHeader: false }, answer);
    this.server.keepAliveTimeout = KEEP_ALIVE_MS;
    this.server.headersTimeout = HEADERS_MS;
    // An expectation other than 100-continue may be overlooked; Node would refuse it, without a body.
    this.server.on('checkExpectation', answer);
    this.server.on('clientError', answerBrokenRequest);
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Throws when the port is taken. Gives the port, which matters where 0 was asked for. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject);
        const address = this.server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  /** Gives the server itself, so that whoever answers requests can also take what a connection is upgraded to. */
  readonly serve = (handler: Handler): Server => {
    this.served = handler;
    return this.server;
  };

  /** From now on the one who serves answers. */
  open(): void {
    this.handler = this.served;
  }

  /** Called as it begins to close, for connections over which nobody waits for an answer: they are not waited for. */
  onClosing(farewell: () => void): void {
    this.farewells.push(farewell);
  }

  /** Lets requests in flight finish, refuses new ones, then closes the port. Whoever takes too long is cut off. */
  async close(): Promise<void> {
    this.handler = refuse('The service is stopping.');
    for (const farewell of this.farewells) farewell();
    const giveUp = new AbortController();
    const patience = wait(this.patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
    await Promise.race([this.untilAllAreAnswered(), patience]);
    giveUp.abort();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    // Idle, opened ahead of need, or with half a request on them: nobody waits for an answer over these.
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async untilAllAreAnswered(): Promise<void> {
    await this.untilQuiet();
    await wait(LAST_LOOK_MS);
    await this.untilQuiet();
  }

  private untilQuiet(): Promise<void> {
    return new Promise((resolve) => {
      if (this.inFlight === 0) resolve();
      else this.onQuiet = resolve;
    });
  }
}

function refuse(message: string): Handler {
  return answerFailure(unavailable(message));
}

function answerFailure(failure: Failure): Handler {
  const body = JSON.stringify(failureBody(failure));
  return (request, response) => {
    request.resume();
    response.writeHead(failure.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      ...failure.details.headers,
    });
    response.end(body);
  };
}

const refuseNameless = answerFailure(new Failure('malformed', 'The Host header is missing.'));

/** What is not even HTTP never reaches a route; it still gets the one shape. */
function answerBrokenRequest(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const message = tooLarge ? 'The headers are too large.' : 'This is not a well-formed HTTP request.';
  const body = JSON.stringify(failureBody(new Failure('malformed', message)));
  const head =
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
  // Whoever asks for the head alone would take a body for the next answer.
  const isHead = error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
  socket.end(isHead ? head : head + body);
}

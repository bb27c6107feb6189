import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { failureBody } from './errors';
import { Failure } from './failure';

const RETRY_AFTER_SECONDS = '2';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The open port. It stands before the service is ready and a moment longer than it: whoever knocks too early
 * or too late gets a 503 that says when to come again, not a refused connection.
 */
export class Door {
  private handler: Handler = refuse('The service is starting.');
  private readonly server: Server;
  private closing = false;
  private readonly sockets = new Set<Socket>();

  constructor() {
    const answer: Handler = (request, response) => {
      // A connection that is kept alive would hold a closing door open.
      response.once('finish', () => this.closing && this.server.closeIdleConnections());
      // Node would refuse a request without this header by itself, without a body.
      if (request.headers.host === undefined && request.httpVersion === '1.1')
        refuseNameless(request, response);
      else this.handler(request, response);
    };
    this.server = createServer({ requireHostHeader: false }, answer);
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

  open(handler: Handler): void {
    this.handler = handler;
  }

  /** Lets requests in flight finish, refuses new ones, then closes the port. */
  async close(): Promise<void> {
    this.closing = true;
    this.handler = refuse('The service is stopping.');
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeIdleConnections();
    // Browsers open connections ahead of need. Node waits a minute for those that were never spoken over.
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
    await closed;
  }
}

function refuse(message: string): Handler {
  return answerFailure(
    new Failure('unavailable', message, { headers: { 'retry-after': RETRY_AFTER_SECONDS } }),
  );
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

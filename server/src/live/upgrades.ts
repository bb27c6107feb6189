import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { WebSocketServer, type WebSocket } from 'ws';

import { SOCKET_PATH } from '@/contract/live-line';

/** As much as the longest text needs, each of its letters escaped. */
const LARGEST_MESSAGE_BYTES = 32 * 1024;

/** A request that wants to become a line; whoever answers it either takes the line or refuses like any other request. */
interface Upgrade {
  response: ServerResponse;
  socket: Duplex;
  head: Buffer;
}

/**
 * Requests for a line go through the service as all others do: who stops, refuses or counts has no second way to do it. Only the one that is
 * let in leaves that way, and becomes a line.
 */
export class Upgrades {
  private readonly waiting = new WeakMap<IncomingMessage, Upgrade>();
  // Without compression, whose windows would be most of what a line costs; hints are shorter than they save.
  private readonly lines = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
  });

  constructor(server: Server) {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Nobody else listens any more: without this, a caller who hangs up would end the process.
      socket.on('error', () => socket.destroy());
      if (!isForLine(request)) {
        giveBack(server, request, socket, head);
        return;
      }
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(socket as Socket);
      response.once('finish', () => (socket as Socket).destroySoon());
      this.waiting.set(request, { response, socket, head });
      server.emit('request', request, response);
    });
  }

  isWanted(request: IncomingMessage): boolean {
    return this.waiting.has(request);
  }

  /** Only for a request that wants it, and that nobody has answered. */
  accept(request: IncomingMessage, take: (line: WebSocket) => void): void {
    const upgrade = this.waiting.get(request);
    if (!upgrade) return;
    const { response, socket, head } = upgrade;
    this.waiting.delete(request);
    response.detachSocket(socket as Socket);
    // It is no request any more, and nobody who counts those waits for its answer.
    response.emit('close');
    this.lines.handleUpgrade(request, socket, head, take);
  }
}

function isForLine({ method, url, headers }: IncomingMessage): boolean {
  const path = url?.split('?')[0]?.replace(/\/$/, '');
  return method === 'GET' && path === SOCKET_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Some callers offer another protocol with an ordinary request (Java's client offers HTTP/2 with the first over every connection). Whoever listens
 * for upgrades gets those too, with their bodies unread: they are put back to be read as if nothing had been offered.
 */
function giveBack(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method ?? ''} ${url ?? ''} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!/^(upgrade|connection)$/i.test(name)) lines.push(`${name}: ${rawHeaders[index + 1] ?? ''}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

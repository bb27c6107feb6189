import type { LineListener, OpenLine } from '@/platform/socket-line';

import { openWebSocket } from '../../server/test/support/live-client';

type WebSocket = ReturnType<typeof openWebSocket>;

/** The air between a device's lines and the real service: it can be cut, and swallow what is said without a sign. */
export class LineAir {
  /** Of those that are open, as far as the device knows. */
  readonly open = new Set<WebSocket>();
  /** How many were tried. */
  tried = 0;
  /** One is being opened, and has not failed yet. */
  isOpening = false;
  /** What came through, as it came. */
  readonly frames: string[] = [];
  /** Nothing passes any more, and nobody is told: as where a phone was frozen, or changed its network. */
  isSilent = false;
  /** No line gets through. */
  isShut = false;

  constructor(private readonly host: () => string) {}

  /** How many messages came through. */
  get heard(): number {
    return this.frames.length;
  }

  readonly openLine: OpenLine = (url, listener) => {
    this.tried += 1;
    this.isOpening = true;
    const { pathname, search } = new URL(url);
    const address = this.isShut ? 'ws://127.0.0.1:1' : `ws://${this.host()}${pathname}${search}`;
    const socket = openWebSocket(address);
    const pass = (tell: () => void) => {
      if (!this.isSilent) tell();
    };
    socket.on('error', () => undefined);
    socket.on('open', () => {
      this.isOpening = false;
      this.open.add(socket);
      pass(() => listener.onOpen());
    });
    socket.on('message', (data: Buffer) =>
      pass(() => {
        this.frames.push(data.toString());
        listener.onMessage(data.toString());
      }),
    );
    socket.on('close', (code, reason) => this.end(socket, listener, code, reason.toString()));
    return {
      send: (text) => pass(() => socket.send(text)),
      close: () => {
        this.open.delete(socket);
        this.isOpening = false;
        socket.removeAllListeners();
        socket.on('error', () => undefined);
        socket.close();
      },
    };
  };

  /** All lines break. */
  cut(): void {
    for (const socket of this.open) socket.terminate();
  }

  private end(socket: WebSocket, listener: LineListener, code: number, reason: string): void {
    this.open.delete(socket);
    this.isOpening = false;
    if (!this.isSilent) listener.onClose({ code, reason });
  }
}

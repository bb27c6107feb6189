/** How a line ended; the code is 1006 where nobody said goodbye. */
export interface LineClosing {
  code: number;
  reason: string;
}

export interface LineListener {
  onOpen(): void;
  onMessage(text: string): void;
  /** Once, also where it was never open. Not after `close`. */
  onClose(closing: LineClosing): void;
}

/** A line over which both sides may speak at any time. */
export interface SocketLine {
  /** Only while it is open. */
  send(text: string): void;
  close(): void;
}

export type OpenLine = (url: string, listener: LineListener) => SocketLine;

const NORMAL = 1000;

/** Phones and browsers bring the same `WebSocket`. */
export const openDeviceLine: OpenLine = (url, listener) => {
  const socket = new WebSocket(url);
  socket.onopen = () => listener.onOpen();
  // Nothing but text is said here.
  socket.onmessage = ({ data }: { data: unknown }) => {
    if (typeof data === 'string') listener.onMessage(data);
  };
  // An error says no more than the closing that follows it.
  socket.onclose = ({ code, reason }: { code?: number; reason?: string }) =>
    listener.onClose({ code: code ?? 1006, reason: reason ?? '' });
  return {
    send: (text) => socket.send(text),
    close() {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close(NORMAL);
    },
  };
};

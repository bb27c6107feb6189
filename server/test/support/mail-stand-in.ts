import type { AddressInfo, Socket } from 'node:net';

import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** By their names in small letters; encoded words are decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

export interface MailStandIn {
  url: string;
  taken: ReceivedMail[];
  /** Addresses that it refuses for good, and such that it asks to try again later. */
  unknown: Set<string>;
  busy: Set<string>;
  /** Addresses at which it says a byte now and then, and never comes to an end. */
  endless: Set<string>;
  /** Resolves when a sender has hung up on such an answer. */
  untilHungUp(): Promise<void>;
  /** Resolves when it has taken this many. */
  untilTaken(count: number): Promise<void>;
  close(): Promise<void>;
}

const SAY_EVERY_MS = 20;

/** A real SMTP server, on loopback. */
export async function startMailStandIn(): Promise<MailStandIn> {
  const taken: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  const unknown = new Set<string>();
  const busy = new Set<string>();
  const endless = new Set<string>();
  const sockets = new Set<Socket>();
  let hangUp: () => void = () => undefined;
  const hungUp = new Promise<void>((resolve) => (hangUp = resolve));
  const sayWithoutEnd = (socket: Socket) => {
    const timer = setInterval(() => socket.writable && socket.write('2'), SAY_EVERY_MS);
    socket.once('close', () => {
      clearInterval(timer);
      hangUp();
    });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (unknown.has(address)) done(Object.assign(new Error('no such person'), { responseCode: 550 }));
      else if (busy.has(address)) done(Object.assign(new Error('later'), { responseCode: 451 }));
      else if (endless.has(address)) sockets.forEach(sayWithoutEnd);
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ to, ...readMail(Buffer.concat(chunks).toString('latin1')) });
        done();
        for (const look of waiting) look();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    unknown,
    busy,
    endless,
    untilHungUp: () => hungUp,
    untilTaken: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (taken.length >= count) resolve();
        };
        waiting.push(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => readPart(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  const find = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding']) : '';
  };
  return { headers, text: find('text/plain'), html: find('text/html') };
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

const toBytes = (quoted: string) =>
  quoted.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const asText = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? toBytes(body.replaceAll('=\r\n', '')) : body;
  return asText(bytes).replaceAll('\r\n', '\n');
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : asText(toBytes(words.replaceAll('_', ' '))),
    );
}

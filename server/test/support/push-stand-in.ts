import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  to: string;
  title?: string;
  body?: string;
  badge?: number;
  categoryId?: string;
  channelId?: string;
  sound?: string;
  _contentAvailable?: boolean;
  data: { notification_id: string | null; type: number; data: Record<string, unknown> };
}

type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

export interface PushStandIn {
  url: string;
  /** Every message that it took. */
  taken: ReceivedMessage[];
  /** How many messages each call held. */
  batches: number[];
  authorizations: (string | undefined)[];
  /** Tokens behind which there is no app any more: told in the ticket, or only in the receipt. */
  deadTokens: Set<string>;
  deadAtReceipt: Set<string>;
  /** Tokens that spoil the batch they are in. */
  spoilers: Set<string>;
  /** Takes calls, and neither messages nor the trouble to answer. */
  isSilent: boolean;
  silencedCalls: number;
  /** Answers to the next calls instead of its own. */
  nextReplies: Reply[];
  /** Resolves when it has taken this many messages. */
  untilTaken(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Speaks like Expo's push service, on loopback. */
export async function startPushStandIn(): Promise<PushStandIn> {
  const tokensByTicket = new Map<string, string>();
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void readJson(request).then((body) => {
      if (standIn.isSilent) {
        standIn.silencedCalls += 1;
        return;
      }
      standIn.authorizations.push(request.headers.authorization);
      const {
        status,
        body: answer,
        headers = {},
      } = standIn.nextReplies.shift() ?? reply(request.url ?? '', body);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const standIn: PushStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    batches: [],
    authorizations: [],
    deadTokens: new Set(),
    deadAtReceipt: new Set(),
    spoilers: new Set(),
    isSilent: false,
    silencedCalls: 0,
    nextReplies: [],
    untilTaken: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (standIn.taken.length >= count) resolve();
        };
        waiting.push(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function reply(url: string, body: unknown): Reply {
    if (url === '/getReceipts')
      return { status: 200, body: { data: receiptsFor((body as { ids: string[] }).ids) } };
    const messages = body as ReceivedMessage[];
    standIn.batches.push(messages.length);
    if (messages.some(({ to }) => standIn.spoilers.has(to))) return { status: 400, body: { errors: [] } };
    return { status: 200, body: { data: messages.map(ticketFor) } };
  }

  function ticketFor(message: ReceivedMessage): object {
    if (standIn.deadTokens.has(message.to)) return problem('DeviceNotRegistered');
    standIn.taken.push(message);
    for (const look of waiting) look();
    const id = `ticket-${tokensByTicket.size + 1}`;
    tokensByTicket.set(id, message.to);
    return { status: 'ok', id };
  }

  function receiptsFor(tickets: string[]): Record<string, object> {
    const receiptOf = (ticket: string) =>
      standIn.deadAtReceipt.has(tokensByTicket.get(ticket) ?? '')
        ? problem('DeviceNotRegistered')
        : { status: 'ok' };
    return Object.fromEntries(tickets.map((ticket) => [ticket, receiptOf(ticket)]));
  }

  return standIn;
}

function problem(error: string): object {
  return { status: 'error', message: 'no', details: { error } };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

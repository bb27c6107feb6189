import { z } from 'zod';

import { readRetryAfter } from '../../outside/retry-after';
import { toExpoMessage } from './expo-message';
import {
  PushServiceBusy,
  type PushMessage,
  type PushService,
  type Receipt,
  type Ticket,
} from './push-service';

const TIMEOUT_MS = 20_000;
const LATER: Ticket = { kind: 'later' };

const Problem = z.object({
  status: z.literal('error'),
  details: z.object({ error: z.string().optional() }).nullish(),
});
const TicketAnswer = z.object({
  data: z.array(z.union([z.object({ status: z.literal('ok'), id: z.string().min(1) }), Problem])),
});
const ReceiptAnswer = z.object({
  data: z.record(z.string(), z.union([z.object({ status: z.literal('ok') }), Problem])),
});

/** Expo's push service, over HTTP. */
export function createExpoPush(settings: { url: string; accessToken: string | null }): PushService {
  const post = (path: string, body: unknown) =>
    postJson(`${settings.url}/${path}`, body, settings.accessToken);

  async function send(messages: readonly PushMessage[]): Promise<Ticket[]> {
    const answer = await post('send', messages.map(toExpoMessage));
    if (answer.kind === 'refused') {
      const [only] = messages;
      if (messages.length === 1 && only) return [{ kind: 'refused', reason: answer.reason }];
      // One message that it does not take spoils the whole batch: halves find it.
      const middle = Math.ceil(messages.length / 2);
      const first = await send(messages.slice(0, middle));
      const rest = messages.slice(middle);
      // The first half is on its way: sending it again because of the rest would double it.
      return [...first, ...(await send(rest).catch(() => rest.map(() => LATER)))];
    }
    const tickets = read(TicketAnswer, answer.body).data;
    if (tickets.length !== messages.length) throw new PushServiceBusy('it answered for other messages');
    return tickets.map(toTicket);
  }

  return {
    send,
    async fetchReceipts(tickets) {
      const answer = await post('getReceipts', { ids: tickets });
      if (answer.kind === 'refused') throw new PushServiceBusy(answer.reason);
      const receipts = read(ReceiptAnswer, answer.body).data;
      return new Map(Object.entries(receipts).map(([ticket, receipt]) => [ticket, toReceipt(receipt)]));
    },
  };
}

function toTicket(answer: z.infer<typeof TicketAnswer>['data'][number]): Ticket {
  if (answer.status === 'ok') return { kind: 'taken', ticket: answer.id };
  const reason = answer.details?.error ?? 'unknown';
  if (reason === 'DeviceNotRegistered') return { kind: 'dead-token' };
  return reason === 'MessageRateExceeded' ? LATER : { kind: 'refused', reason };
}

function toReceipt(answer: z.infer<typeof ReceiptAnswer>['data'][string]): Receipt {
  if (answer.status === 'ok') return { kind: 'delivered' };
  const reason = answer.details?.error ?? 'unknown';
  return reason === 'DeviceNotRegistered' ? { kind: 'dead-token' } : { kind: 'refused', reason };
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new PushServiceBusy('it answered something else');
}

type Answer = { kind: 'taken'; body: unknown } | { kind: 'refused'; reason: string };

async function postJson(url: string, body: unknown, accessToken: string | null): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new PushServiceBusy(error instanceof Error ? error.name : 'no answer');
  });
  if (response.ok) return { kind: 'taken', body: await response.json().catch(() => null) };
  await response.body?.cancel();
  const reason = `status ${response.status}`;
  // A wrong access token is put right by whoever runs the service; until then the messages wait.
  if ([401, 403, 429].includes(response.status) || response.status >= 500) {
    throw new PushServiceBusy(reason, readRetryAfter(response.headers.get('retry-after')));
  }
  return { kind: 'refused', reason };
}

import { generateRequestDetails, type RequestOptions } from 'web-push';

import { parseWebPushToken, type WebPushSubscription } from '@/contract/web-push';
import type { WebPushPayload } from '@/contract/web-push-payload';

import type { Queryable } from '../../database/database';
import type { OutsideOutcome, OutsideRequests } from '../../outside/outside-requests';
import { readRetryAfter } from '../../outside/retry-after';
import { keepPause, readPauses } from './push-pause';
import type { PushMessage, PushService, Ticket } from './push-service';
import { DAY_SECONDS, shortenWords } from './push-words';
import type { VapidKeys } from './vapid';

interface WebPushSettings extends VapidKeys {
  /** Whom the makers of browsers turn to. */
  subject: string;
  outside: OutsideRequests;
  database: Queryable;
  now: () => Date;
}

/** So many are under way at the same time. */
const AT_ONCE = 20;
/** A server that does not answer is left alone for a moment: those who wait behind it go to others. */
const AFTER_SILENCE_MS = 30_000;
const AFTER_BUSY_MS = 60_000;
const TAKEN: Ticket = { kind: 'taken', ticket: null };

/** Straight to the push servers of the browsers' makers (RFC 8030), encrypted for the browser alone (RFC 8291). */
export function createWebPush({
  subject,
  publicKey,
  privateKey,
  outside,
  database,
  now,
}: WebPushSettings): PushService {
  const vapidDetails = { subject, publicKey, privateKey };
  /** Until when a server is left alone, by its origin: what it asked of any process, and where this one got no answer. */
  const pauses = new Map<string, number>();

  async function sendOne(message: PushMessage): Promise<Ticket> {
    const subscription = parseWebPushToken(message.token);
    if (!subscription.success) return { kind: 'refused', reason: 'not a subscription' };
    const { origin } = new URL(subscription.data.endpoint);
    const waitMs = (pauses.get(origin) ?? 0) - now().getTime();
    if (waitMs > 0) return { kind: 'later', waitMs };
    const request = toRequest(message, subscription.data, { vapidDetails });
    if (!request) return { kind: 'refused', reason: 'not to be encrypted' };
    const outcome = await outside.send(request);
    const ticket = toTicket(outcome);
    if (ticket.kind === 'later' && ticket.waitMs) {
      const until = now().getTime() + ticket.waitMs;
      pauses.set(origin, until);
      // That nobody answers may lie with the network of this process.
      if (outcome.kind === 'answered') await keepPause(database, origin, new Date(until));
    }
    return ticket;
  }

  async function learnPauses(messages: readonly PushMessage[]): Promise<void> {
    for (const [origin, until] of pauses) if (until <= now().getTime()) pauses.delete(origin);
    const asked = await readPauses(database, originsOf(messages), now());
    for (const [origin, until] of asked)
      pauses.set(origin, Math.max(pauses.get(origin) ?? 0, until.getTime()));
  }

  return {
    async send(messages) {
      await learnPauses(messages);
      const tickets: Ticket[] = [];
      for (let first = 0; first < messages.length; first += AT_ONCE)
        tickets.push(...(await Promise.all(messages.slice(first, first + AT_ONCE).map(sendOne))));
      return tickets;
    },
    // These servers tell at once what they have to tell.
    fetchReceipts: () => Promise.resolve(new Map()),
  };
}

function originsOf(messages: readonly PushMessage[]): string[] {
  const origins = messages.flatMap(({ token }) => {
    const subscription = parseWebPushToken(token);
    return subscription.success ? [new URL(subscription.data.endpoint).origin] : [];
  });
  return [...new Set(origins)];
}

function toRequest(
  { words, data, isGrave }: PushMessage,
  subscription: WebPushSubscription,
  { vapidDetails }: Pick<RequestOptions, 'vapidDetails'>,
) {
  if (!words) return null;
  const payload: WebPushPayload = { ...shortenWords(words), ...data };
  try {
    const { endpoint, headers, body } = generateRequestDetails(subscription, JSON.stringify(payload), {
      vapidDetails,
      TTL: DAY_SECONDS,
      urgency: isGrave ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
      // Of a message that was sent twice a server keeps one.
      ...(data.notification_id !== null && { topic: data.notification_id.replaceAll('-', '').slice(0, 32) }),
    });
    return { url: endpoint, method: 'POST' as const, headers, body };
  } catch {
    // Such as a key that is no point on the curve.
    return null;
  }
}

function toTicket(outcome: OutsideOutcome): Ticket {
  switch (outcome.kind) {
    case 'forbidden':
      return { kind: 'refused', reason: outcome.why };
    case 'no-answer':
      return { kind: 'later', reason: outcome.why, waitMs: AFTER_SILENCE_MS };
    case 'answered': {
      const { status, headers } = outcome;
      const reason = `status ${status}`;
      if (status >= 200 && status < 300) return TAKEN;
      if (status === 404 || status === 410) return { kind: 'dead-token' };
      if (status === 429)
        return { kind: 'later', reason, waitMs: readRetryAfter(headers['retry-after']) ?? AFTER_BUSY_MS };
      if (status >= 500) return { kind: 'later', reason, waitMs: readRetryAfter(headers['retry-after']) };
      // Wrong keys are put right by whoever runs the service; until then the messages wait.
      if (status === 401 || status === 403) return { kind: 'later', reason };
      return { kind: 'refused', reason };
    }
  }
}

import { PushChannel } from '@/contract/push-payload';

import { pushMannerOf } from '../../events/event-kinds';
import { nextAttempt } from '../backoff';
import type { PushTools, WorkTools } from '../work-tools';
import {
  dropMessages,
  forgetTokens,
  markTaken,
  postponeMessages,
  takeMessages,
  type MessageLane,
  type WaitingMessage,
} from './push-messages';
import { heedPause } from './push-pause';
import { PushServiceBusy, type PushMessage, type Ticket } from './push-service';

/** Expo takes so many in one call. */
const A_BATCH_TO_PHONES = 100;
/** Each of these is a call of its own: no more of them than end as soon, where nobody answers. */
const A_BATCH_TO_BROWSERS = 40;
/** Receipts are ready by then, says the push service. */
const RECEIPT_AFTER_MS = 15 * 60_000;

type Addressed = WaitingMessage & { token: string };

/** Sends one batch of a lane. True when there may be more to send at once. */
export async function sendPushes(
  { database, now, push, log }: PushTools,
  lane: MessageLane,
): Promise<boolean> {
  const most = lane.web ? A_BATCH_TO_BROWSERS : A_BATCH_TO_PHONES;
  const taken = await takeMessages(database, lane, most, now());
  if (taken.length === 0) return false;
  const fit = taken.filter((message): message is Addressed => message.token !== null && !message.is_stale);
  const unfit = taken.filter((message) => !fit.some(({ id }) => id === message.id));
  if (unfit.length > 0) await dropMessages(database, idsOf(unfit));
  if (fit.length === 0) return true;
  try {
    await record({ database, now, log }, fit, await push.send(fit.map(toPushMessage)));
    return true;
  } catch (error) {
    if (!(error instanceof PushServiceBusy)) throw error;
    log.error({ messages: fit.length, reason: error.reason }, 'push messages wait: the push service is busy');
    const attempts = Math.max(...fit.map((message) => message.attempts));
    await postponeMessages(database, idsOf(fit), nextAttempt(attempts, now()));
    await heedPause(database, error, now());
    return false;
  }
}

async function record(
  { database, now, log }: Pick<WorkTools, 'database' | 'now' | 'log'>,
  sent: readonly Addressed[],
  tickets: readonly Ticket[],
): Promise<void> {
  const moment = now();
  const results = sent.flatMap((message, index) => {
    const ticket = tickets[index];
    return ticket ? [{ message, ticket }] : [];
  });
  const those = (kind: Ticket['kind']) =>
    results.filter(({ ticket }) => ticket.kind === kind).map(({ message }) => message);
  await database.transaction(async (transaction) => {
    const taken = results.flatMap(({ message, ticket }) =>
      ticket.kind === 'taken' ? [{ id: message.id, token: message.token, ticket: ticket.ticket }] : [],
    );
    const awaited = taken.flatMap((each) => (each.ticket === null ? [] : [{ ...each, ticket: each.ticket }]));
    await markTaken(transaction, awaited, new Date(moment.getTime() + RECEIPT_AFTER_MS));
    for (const { message, ticket } of results) {
      if (ticket.kind !== 'later') continue;
      const asked = new Date(moment.getTime() + (ticket.waitMs ?? 0));
      const own = nextAttempt(message.attempts, moment);
      await postponeMessages(transaction, [message.id], asked > own ? asked : own);
    }
    const dead = those('dead-token');
    if (dead.length > 0)
      await forgetTokens(
        transaction,
        dead.map(({ token }) => token),
        moment,
      );
    const over = taken.filter(({ ticket }) => ticket === null);
    await dropMessages(transaction, idsOf([...over, ...dead, ...those('refused')]));
  });
  const tell = (kind: 'later' | 'refused', words: string) => {
    const reasons = results.flatMap(({ ticket }) =>
      ticket.kind === kind && ticket.reason ? [ticket.reason] : [],
    );
    if (reasons.length > 0) log.error({ messages: reasons.length, reasons: [...new Set(reasons)] }, words);
  };
  tell('refused', 'push messages were refused');
  tell('later', 'push messages wait: they could not be delivered now');
}

function toPushMessage(message: Addressed): PushMessage {
  const { title, body, unread, type, data, notification_id } = message;
  const manner = pushMannerOf(type);
  return {
    token: message.token,
    words:
      title === null || body === null
        ? null
        : { title, body: manner?.shows === 'title' ? '' : body, badge: unread },
    category: manner?.category ?? null,
    channel: manner?.channel ?? PushChannel.Updates,
    isGrave: manner?.lane === 'urgent' || message.is_high_risk,
    data: { notification_id, type, data },
  };
}

function idsOf(messages: readonly { id: string }[]): string[] {
  return messages.map(({ id }) => id);
}

import { nextAttempt } from '../backoff';
import type { PushTools } from '../work-tools';
import { dropMessages, forgetTokens, postponeMessages, takeSent } from './push-messages';
import { heedPause } from './push-pause';
import { PushServiceBusy } from './push-service';

const RECEIPTS_A_BATCH = 300;
const NOT_READY_AFTER_MS = 15 * 60_000;
/** The push service keeps receipts for a day; what it has not said by then it never will. */
const MOST_ATTEMPTS = 96;

/** Asks what became of messages sent a while ago. True when there may be more to ask at once. */
export async function checkReceipts({ database, now, push, log }: PushTools): Promise<boolean> {
  const sent = await takeSent(database, RECEIPTS_A_BATCH, now());
  if (sent.length === 0) return false;
  try {
    const receipts = await push.fetchReceipts(sent.map(({ ticket }) => ticket));
    const known = sent.map((message) => ({ ...message, receipt: receipts.get(message.ticket) }));
    const dead = known.filter(({ receipt }) => receipt?.kind === 'dead-token');
    const done = known.filter(({ receipt, attempts }) => receipt !== undefined || attempts >= MOST_ATTEMPTS);
    const waiting = known.filter(
      ({ receipt, attempts }) => receipt === undefined && attempts < MOST_ATTEMPTS,
    );
    const moment = now();
    await database.transaction(async (transaction) => {
      if (dead.length > 0)
        await forgetTokens(
          transaction,
          dead.map(({ token }) => token),
          moment,
        );
      await dropMessages(
        transaction,
        done.map(({ id }) => id),
      );
      const later = new Date(moment.getTime() + NOT_READY_AFTER_MS);
      await postponeMessages(
        transaction,
        waiting.map(({ id }) => id),
        later,
      );
    });
    const reasons = known.flatMap(({ receipt }) => (receipt?.kind === 'refused' ? [receipt.reason] : []));
    if (reasons.length > 0) {
      log.error(
        { messages: reasons.length, reasons: [...new Set(reasons)] },
        'push messages were not delivered',
      );
    }
    return true;
  } catch (error) {
    if (!(error instanceof PushServiceBusy)) throw error;
    log.error({ messages: sent.length, reason: error.reason }, 'receipts wait: the push service is busy');
    const attempts = Math.max(...sent.map((message) => message.attempts));
    await postponeMessages(
      database,
      sent.map(({ id }) => id),
      nextAttempt(attempts, now()),
    );
    await heedPause(database, error, now());
    return false;
  }
}

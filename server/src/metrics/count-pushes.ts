import type { PushService } from '../jobs/push/push-service';
import type { Metrics } from './metrics';

/** The same push service, with what became of each message counted. */
export function countPushes(push: PushService, metrics: Metrics): PushService {
  const countKinds = (kinds: Iterable<{ kind: string }>, prefix = '') => {
    for (const { kind } of kinds) metrics.countPushes(`${prefix}${kind}`, 1);
  };
  return {
    async send(messages) {
      try {
        const tickets = await push.send(messages);
        countKinds(tickets);
        return tickets;
      } catch (error) {
        metrics.countPushes('not-sent', messages.length);
        throw error;
      }
    },
    async fetchReceipts(tickets) {
      const receipts = await push.fetchReceipts(tickets);
      countKinds(receipts.values(), 'receipt-');
      return receipts;
    },
  };
}

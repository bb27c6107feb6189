import { retryLater } from '@/store/due-entries';
import { removeEntries, type OutboxEntry } from '@/store/outbox';
import { outboxKinds } from '@/store/outbox-kinds';
import { askAbout, refuseEntry } from '@/store/refusals';

import { waitBeforeRetry } from './backoff';
import type { Sent } from './sending';
import type { SyncContext } from './sync-context';

/** What a try came to, in one commit: the entry leaves, waits for its time, or for the traveller. */
export async function settleEntry(context: SyncContext, entry: OutboxEntry, outcome: Sent): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
      return context.database.write('user', async (transaction) => {
        await removeEntries(transaction, [entry.id]);
        await outcome.settle(transaction);
      });
    case 'rejected': {
      const { status, message, fields } = outcome;
      return context.database.write('user', (transaction) =>
        refuseEntry(transaction, entry, { status, message, fields }),
      );
    }
    case 'unclear':
      return context.database.write('user', (transaction) =>
        askAbout(transaction, entry, { asks: whatToAsk(entry), status: 0, message: '', fields: [] }),
      );
    case 'busy':
      return putOff(context, entry, outcome.retryAfterMs);
    default:
      return putOff(context, entry);
  }
}

/** Of what it makes, the traveller can look whether it is there. */
const whatToAsk = ({ kind }: OutboxEntry) =>
  outboxKinds[kind].creates ? 'whether-to-repeat' : 'whether-to-overwrite';

/** It is tried again when its time has come, whatever becomes of others. */
export async function putOff(
  { database, now, random }: SyncContext,
  entry: OutboxEntry,
  retryAfterMs: number | null = null,
): Promise<void> {
  // Never at once: the run that tried it would try it for ever.
  const wait = Math.max(1, waitBeforeRetry(entry.attempts, random, retryAfterMs));
  await database.write('user', (transaction) => retryLater(transaction, entry.id, now() + wait));
}

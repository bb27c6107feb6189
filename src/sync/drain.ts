import type { Failure } from '@/api/failure';
import {
  listDueEntries,
  markSending,
  parkEntry,
  removeEntry,
  retryLater,
  type OutboxEntry,
} from '@/store/outbox';

import { waitBeforeRetry } from './backoff';
import { inParallel } from './in-parallel';
import { sendEntry, type Sent } from './send-entry';
import type { SyncContext } from './sync-context';

const ENTRIES_AT_ONCE = 4;
const ENTRIES_A_ROUND = 20;

export interface DrainResult {
  sent: number;
  /** Set when it stopped early: there is no network, or the key is not valid. */
  stoppedBy: Failure | null;
}

/** Sends what is due, in order for each subject. */
export async function drainOutbox(
  context: SyncContext,
  onSent: () => void = () => undefined,
): Promise<DrainResult> {
  const result: DrainResult = { sent: 0, stoppedBy: null };
  while (!result.stoppedBy) {
    context.signal.throwIfAborted();
    const due = await context.database.read((reader) =>
      listDueEntries(reader, context.now(), ENTRIES_A_ROUND),
    );
    if (due.length === 0) break;
    // Durable before the first request leaves: after a crash, what may have arrived is repeated, not rewritten.
    await context.database.write('user', (transaction) =>
      markSending(
        transaction,
        due.map(({ id }) => id),
      ),
    );
    await inParallel(due, ENTRIES_AT_ONCE, async (entry) => {
      const outcome = await send(context, entry);
      await settle(context, { ...entry, attempts: entry.attempts + 1 }, outcome);
      if (outcome.kind === 'sent') {
        result.sent += 1;
        onSent();
      }
      if (!endsDrain(outcome)) return true;
      result.stoppedBy = outcome;
      return false;
    });
  }
  return result;
}

function send({ client, database, signal }: SyncContext, entry: OutboxEntry): Promise<Sent> {
  return sendEntry(
    client,
    { first: (sql, values) => database.read((reader) => reader.first(sql, values)) },
    entry,
    signal,
  );
}

/** Without a network or with a wrong key, no other entry would fare better. */
function endsDrain(outcome: Sent): outcome is Failure {
  return outcome.kind === 'offline' || outcome.kind === 'unauthorized';
}

async function settle(
  { database, now, random }: SyncContext,
  entry: OutboxEntry,
  outcome: Sent,
): Promise<void> {
  await database.write('user', async (transaction) => {
    switch (outcome.kind) {
      case 'sent':
        await removeEntry(transaction, entry.id);
        await outcome.settle(transaction);
        return;
      case 'rejected':
        await parkEntry(transaction, entry.id, {
          status: outcome.status,
          message: outcome.message ?? '',
          fields: outcome.fields,
        });
        return;
      case 'unauthorized':
        // It stays where it is: with a valid key it goes out as it stands.
        return;
      default: {
        const retryAfter = outcome.kind === 'busy' ? outcome.retryAfterMs : null;
        await retryLater(transaction, entry.id, now() + waitBeforeRetry(entry.attempts, random, retryAfter));
      }
    }
  });
}

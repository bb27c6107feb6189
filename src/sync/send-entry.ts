import type { EntryOf, EntryToSend, OutboxEntry } from '@/store/outbox';
import { outboxEndings } from '@/store/outbox-endings';
import { outboxKinds, type OutboxKind } from '@/store/outbox-kinds';

import { mayBeForgotten } from './look-before-repeating';
import type { ForSending, Sent } from './sending';
import { sendingOfKinds } from './sending-of-kinds';
import type { SyncContext } from './sync-context';

/** Sends one entry, unless it turns out that the service has it. */
export async function sendEntry(context: SyncContext, entry: OutboxEntry): Promise<Sent> {
  if (mayBeForgotten(entry, context.now())) {
    const found = await findSent(context, entry);
    if (isFound(found)) return found;
  }
  const outcome = await transmit(context, entry);
  const isEmptied = outcome.kind === 'server' && outcome.fault === 'emptied';
  // Only of what went before can there be a kept answer.
  return isEmptied && entry.attempts > 1 ? findBehindEmptied(context, entry, outcome) : outcome;
}

export function transmit<Kind extends OutboxKind>(
  context: ForSending,
  entry: EntryToSend<Kind>,
  idempotencyKey?: string,
): Promise<Sent> {
  return sendingOfKinds[entry.kind].transmit(context, entry, idempotencyKey);
}

function isFound(found: Sent | { kind: 'absent' | 'gone' }): found is Sent {
  return found.kind !== 'absent' && found.kind !== 'gone';
}

async function findSent<Kind extends OutboxKind>(
  context: SyncContext,
  entry: EntryOf<Kind>,
): Promise<Sent | { kind: 'absent' | 'gone' }> {
  const { find } = sendingOfKinds[entry.kind];
  return find ? find(context, entry) : { kind: 'absent' };
}

/**
 * Of a kept answer nothing is left once somebody was erased of whom it told; but others say nothing as well. It counts where the
 * service tells, in its own words, that this has arrived or that what it was about is gone.
 */
async function findBehindEmptied<Kind extends OutboxKind>(
  context: SyncContext,
  entry: EntryOf<Kind>,
  emptied: Sent,
): Promise<Sent> {
  if (sendingOfKinds[entry.kind].find === null) {
    // What can be repeated for ever is answered anew under another key.
    const again = await transmit(context, entry, `${entry.id}.again`);
    return again.kind === 'rejected' && again.status === 404 ? arrivedAndGone(context, entry) : again;
  }
  const found = await findSent(context, entry);
  switch (found.kind) {
    case 'sent':
      return found;
    case 'gone':
      return arrivedAndGone(context, entry);
    case 'unclear':
      return outboxKinds[entry.kind].overwrites ? found : emptied;
    default:
      return emptied;
  }
}

/** Nobody has to hear that it was in vain, for it was not: it goes with what it was about. */
function arrivedAndGone<Kind extends OutboxKind>(context: SyncContext, entry: EntryOf<Kind>): Sent {
  const { whenGone } = sendingOfKinds[entry.kind];
  return {
    kind: 'sent',
    settle: async (transaction) => {
      if (whenGone === 'refused') await outboxEndings[entry.kind].discard(transaction, entry, context);
      else await whenGone(transaction, entry);
    },
  };
}

import type { EntryOf, EntryToSend, OutboxEntry } from '@/store/outbox';
import type { OutboxKind } from '@/store/outbox-kinds';

import { mayBeForgotten } from './look-before-repeating';
import type { ForSending, Sent } from './sending';
import { sendingOfKinds } from './sending-of-kinds';
import type { SyncContext } from './sync-context';

/** Sends one entry, unless it turns out that the service has it. */
export async function sendEntry(context: SyncContext, entry: OutboxEntry): Promise<Sent> {
  if (!mayBeForgotten(entry, context.now())) return transmit(context, entry);
  const found = await findSent(context, entry);
  return found.kind === 'absent' ? transmit(context, entry) : found;
}

export function transmit<Kind extends OutboxKind>(
  context: ForSending,
  entry: EntryToSend<Kind>,
): Promise<Sent> {
  return sendingOfKinds[entry.kind].transmit(context, entry);
}

async function findSent<Kind extends OutboxKind>(
  context: SyncContext,
  entry: EntryOf<Kind>,
): Promise<Sent | { kind: 'absent' }> {
  const { find } = sendingOfKinds[entry.kind];
  return find ? find(context, entry) : { kind: 'absent' };
}

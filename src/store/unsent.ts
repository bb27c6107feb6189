import { listEntries, type OutboxEntry } from './outbox';
import { outboxKinds, Urgency, urgencyOf } from './outbox-kinds';
import type { Reader } from './store-database';

/** What of the outbox a traveller would call theirs. Every screen counts by it. */
export interface Unsent {
  /** Calls for help that nobody has confirmed: no quiet matter, wherever they are shown. */
  help: OutboxEntry[];
  waiting: OutboxEntry[];
  /** Needs the traveller. */
  parked: OutboxEntry[];
}

export async function listUnsent(reader: Reader): Promise<Unsent> {
  const unsent: Unsent = { help: [], waiting: [], parked: [] };
  for (const entry of await listEntries(reader)) {
    if (entry.parked !== null) unsent.parked.push(entry);
    else if (urgencyOf(entry) === Urgency.Help) unsent.help.push(entry);
    else if (!outboxKinds[entry.kind].isByTheBy) unsent.waiting.push(entry);
  }
  return unsent;
}

/** What would be lost with this device. */
export async function countUnsent(reader: Reader): Promise<number> {
  const { help, waiting, parked } = await listUnsent(reader);
  return help.length + waiting.length + parked.length;
}

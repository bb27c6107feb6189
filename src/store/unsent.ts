import { listEntries, toEntry, type OutboxEntry, type OutboxRow } from './outbox';
import { kindsThat, outboxKinds, Urgency, urgencyOf } from './outbox-kinds';
import type { Reader } from './store-database';

/** With what its kind declares and screens go by: none of them knows a kind by its name. */
export type UnsentEntry = OutboxEntry & { founds: boolean; bringsMore: boolean };

/** What of the outbox a traveller would call theirs. Every screen counts by it. */
export interface Unsent {
  /** Calls for help that nobody has confirmed: no quiet matter, wherever they are shown. */
  help: UnsentEntry[];
  waiting: UnsentEntry[];
  /** Needs the traveller. */
  parked: UnsentEntry[];
}

/** What is told by the by may be thousands of marks, and is looked for on every screen: it is left where it lies. */
const THEIRS = `select * from outbox where parked is not null or kind not in (${kindsThat('isByTheBy')}) order by position`;

export async function listUnsent(reader: Reader): Promise<Unsent> {
  const unsent: Unsent = { help: [], waiting: [], parked: [] };
  for (const row of await reader.all<OutboxRow>(THEIRS)) {
    const entry = withRules(toEntry(row));
    if (entry.parked !== null) unsent.parked.push(entry);
    else if (urgencyOf(entry) === Urgency.Help) unsent.help.push(entry);
    else unsent.waiting.push(entry);
  }
  return unsent;
}

/** All that is in the outbox, in its order. */
export async function listAllUnsent(reader: Reader): Promise<UnsentEntry[]> {
  return (await listEntries(reader)).map(withRules);
}

function withRules(entry: OutboxEntry): UnsentEntry {
  const { founds, bringsMore } = outboxKinds[entry.kind];
  return { ...entry, founds, bringsMore };
}

/** What would be lost with this device. */
export async function countUnsent(reader: Reader): Promise<number> {
  const { help, waiting, parked } = await listUnsent(reader);
  return help.length + waiting.length + parked.length;
}

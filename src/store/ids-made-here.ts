import { outboxKinds, type OutboxKind, type OutboxPayloads } from './outbox-kinds';
import type { Reader } from './store-database';

const MADE_HERE = 'local-';

/** For what is made without asking the service, until the service gives it another. */
export function newIdMadeHere({ newId }: { newId: () => string }): string {
  return `${MADE_HERE}${newId()}`;
}

/** The id that something has now. The one that it had until the service gave it another keeps working here. */
export async function currentId(reader: Reader, id: string): Promise<string> {
  if (!id.startsWith(MADE_HERE)) return id;
  const row = await reader.first<{ service_id: string }>(
    'select service_id from exchanged_ids where local_id = ?',
    [id],
  );
  return row?.service_id ?? id;
}

/** SQL that gives one row where something waits by which a subject comes to be. */
const FOUNDER = 'select kind from outbox where subject = ?';

/**
 * The payload of an entry that is about to wait, with the ids that the service has given meanwhile, and for which other subjects it has to
 * wait: those that the service does not know yet. Throws where it is about something that was given up.
 */
export async function resolveReferences<Kind extends OutboxKind>(
  reader: Reader,
  entry: { kind: Kind; payload: OutboxPayloads[Kind] },
): Promise<{ payload: OutboxPayloads[Kind]; waitsFor: string | null }> {
  let { payload } = entry;
  const waitsFor: string[] = [];
  for (const { to, exchange } of outboxKinds[entry.kind].refersTo) {
    const known = new Map<string, string>();
    for (const id of listMadeHere(payload, exchange)) {
      const now = await currentId(reader, id);
      known.set(id, now);
      if (now !== id) continue;
      const subject = to.replace('*', id);
      const founders = await reader.all<{ kind: OutboxKind }>(FOUNDER, [subject]);
      if (!founders.some(({ kind }) => outboxKinds[kind].founds))
        throw new Error(`there is no such ${to.replace('/*', '')} on this device`);
      waitsFor.push(subject);
    }
    payload = exchange(payload, (id) => known.get(id) ?? id);
  }
  return { payload, waitsFor: waitsFor.length > 0 ? JSON.stringify(waitsFor) : null };
}

function listMadeHere<Payload>(
  payload: Payload,
  exchange: (payload: Payload, toId: (id: string) => string) => Payload,
): Set<string> {
  const ids = new Set<string>();
  exchange(payload, (id) => {
    if (id.startsWith(MADE_HERE)) ids.add(id);
    return id;
  });
  return ids;
}

import { toEntry, type EntryOf, type OutboxEntry, type OutboxRow } from './outbox';
import { idOf, outboxKinds, type OutboxKind } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';

/** Those that wait for what the subject names, in their order. */
export async function listWaitingFor(reader: Reader, subject: string): Promise<OutboxEntry[]> {
  const rows = await reader.all<OutboxRow>(
    `select * from outbox where waits_for is not null and ? in (select value from json_each(waits_for))
     order by position`,
    [subject],
  );
  return rows.map(toEntry);
}

/** Whether it is to wait for the subject however long that takes. */
export function staysWith({ kind }: OutboxEntry, subject: string): boolean {
  return outboxKinds[kind].refersTo.some(
    ({ to, otherwise }) => isOf(to, subject) && otherwise === 'stays-with-it',
  );
}

/** It goes without what the subject names. */
export async function stopWaiting(
  transaction: Transaction,
  entry: OutboxEntry,
  subject: string,
): Promise<void> {
  await putId(transaction, entry, subject, null);
}

/**
 * The service gave its id to something of this device: from now on that holds in what waits, as a subject and wherever a payload names it. In
 * the commit in which the rows get it.
 */
export async function exchangeId(
  transaction: Transaction,
  { subject }: { subject: string },
  serviceId: string,
): Promise<void> {
  const localId = idOf({ subject });
  await transaction.run('insert or replace into exchanged_ids (local_id, service_id) values (?, ?)', [
    localId,
    serviceId,
  ]);
  await transaction.run('update outbox set subject = ? where subject = ?', [
    subject.replace(localId, serviceId),
    subject,
  ]);
  for (const entry of await listWaitingFor(transaction, subject))
    await putId(transaction, entry, subject, serviceId);
}

/** It does not wait for the subject any more, and knows it by that id; with null it does without. */
async function putId<Kind extends OutboxKind>(
  transaction: Transaction,
  { id, kind, payload: before }: EntryOf<Kind>,
  subject: string,
  serviceId: string | null,
): Promise<void> {
  const localId = idOf({ subject });
  const payload = outboxKinds[kind].refersTo
    .filter(({ to }) => isOf(to, subject))
    .reduce((said, { exchange }) => exchange(said, (each) => (each === localId ? serviceId : each)), before);
  await transaction.run(
    `update outbox set payload = ?2, waits_for = (select nullif(json_group_array(value), '[]')
       from json_each(outbox.waits_for) where value <> ?3) where id = ?1`,
    [id, JSON.stringify(payload), subject],
  );
}

function isOf(to: string, subject: string): boolean {
  return subject.startsWith(to.slice(0, -1));
}

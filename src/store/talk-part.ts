import type { ConversationRecord } from './conversations';
import { getAnyIssue, issueSubject } from './issues';
import { addEntry, listEntriesOf, removeEntries, type OutboxEntry, type ParkedReason } from './outbox';
import type { Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** Whether whoever uses this device takes part in what is said: others may read it, as far as it is theirs to see, and not write. */
export type TalkPart =
  | { kind: 'in' }
  | { kind: 'outside' }
  /** Stepped in here, which the service may not know yet. */
  | { kind: 'stepping-in' }
  | { kind: 'refused'; entryId: string; reason: ParkedReason };

/** `me` is null where this device has no profile: nobody is kept from writing by that. */
export function toPart(
  entries: readonly OutboxEntry[],
  { participants, me }: { participants: ConversationRecord['participants']; me: string | null },
): TalkPart {
  if (me === null || participants.some(({ id }) => id === me)) return { kind: 'in' };
  const joins = entries.filter(({ kind }) => kind === 'conversation-join');
  if (joins.some(({ parked }) => parked === null)) return { kind: 'stepping-in' };
  const refused = joins.at(-1);
  if (!refused?.parked) return { kind: 'outside' };
  return { kind: 'refused', entryId: refused.id, reason: refused.parked };
}

/** To take part in what is said about the request of another, beside whoever has it. Once, however often it is tapped. */
export async function stepIn(
  transaction: Transaction,
  issueId: string,
  context: WriteContext,
): Promise<void> {
  if (!(await getAnyIssue(transaction, issueId))) return;
  const subject = issueSubject(issueId);
  const before = (await listEntriesOf(transaction, subject)).filter(
    ({ kind }) => kind === 'conversation-join',
  );
  if (before.some(({ parked }) => parked === null)) return;
  await removeEntries(
    transaction,
    before.map(({ id }) => id),
  );
  const entry = { id: context.newId(), kind: 'conversation-join', subject, payload: null } as const;
  await addEntry(transaction, entry, context.now());
}

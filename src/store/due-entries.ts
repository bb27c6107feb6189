import { toEntry, type OutboxEntry, type OutboxRow } from './outbox';
import { kindsThat, Urgency } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';

const FIRST_TO_LAST: readonly Urgency[] = Object.values(Urgency).sort((one, other) => other - one);

const FOUNDING = kindsThat('founds');
const PASSING = kindsThat('passesBytes');
const ALONE = kindsThat('sendsAlone');
const BRINGING_MORE = kindsThat('bringsMore');

/** SQL: a withdrawal of what it is about has recalled it. */
const recalled = (entry: 'entry' | 'earlier') => `exists (select 1 from outbox withdrawal,
    json_each(withdrawal.payload, '$.recalls') named where withdrawal.subject = ${entry}.subject
    and withdrawal.kind = 'issue-cancel' and named.value = ${entry}.id)`;

/**
 * SQL: it may go. Entries of one subject go in order; one that was refused stands in nobody's way, unless it is what the others
 * are about, and so do bytes that came to nothing twice, for what may pass them, and those that were recalled, for all. One that waits for others goes once nothing is left of what makes them.
 */
const MAY_GO = `parked is null and not exists (select 1 from outbox earlier
  where earlier.subject = entry.subject and earlier.position < entry.position
    and (earlier.parked is null or earlier.kind in (${FOUNDING}))
    and not (earlier.urgency = ${Urgency.Bulk}
      and (entry.kind in (${PASSING}) and earlier.attempts > 2 or ${recalled('earlier')})))
  and not (urgency = ${Urgency.Bulk} and ${recalled('entry')})
  and (waits_for is null or not exists (select 1 from json_each(entry.waits_for) named, outbox founder
    where founder.subject = named.value and founder.kind in (${FOUNDING})))`;

/**
 * Of one urgency: what is due longest, so that what failed does not come before what was never tried. Found by the index, however
 * much waits.
 */
export async function listDueEntries(
  reader: Reader,
  now: number,
  { urgency, limit, offset = 0 }: { urgency: Urgency; limit: number; offset?: number },
): Promise<OutboxEntry[]> {
  const rows = await reader.all<OutboxRow>(
    `select * from outbox entry where urgency = ? and due_at <= ? and ${MAY_GO}
     order by due_at, position limit ? offset ?`,
    [urgency, now, limit, offset],
  );
  return rows.map(toEntry);
}

/** The most urgent that are due and that `isWanted`; none of them is less urgent than another. */
export async function findMostUrgent(
  reader: Reader,
  now: number,
  {
    limit,
    atLeast,
    isWanted,
  }: { limit: number; atLeast: Urgency; isWanted: (entry: OutboxEntry) => boolean },
): Promise<OutboxEntry[]> {
  for (const urgency of FIRST_TO_LAST.filter((each) => each >= atLeast)) {
    for (let offset = 0, isLast = false; !isLast; offset += limit) {
      const due = await listDueEntries(reader, now, { urgency, limit, offset });
      const wanted = due.filter(isWanted);
      if (wanted.length > 0) return wanted;
      isLast = due.length < limit;
    }
  }
  return [];
}

/** More than a few are no matter of a closed app. */
const MOST_COPIED = 50;

/**
 * What may go and needs nothing else for that, the most urgent first. A word of the traveller's that is only held back for a better position
 * is among it, and goes as it is.
 */
export async function listToCopy(reader: Reader, now: number): Promise<OutboxEntry[]> {
  const rows = await reader.all<OutboxRow>(
    `select * from outbox entry where kind in (${ALONE}) and (urgency > 0 or attempts > 0 or due_at <= ?) and ${MAY_GO}
     order by urgency desc, position limit ${MOST_COPIED}`,
    [now],
  );
  return rows.map(toEntry);
}

/** When the next entry of at least this urgency becomes due; null where nothing waits. */
export async function nextDueAt(reader: Reader, atLeast: Urgency = Urgency.Bulk): Promise<number | null> {
  const moments: number[] = [];
  for (const urgency of FIRST_TO_LAST.filter((each) => each >= atLeast)) {
    const row = await reader.first<{ due_at: number }>(
      `select due_at from outbox entry where urgency = ? and ${MAY_GO} order by due_at, position limit 1`,
      [urgency],
    );
    if (row) moments.push(row.due_at);
  }
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Whether something waits, such as a new trip, after which there is more to download once the service knows of it. */
export async function isMoreToBring(reader: Reader): Promise<boolean> {
  const row = await reader.first(
    `select 1 from outbox where kind in (${BRINGING_MORE}) and parked is null limit 1`,
  );
  return row !== null;
}

export async function retryLater(transaction: Transaction, id: string, dueAt: number): Promise<void> {
  await transaction.run('update outbox set due_at = ? where id = ?', [dueAt, id]);
}

/** Longer than anything new is held back: what seems to be held longer is so by a clock that was set back. */
const LONGEST_HOLD_MS = 60_000;

/** A network that came back, or a traveller who says "now", ends all waiting but that for a position to come. */
export async function makeAllDue(transaction: Transaction, now: number): Promise<void> {
  await transaction.run(
    'update outbox set due_at = 0 where due_at > 0 and parked is null and (attempts > 0 or due_at > ?)',
    [now + LONGEST_HOLD_MS],
  );
}

/** Nothing better comes: it goes as it is. */
export async function releaseEntries(transaction: Transaction, subject: string): Promise<void> {
  await transaction.run('update outbox set due_at = 0 where subject = ? and attempts = 0 and due_at > 0', [
    subject,
  ]);
}

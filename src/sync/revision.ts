import { getDownload, saveDownload, touchDownloads } from '@/store/downloads';

import { ageOf, type Pull } from './pull';
import type { SyncContext } from './sync-context';

/** The last sync in which everything succeeded: when it began, and the revision of the service's data then. */
const EVERYTHING = 'everything';
/** Some answers change by the passing of time alone, so that once a day all is asked for. */
const REVISION_LIFE_MS = 24 * 3_600_000;

/**
 * The downloads of the plan that need no request: the service says by its revision that nothing of this
 * traveller's has changed since all of them were confirmed.
 */
export async function findUnchanged(
  { database, now }: SyncContext,
  revision: string | null,
  plan: readonly Pull[],
): Promise<Set<string>> {
  if (revision === null) return new Set();
  return database.read(async (reader) => {
    const complete = await getDownload(reader, EVERYTHING);
    if (complete?.etag !== revision || Math.abs(ageOf(complete, now())) > REVISION_LIFE_MS)
      return new Set<string>();
    // What was left out of that sync, such as a trip on its way out, has not been confirmed by it.
    const rows = await reader.all<{ name: string }>(
      `select name from downloads where checked_at >= ? and failure is null
         and name in (select value from json_each(?))`,
      [complete.checked_at, JSON.stringify(plan.map(({ name }) => name))],
    );
    return new Set(rows.map(({ name }) => name));
  });
}

/** Everything is as the service had it at `revision`; what was not asked for is confirmed by that. */
export async function rememberComplete(
  { database, now }: SyncContext,
  {
    revision,
    begunAt,
    confirmed,
  }: { revision: string | null; begunAt: number; confirmed: readonly string[] },
): Promise<void> {
  await database.write('cache', async (transaction) => {
    await touchDownloads(transaction, confirmed, now());
    if (revision === null) return;
    // An unchanged revision keeps its day, so that all is asked for at least once a day.
    const complete = await getDownload(transaction, EVERYTHING);
    if (complete?.etag === revision && confirmed.length > 0) return;
    await saveDownload(transaction, EVERYTHING, { etag: revision, checkedAt: begunAt });
  });
}

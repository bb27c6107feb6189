import { COUNTRY_TOPICS } from '@/contract/revision-topics';
import { listUnchanged, touchDownloads } from '@/store/downloads';

import { toContentLanguage } from './content-language';
import type { Pull } from './pull';
import type { SyncContext } from './sync-context';

/** Some answers change by the passing of time alone, so that once a day all is asked for. */
const REVISION_LIFE_MS = 24 * 3_600_000;

/** How each topic stands. */
export type Revisions = ReadonlyMap<string, string>;

/** `7.42; trips=3; alerts=9; CO=1.4.2.2.1.0`. A service that tells no topics leaves nothing to go by. */
export function readRevisions(header: string | null): Revisions {
  const revisions = new Map<string, string>();
  for (const part of header?.split(';').slice(1) ?? []) {
    const [name = '', value = ''] = part.trim().split('=');
    revisions.set(name, value);
    if (!/^[A-Z]{2}$/.test(name)) continue;
    // An older service tells of fewer: what it leaves out is not known to stand still.
    for (const [index, revision] of value.split('.').entries()) {
      const topic = COUNTRY_TOPICS[index];
      if (topic) revisions.set(`${topic}/${name}`, revision);
    }
  }
  return revisions;
}

/** How all that stands from which the answer is made; null where the service does not tell. */
export function revisionOf({ madeFrom }: Pull, revisions: Revisions): string | null {
  if (!madeFrom) return null;
  const parts = madeFrom.map((topic) => revisions.get(topic));
  return parts.includes(undefined) ? null : parts.join(' ');
}

/** The downloads of the plan that need no request: nothing of what they are made from has changed since they came. */
export async function findUnchanged(
  { client, database, now }: SyncContext,
  revisions: Revisions,
  plan: readonly Pull[],
): Promise<Set<string>> {
  const told = plan.flatMap((pull) => {
    const revision = revisionOf(pull, revisions);
    return revision === null ? [] : [{ name: pull.name, revision }];
  });
  const terms = { now: now(), life: REVISION_LIFE_MS, language: toContentLanguage(client.language()) };
  return database.read(async (reader) => new Set(await listUnchanged(reader, told, terms)));
}

/** What was not asked for is confirmed by that. */
export async function confirmUnchanged(
  { database, now }: SyncContext,
  unchanged: ReadonlySet<string>,
): Promise<void> {
  if (unchanged.size === 0) return;
  await database.write('cache', (transaction) => touchDownloads(transaction, [...unchanged], now()));
}

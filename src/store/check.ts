import type { SqlEngine } from './engine';
import { ONLY_HERE } from './salvage';

/**
 * At every start only what could not be downloaded again: checking everything would make each start slower with every
 * trip. Damage elsewhere is found when it is read.
 */
export type CheckedPart = 'what-is-only-here' | 'everything';

/** Of these the traveller's own part is small; the rest was downloaded, and may be much. */
const MOSTLY_DOWNLOADED = ['countries', 'alerts', 'notifications'];
const SMALL_TABLES = ONLY_HERE.map(({ table }) => table).filter(
  (table) => !MOSTLY_DOWNLOADED.includes(table),
);

export async function findDamage(engine: SqlEngine, part: CheckedPart): Promise<boolean> {
  const statements =
    part === 'everything'
      ? ['pragma quick_check(1)']
      : SMALL_TABLES.map((table) => `pragma quick_check('${table}')`);
  for (const statement of statements) {
    const [row] = await engine.all<{ quick_check: string }>(statement, []);
    if (row?.quick_check !== 'ok') return true;
  }
  return false;
}

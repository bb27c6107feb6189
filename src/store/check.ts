import type { SqlEngine } from './engine';
import { ONLY_HERE } from './only-here';

/**
 * At every start only what could not be downloaded again: checking everything would make each start slower with every
 * trip. Damage elsewhere is found when it is read.
 */
export type CheckedPart = 'what-is-only-here' | 'everything';

/** Of the others the traveller's own part is small; the rest was downloaded, and may be much. */
const SMALL_TABLES = ONLY_HERE.filter(({ isSmall }) => isSmall).map(({ table }) => table);

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

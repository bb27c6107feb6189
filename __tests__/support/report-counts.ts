import { appendFileSync } from 'node:fs';

import { SEED } from './seeded-random';

/** For `npm run faults`, which gathers what its parts did. Before the expectations: a violation is counted as well. */
export function reportCounts(part: string, counts: Record<string, number>): void {
  const file = process.env.FAULTS_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({ part, seed: SEED, counts })}\n`);
}

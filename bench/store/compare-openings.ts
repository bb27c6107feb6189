import { createReads } from '@/runtime/reads';

import { compareRates } from '../compare';
import { openBenchStore, withFolder } from './open-bench-store';

interface Openings {
  /** Fills a store with so many. */
  fill: (folder: string, count: number) => Promise<void>;
  few: number;
  many: number;
  /** All that a screen reads before it can show anything. */
  open: (reads: ReturnType<typeof createReads>) => Promise<void>;
  times: number;
}

/** The time in which a screen opens over many, against that over few. */
export function compareOpenings({ fill, few, many, open, times }: Openings): Promise<{ runs: number[] }> {
  return withFolder((fewFolder) =>
    withFolder(async (manyFolder) => {
      await fill(fewFolder, few);
      await fill(manyFolder, many);
      // The time of one is the reciprocal of its rate, so the ratio of times is that of the rates exchanged.
      const runs = await compareRates(
        () => measureRate(fewFolder, open, times),
        () => measureRate(manyFolder, open, times),
      );
      return { runs };
    }),
  );
}

/** Openings a second. */
async function measureRate(folder: string, open: Openings['open'], times: number): Promise<number> {
  const store = await openBenchStore(folder);
  const reads = createReads(store);
  const begun = performance.now();
  for (let opening = 0; opening < times; opening += 1) await open(reads);
  const seconds = (performance.now() - begun) / 1_000;
  await store.database.close();
  return times / seconds;
}

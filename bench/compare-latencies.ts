import { createChance } from './chance';

const RUNS = 5;
/** The screen is as slow as its slow calls; where a disk has moods of its own, only the call in the middle compares. */
const PARTS = { p95: 0.95, median: 0.5 };

/**
 * A percentile of the time that one side takes over that of its peer, several times. Which side is first is drawn for
 * each call, so that whatever else the machine does hits both alike: in a strict order the garbage collector, which
 * comes every so many calls, kept in step with it and stopped one side alone. `call` is the number of the call: both
 * sides are given the same work under the same number.
 */
export async function compareLatencies(
  side: (call: number) => unknown,
  peer: (call: number) => unknown,
  { calls, at = 'p95' }: { calls: number; at?: keyof typeof PARTS },
): Promise<number[]> {
  const chance = createChance(20_261_115);
  const measure = () => measureOnce({ side, peer }, chance, calls, PARTS[at]);
  await measure();
  const runs: number[] = [];
  while (runs.length < RUNS) runs.push(await measure());
  return runs;
}

async function measureOnce(
  sides: Record<'side' | 'peer', (call: number) => unknown>,
  chance: () => number,
  calls: number,
  part: number,
): Promise<number> {
  const times = { side: [] as number[], peer: [] as number[] };
  for (let call = 0; call < calls; call += 1) {
    const order = chance() < 0.5 ? (['side', 'peer'] as const) : (['peer', 'side'] as const);
    for (const name of order) {
      const begun = performance.now();
      await sides[name](call);
      times[name].push(performance.now() - begun);
    }
  }
  return percentileOf(times.side, part) / percentileOf(times.peer, part);
}

function percentileOf(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  const time = sorted[Math.floor(sorted.length * part)];
  if (time === undefined) throw new Error('a percentile needs at least one call');
  return time;
}

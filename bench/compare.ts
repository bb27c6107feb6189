const RUNS = 5;
const WARM_UPS = 3;
/** Of both sides within a run, each time one inside of the other. */
const TURNS = 2;

/** Measures for a short while and gives a rate: how much was done in a second. */
export type Side = () => Promise<number>;

/**
 * Rate of one side over that of its peer, several times. Within a run the sides take turns (A B B A), and the runs
 * begin with one or the other, so that a machine that slows down or is shared hits both alike. A side that takes
 * seconds needs less of both.
 */
export async function compareRates(
  side: Side,
  peer: Side,
  { warmUps = WARM_UPS, turns = TURNS } = {},
): Promise<number[]> {
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) {
    await side();
    await peer();
  }
  const runs: number[] = [];
  while (runs.length < RUNS) runs.push(await compareOnce(side, peer, turns, runs.length % 2 === 0));
  return runs;
}

async function compareOnce(side: Side, peer: Side, turns: number, sideFirst: boolean): Promise<number> {
  const total = { side: 0, peer: 0 };
  const order = sideFirst
    ? (['side', 'peer', 'peer', 'side'] as const)
    : (['peer', 'side', 'side', 'peer'] as const);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of order) total[name] += await (name === 'side' ? side() : peer());
  }
  return total.side / total.peer;
}

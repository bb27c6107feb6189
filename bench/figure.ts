/** One thing measured against a peer. A group, `groups/<name>.ts`, exports a list of them as `figures`. */
export interface Figure {
  /** `<group>.<what>`; a figure of the same name in the results is replaced. */
  name: string;
  /** What it is compared with, in words. */
  peer: string;
  needs: Bound;
  /** Runs both sides several times; throws when a side could not be measured. */
  measure: () => Promise<{ runs: number[] }>;
}

export type Bound = `${'>=' | '<='} ${number}`;

export interface MeasuredFigure {
  name: string;
  /** The median of the runs. */
  ratio: number;
  peer: string;
  needs: Bound;
  runs: number[];
}

export async function measureFigure({ name, peer, needs, measure }: Figure): Promise<MeasuredFigure> {
  const { runs } = await measure();
  return { name, ratio: round(median(runs)), peer, needs, runs: runs.map(round) };
}

export function isMet({ ratio, needs }: Pick<MeasuredFigure, 'ratio' | 'needs'>): boolean {
  const bound = Number(needs.slice(2));
  return needs.startsWith('>=') ? ratio >= bound : ratio <= bound;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const above = sorted[Math.floor(middle)];
  const below = sorted[Math.ceil(middle) - 1];
  if (above === undefined || below === undefined) throw new Error('a figure needs at least one run');
  return (above + below) / 2;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

import { type Box, BoxGrid, NONE } from './box-grid';
import type { LabelCandidate } from './label-candidate';

/** What is drawn over names: the pin of a stop, a cluster, the traveller. */
export interface Obstacle extends Box {
  kind: 'pin' | 'mark' | 'me';
}

/** The place that a name is put to. */
export interface Stand {
  x: number;
  y: number;
  mark: number | null;
  /** Whether a dot of its own stands there, and needs room as the name does. */
  hasDot: boolean;
}

/**
 * A city whose dot lies under a cluster or under the traveller is named beside that, which then stands for the dot: where I am is the last name that
 * may vanish. Only the most important city under each: a second name there would read as another name of the first. Stops are all named, those that
 * a cluster counts beside the cluster.
 */
export class Stands {
  private readonly grid = new BoxGrid();
  private readonly named = new Set<number>();

  constructor(private readonly obstacles: readonly Obstacle[]) {
    for (const { left, top, right, bottom } of obstacles) this.grid.add(left, top, right, bottom);
  }

  /** Null: there is no place for it. Asked for the most important first. */
  of({ x, y, mark, isAlways }: LabelCandidate): Stand | null {
    if (mark === null) return { x, y, mark, hasDot: false };
    if (isAlways) return this.besideCluster(x, y) ?? { x, y, mark, hasDot: false };
    const index = this.grid.find(x - mark, y - mark, x + mark, y + mark);
    if (index === NONE) return { x, y, mark, hasDot: true };
    const over = this.obstacles[index];
    if (!over || over.kind === 'pin' || this.named.has(index)) return null;
    this.named.add(index);
    return beside(over);
  }

  /** Of a stop without a pin of its own. There are few of both. */
  private besideCluster(x: number, y: number): Stand | null {
    const over = this.obstacles.filter(
      ({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom,
    );
    const cluster = over.find(({ kind }) => kind === 'mark');
    return cluster && over.every(({ kind }) => kind !== 'pin') ? beside(cluster) : null;
  }
}

function beside({ left, top, right, bottom }: Box): Stand {
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    mark: Math.max(right - left, bottom - top) / 2,
    hasDot: false,
  };
}

/** By how much more a name leaves its place where something covers it. */
export function slackOf(obstacles: readonly Obstacle[]): number {
  return obstacles.reduce(
    (most, { left, top, right, bottom }) => Math.max(most, right - left, bottom - top),
    0,
  );
}

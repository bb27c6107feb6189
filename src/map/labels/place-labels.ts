import { type Box, BoxGrid } from './box-grid';
import { listConcerned } from './concerned';
import type { LabelCandidate } from './label-candidate';
import { type Obstacle, slackOf, type Stand, Stands } from './stands';

export interface PlacedLabel<Candidate extends LabelCandidate = LabelCandidate> {
  candidate: Candidate;
  left: number;
  top: number;
  /** Whether a dot stands at its place; otherwise something else does, or nothing. */
  hasDot: boolean;
}

/** Where a name without a mark may move to, as shares of how far it may go: it stays within what it names. */
const AROUND_A_PLACE: readonly Shift[] = [
  [0, 0],
  [0, 0.4],
  [0, -0.4],
  [0.5, 0],
  [-0.5, 0],
  [0.5, 0.4],
  [-0.5, -0.4],
  [0, 1],
  [0, -1],
];
/** To the right of the mark, to the left, below and above it. */
const BESIDE_A_MARK: readonly Shift[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

type Shift = readonly [across: number, down: number];

/**
 * Chooses which names stand, and where: the most important first, none over another nor under an obstacle, unless it must always be seen. The order
 * of the candidates does not matter. Names out of the window are placed only as far as they decide what stands in it.
 */
export function placeLabels<Candidate extends LabelCandidate>(
  candidates: readonly Candidate[],
  obstacles: readonly Obstacle[] = [],
  window: Box = EVERYWHERE,
): PlacedLabel<Candidate>[] {
  const sorted = [...candidates].sort(byPriority);
  const always = new BoxGrid();
  const everything = new BoxGrid();
  for (const { kind, left, top, right, bottom } of obstacles) {
    everything.add(left, top, right, bottom);
    if (kind === 'me') always.add(left, top, right, bottom);
  }
  const stands = new Stands(obstacles);
  const placed: PlacedLabel<Candidate>[] = [];
  for (const candidate of listConcerned(sorted, window, slackOf(obstacles))) {
    const { isAlways, width, height } = candidate;
    const stand = stands.of(candidate);
    if (!stand) continue;
    const found = findRoom(candidate, stand, everything);
    const further = () =>
      findRoomFurtherAway(candidate, stand, everything, FURTHEST) ??
      findRoomFurtherAway(candidate, stand, always);
    const corner = found ?? (isAlways ? further() : null);
    if (!corner) continue;
    const { left, top } = corner;
    placed.push({ candidate, left, top, hasDot: stand.hasDot });
    add(everything, candidate, stand, left, top);
    // Whatever must always be seen comes first, so beside the traveller these are all that such a name has to keep clear of.
    if (isAlways) always.add(left, top, left + width, top + height);
  }
  return placed;
}

interface Corner {
  left: number;
  top: number;
}

function findRoom(candidate: LabelCandidate, stand: Stand, taken: BoxGrid): Corner | null {
  for (const shift of stand.mark === null ? AROUND_A_PLACE : BESIDE_A_MARK) {
    const corner = cornerAt(candidate, stand, shift);
    if (isFree(taken, candidate, stand, corner.left, corner.top)) return corner;
  }
  return null;
}

/** Lines. Further away a name would no longer be read with its place: then a mark may lie over it, but neither the traveller nor a name. */
const FURTHEST = 2;

/** Line by line away from the place; sooner or later there are no names. */
function findRoomFurtherAway(
  candidate: LabelCandidate,
  stand: Stand,
  taken: BoxGrid,
  furthest = Infinity,
): Corner | null {
  const { width, height } = candidate;
  for (let line = 0; line <= furthest; line += 1) {
    for (const shift of BESIDE_A_MARK) {
      const { left, top } = cornerAt(candidate, stand, shift);
      const away = top + line * height * (shift[1] < 0 ? -1 : 1);
      if (taken.isFree(left, away, left + width, away + height)) return { left, top: away };
    }
  }
  return null;
}

function cornerAt(
  { width, height, reach }: LabelCandidate,
  { x, y, mark }: Stand,
  [across, down]: Shift,
): Corner {
  const sideways = mark === null ? reach : width / 2 + mark;
  const upright = mark === null ? reach : height / 2 + mark;
  return { left: x - width / 2 + across * sideways, top: y - height / 2 + down * upright };
}

/** A name and the dot beside it are one: neither stands without the other. */
function dotOf({ mark, hasDot }: Stand): number {
  return hasDot && mark !== null ? mark : NO_DOT;
}

/** As far away from the place as can be, it widens no box. */
const NO_DOT = -Infinity;

function isFree(grid: BoxGrid, candidate: LabelCandidate, stand: Stand, left: number, top: number): boolean {
  const { width, height } = candidate;
  const { x, y } = stand;
  const dot = dotOf(stand);
  return grid.isFree(
    Math.min(left, x - dot),
    Math.min(top, y - dot),
    Math.max(left + width, x + dot),
    Math.max(top + height, y + dot),
  );
}

function add(grid: BoxGrid, candidate: LabelCandidate, stand: Stand, left: number, top: number): void {
  const { width, height } = candidate;
  const { x, y } = stand;
  const dot = dotOf(stand);
  grid.add(
    Math.min(left, x - dot),
    Math.min(top, y - dot),
    Math.max(left + width, x + dot),
    Math.max(top + height, y + dot),
  );
}

function byPriority(one: LabelCandidate, other: LabelCandidate): number {
  if (one.isAlways !== other.isAlways) return one.isAlways ? -1 : 1;
  return other.priority - one.priority || (one.id < other.id ? -1 : 1);
}

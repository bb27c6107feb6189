import { BoxGrid, type Box } from './box-grid';

/**
 * A name that would like to stand on the map. Its place is in pixels of the whole map at its zoom, not of the frame: so moving the map changes
 * nothing, and no name comes and goes under the finger.
 */
export interface LabelCandidate {
  /** No two have the same. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The higher comes first. */
  priority: number;
  /** How far its mark reaches around its place; without a mark the name stands on the place itself. */
  mark: number | null;
  /** How far a name without a mark may move away from its place. */
  reach: number;
  /** It is never left out: where there is no room beside its mark, it goes further away. */
  isAlways: boolean;
}

export interface PlacedLabel<Candidate extends LabelCandidate = LabelCandidate> {
  candidate: Candidate;
  left: number;
  top: number;
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

type Shift = readonly [across: number, down: number];

/**
 * Chooses which names stand, and where: the most important first, none over another nor over `taken`, unless it must always be seen. The order
 * of the candidates does not matter.
 */
export function placeLabels<Candidate extends LabelCandidate>(
  candidates: readonly Candidate[],
  taken: readonly Box[] = [],
): PlacedLabel<Candidate>[] {
  const names = new BoxGrid();
  const everything = new BoxGrid();
  for (const { left, top, right, bottom } of taken) everything.add(left, top, right, bottom);
  const placed: PlacedLabel<Candidate>[] = [];
  for (const candidate of [...candidates].sort(byPriority)) {
    const { isAlways, width, height } = candidate;
    const found = findRoom(candidate, everything);
    const corner = found ?? (isAlways ? findRoomFurtherAway(candidate, names) : null);
    if (!corner) continue;
    const { left, top } = corner;
    placed.push({ candidate, left, top });
    add(everything, candidate, left, top);
    // Whatever must always be seen comes first, so these are all that such a name has to keep clear of.
    if (isAlways) names.add(left, top, left + width, top + height);
  }
  return placed;
}

interface Corner {
  left: number;
  top: number;
}

function findRoom(candidate: LabelCandidate, taken: BoxGrid): Corner | null {
  for (const shift of candidate.mark === null ? AROUND_A_PLACE : BESIDE_A_MARK) {
    const corner = cornerAt(candidate, shift);
    if (isFree(taken, candidate, corner.left, corner.top)) return corner;
  }
  return null;
}

/** Line by line away from the place; sooner or later there are no names. Here a mark may be covered, but never another name. */
function findRoomFurtherAway(candidate: LabelCandidate, names: BoxGrid): Corner {
  const { width, height } = candidate;
  for (let line = 0; ; line += 1) {
    for (const shift of BESIDE_A_MARK) {
      const { left, top } = cornerAt(candidate, shift);
      const away = top + line * height * (shift[1] < 0 ? -1 : 1);
      if (names.isFree(left, away, left + width, away + height)) return { left, top: away };
    }
  }
}

function cornerAt({ x, y, width, height, mark, reach }: LabelCandidate, [across, down]: Shift): Corner {
  const sideways = mark === null ? reach : width / 2 + mark;
  const upright = mark === null ? reach : height / 2 + mark;
  return { left: x - width / 2 + across * sideways, top: y - height / 2 + down * upright };
}

/** A name and the mark beside it are one: neither stands without the other. The mark of what must always be seen is drawn anyway. */
function markOf({ mark, isAlways }: LabelCandidate): number {
  return isAlways || mark === null ? NO_MARK : mark;
}

/** As far away from the place as can be, it widens no box. */
const NO_MARK = -Infinity;

function isFree(grid: BoxGrid, candidate: LabelCandidate, left: number, top: number): boolean {
  const { x, y, width, height } = candidate;
  const mark = markOf(candidate);
  return grid.isFree(
    Math.min(left, x - mark),
    Math.min(top, y - mark),
    Math.max(left + width, x + mark),
    Math.max(top + height, y + mark),
  );
}

function add(grid: BoxGrid, candidate: LabelCandidate, left: number, top: number): void {
  const { x, y, width, height } = candidate;
  const mark = markOf(candidate);
  grid.add(
    Math.min(left, x - mark),
    Math.min(top, y - mark),
    Math.max(left + width, x + mark),
    Math.max(top + height, y + mark),
  );
}

function byPriority(one: LabelCandidate, other: LabelCandidate): number {
  if (one.isAlways !== other.isAlways) return one.isAlways ? -1 : 1;
  return other.priority - one.priority || (one.id < other.id ? -1 : 1);
}

/** Which points of a picture are dark. */
export interface DarkPoints {
  getWidth(): number;
  getHeight(): number;
  get(x: number, y: number): boolean;
}

export interface Bullseye {
  x: number;
  y: number;
  /** How wide a field of the code is, in points. */
  field: number;
}

/** Rings of one field each: on a line through the middle they are light, dark, light, then the middle itself, and so again. */
const RINGS = 3;
const RUNS = 2 * RINGS + 1;
const NARROWEST = 1.5;
/** So many are looked for, and so many of them given. */
const [MOST_FOUND, MOST] = [50, 4];
/** Grain and letters are seldom even in these directions too. */
const DIAGONALS: readonly Place[] = [
  { x: 1, y: 1 },
  { x: 1, y: -1 },
];
/** Letters are seldom so even, codes that were photographed seldom less. */
const [SHORTEST, LONGEST] = [0.5, 1.6];

/** The middles of Aztec codes, the largest first, wherever they are and however they are turned. Whoever reads such a code looks for it in the middle of a picture alone. */
export function findBullseyes(points: DarkPoints): Bullseye[] {
  const found: Bullseye[] = [];
  for (let y = 0; y < points.getHeight() && found.length < MOST_FOUND; y += 2) {
    for (const across of findEvenRuns(points, y)) {
      const x = Math.round(across.middle);
      const down = measureRings(points, { x, y }, { x: 0, y: 1 });
      if (!down || Math.abs(down.field - across.field) > across.field / 2) continue;
      const middle = { x, y: Math.round(y + down.middle) };
      if (!DIAGONALS.every((step) => measureRings(points, middle, step))) continue;
      const isNew = found.every((other) => Math.hypot(other.x - x, other.y - middle.y) > 4 * across.field);
      if (isNew) found.push({ x: across.middle, y: y + down.middle, field: across.field });
    }
  }
  return found.sort((one, other) => other.field - one.field).slice(0, MOST);
}

interface Place {
  x: number;
  y: number;
}

interface Line {
  middle: number;
  field: number;
}

function findEvenRuns(points: DarkPoints, y: number): Line[] {
  const lines: Line[] = [];
  const ends: number[] = [];
  let wasDark = false;
  for (let x = 0; x <= points.getWidth(); x += 1) {
    const isDark: boolean = x < points.getWidth() ? points.get(x, y) : !wasDark;
    if (isDark === wasDark) continue;
    ends.push(x);
    wasDark = isDark;
    // The last run was light, as the first of them.
    if (!isDark || ends.length <= RUNS) continue;
    const line = toLine(ends.slice(-RUNS - 1));
    if (line) lines.push(line);
  }
  return lines;
}

/** From where runs begin, and where the last of them ends. */
function toLine(ends: readonly number[]): Line | null {
  const runs = ends.slice(1).map((end, index) => end - (ends[index] ?? 0));
  const field = runs.reduce((sum, run) => sum + run, 0) / RUNS;
  const isEven = runs.every((run) => run >= field * SHORTEST && run <= field * LONGEST);
  if (!isEven || field < NARROWEST) return null;
  return { middle: ((ends[RINGS] ?? 0) + (ends[RINGS + 1] ?? 0) - 1) / 2, field };
}

/** The same rings in another direction; the middle is told in steps from where it was looked for. */
function measureRings(points: DarkPoints, from: Place, step: Place): Line | null {
  if (!points.get(from.x, from.y)) return null;
  const before = findEnds(points, from, { x: -step.x, y: -step.y });
  const after = findEnds(points, from, step);
  if (before.length <= RINGS || after.length <= RINGS) return null;
  return toLine([...before.reverse().map((end) => 1 - end), ...after]);
}

/** After how many steps it changes between dark and light. */
function findEnds(points: DarkPoints, from: Place, step: Place): number[] {
  const ends: number[] = [];
  let isDark = true;
  for (let steps = 1; ends.length <= RINGS; steps += 1) {
    const x = from.x + steps * step.x;
    const y = from.y + steps * step.y;
    if (x < 0 || y < 0 || x >= points.getWidth() || y >= points.getHeight()) break;
    if (points.get(x, y) === isDark) continue;
    ends.push(steps);
    isDark = !isDark;
  }
  return ends;
}

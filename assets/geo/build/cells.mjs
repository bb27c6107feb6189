/** What each cell of the grid holds: one code, the open sea, or a border to look at more closely. */
import { CELLS_PER_DEGREE, COLUMNS, ROWS, wrapColumn } from './grid.mjs';
import { UNIT, locatorOf } from './segments.mjs';

const CELL = UNIT / CELLS_PER_DEGREE;
/** How far, in cells, waters that no area covers belong to the nearest coast. */
const FILL_STEPS = 3;

/** @returns {(string | null)[]} the code, null where borders pass, '' on the open sea */
export function buildCells(claims, segments, landCells) {
  const bordersIn = findBorders(segments);
  const owners = findOwners(claims, bordersIn);
  const cells = Array.from(landCells, (isLand, cell) => ({
    claim: bordersIn.has(cell) ? null : owners[cell],
    isNear: isLand === 1,
  }));
  settleWaters(cells, bordersIn);
  return cells.map(({ claim, isNear }) => (isNear ? claim : ''));
}

/** The codes on the borders through each cell. */
function findBorders(segments) {
  const bordersIn = new Map();
  for (const { a, b, left, right } of segments) {
    for (const cell of cellsAlong(a, b)) {
      const codes = bordersIn.get(cell) ?? new Set();
      bordersIn.set(cell, codes.add(left).add(right));
    }
  }
  return bordersIn;
}

function* cellsAlong([ax, ay], [bx, by]) {
  const rowOf = (y) => Math.min(ROWS - 1, Math.floor((y + 90 * UNIT) / CELL));
  const last = rowOf(Math.max(ay, by));
  for (let row = rowOf(Math.min(ay, by)); row <= last; row++) {
    const south = row * CELL - 90 * UNIT;
    const ends = [south, south + CELL].map((y) => {
      const share = by === ay ? 0 : (y - ay) / (by - ay);
      return ax + Math.min(1, Math.max(0, share)) * (bx - ax);
    });
    const xs = by === ay ? [ax, bx] : ends;
    const east = Math.min(COLUMNS - 1, columnOf(Math.max(...xs) + 2));
    for (let column = Math.max(0, columnOf(Math.min(...xs) - 2)); column <= east; column++)
      yield row * COLUMNS + column;
  }
}

function columnOf(x) {
  return Math.floor((x + 180 * UNIT) / CELL);
}

/** Between two cells with borders in a row, all cells have the same owner. */
function findOwners(claims, bordersIn) {
  const locate = locatorOf(claims);
  const owners = new Array(ROWS * COLUMNS).fill('');
  for (let row = 0; row < ROWS; row++) {
    let owner = null;
    for (let column = 0; column < COLUMNS; column++) {
      const cell = row * COLUMNS + column;
      if (bordersIn.has(cell)) owner = null;
      else owners[cell] = owner ??= locate(middleOf(row, column));
    }
  }
  return owners;
}

function middleOf(row, column) {
  return [(column + 0.5) / CELLS_PER_DEGREE - 180, (row + 0.5) / CELLS_PER_DEGREE - 90];
}

/** Near a coast nothing is nobody's: where only one country is at hand, it has the whole cell, and empty cells follow. */
function settleWaters(cells, bordersIn) {
  for (const [cell, codes] of bordersIn) {
    const countries = [...codes].filter(Boolean);
    if (cells[cell].isNear && codes.has('') && countries.length === 1) cells[cell].claim = countries[0];
  }
  for (let step = 0; step < FILL_STEPS; step++) {
    const found = [];
    for (const [cell, { claim, isNear }] of cells.entries()) {
      if (claim !== '' || !isNear) continue;
      const beside = neighboursOf(cell).find((other) => cells[other]?.claim && cells[other].isNear);
      if (beside !== undefined) found.push([cell, cells[beside].claim]);
    }
    for (const [cell, claim] of found) cells[cell].claim = claim;
  }
}

function neighboursOf(cell) {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row + 1, column],
  ].map(([r, c]) => r * COLUMNS + wrapColumn(c));
}

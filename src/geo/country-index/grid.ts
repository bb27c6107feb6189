/** The earth in cells of a fifth of a degree, from the south-west corner eastward, row by row. */
export const COLUMNS = 1800;
export const ROWS = 900;

/** Positions are reckoned in this part of a degree, about a metre. */
export const UNITS_PER_DEGREE = 100_000;

const CELL_SIZE = 20_000;

export function rowAt(y: number): number {
  return Math.min(ROWS - 1, Math.floor((y + 90 * UNITS_PER_DEGREE) / CELL_SIZE));
}

export function columnAt(x: number): number {
  return Math.min(COLUMNS - 1, Math.floor((x + 180 * UNITS_PER_DEGREE) / CELL_SIZE));
}

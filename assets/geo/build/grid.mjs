/** The earth in cells of a fifth of a degree, from the south-west corner eastward, row by row. */
export const CELLS_PER_DEGREE = 5;
export const COLUMNS = 360 * CELLS_PER_DEGREE;
export const ROWS = 180 * CELLS_PER_DEGREE;

export function wrapColumn(column) {
  return ((column % COLUMNS) + COLUMNS) % COLUMNS;
}

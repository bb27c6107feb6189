import { COLUMNS, ROWS } from './grid';
import { NumberReader } from './number-reader';

/** What a cell holds that borders pass; any less is the number of the one country there, or zero on the open sea. */
export const BORDER = 255;

/** Runs of cells: how many, and what they hold plus one; zero says that they are as the cells south of them. */
export function readCells(text: string): Uint8Array {
  const cells = new Uint8Array(ROWS * COLUMNS);
  const runs = new NumberReader(text);
  let at = 0;
  while (!runs.isAtEnd) {
    const end = at + runs.next();
    const value = runs.next();
    if (value === 0) cells.copyWithin(at, at - COLUMNS, end - COLUMNS);
    else cells.fill(value - 1, at, end);
    at = end;
  }
  return cells;
}

import { findBorderWest, findNearestBorder, listByRow, readPieces } from './borders';
import { BORDER, readCells } from './cells';
import type { CountryTable } from './country-table';
import { COLUMNS, columnAt, rowAt } from './grid';

/** Most cells hold one country or the sea: a look-up. In the others, the next border to the west has the answer. */
export class CountryIndex {
  /** The code of a country by its number; zero is nobody. */
  private readonly codes: readonly (string | null)[];
  private readonly cells: Uint8Array;
  private readonly bordersByRow: ReturnType<typeof listByRow>;

  constructor(table: CountryTable) {
    this.codes = [null, ...table.codes.split(' ')];
    this.cells = readCells(table.cells);
    this.bordersByRow = listByRow(readPieces(table.borders));
  }

  /** The code of the country at a position in units of the grid. */
  codeAt(x: number, y: number): string | null {
    const row = rowAt(y);
    const held = this.cells[row * COLUMNS + columnAt(x)] ?? 0;
    return this.codes[held === BORDER ? this.ownerAmongBorders(row, x, y) : held] ?? null;
  }

  private ownerAmongBorders(row: number, x: number, y: number): number {
    const borders = this.bordersByRow[row] ?? [];
    const owner = findBorderWest(borders, x, y)?.east ?? 0;
    if (owner !== 0) return owner;
    // Waters between the claims of two countries, in reach of land: the nearer one's.
    const nearest = findNearestBorder(borders, x, y);
    return nearest ? nearest.east || nearest.west : 0;
  }
}

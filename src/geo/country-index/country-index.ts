import { distanceToBorder, findBorderWest, findNearestBorder, listByRow, readPieces } from './borders';
import { BORDER, readCells } from './cells';
import type { CountryTable } from './country-table';
import { COLUMNS, columnAt, ROWS, rowAt, UNITS_PER_DEGREE } from './grid';

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

  /** Of all countries that begin within so many degrees of latitude of a position in degrees. */
  codesWithin(longitude: number, latitude: number, degrees: number): string[] {
    const [x, y, reach] = [longitude, latitude, degrees].map((each) => each * UNITS_PER_DEGREE) as Triple;
    const owners = new Set<number>();
    const last = Math.min(ROWS - 1, rowAt(y + reach));
    for (let row = Math.max(0, rowAt(y - reach)); row <= last; row += 1)
      for (const border of this.bordersByRow[row] ?? [])
        if (distanceToBorder(border, x, y) <= reach) owners.add(border.west).add(border.east);
    const here = this.codeAt(x, y);
    const codes = [...owners].flatMap((owner) => this.codes[owner] ?? []);
    return [...new Set(here === null ? codes : [here, ...codes])];
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

type Triple = [number, number, number];

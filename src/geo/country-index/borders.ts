import { ROWS, rowAt, UNITS_PER_DEGREE } from './grid';
import { NumberReader } from './number-reader';

/** A straight piece of border, from its south end to its north end. */
export interface Piece {
  southX: number;
  southY: number;
  northY: number;
  /** How far it leads east on the way north, per unit. */
  slope: number;
  /** The numbers of the countries on either side. */
  west: number;
  east: number;
}

/** Chains, each: left, right, number of pieces, then its corners, each as the way from the last one. */
export function readPieces(text: string): Piece[] {
  const numbers = new NumberReader(text);
  const pieces: Piece[] = [];
  let x = 0;
  let y = 0;
  while (!numbers.isAtEnd) {
    const left = numbers.next();
    const right = numbers.next();
    const count = numbers.next();
    for (let corner = 0; corner <= count; corner++) {
      const fromX = x;
      const fromY = y;
      x += numbers.nextSigned();
      y += numbers.nextSigned();
      // A piece that runs level is never crossed on the way west.
      if (corner === 0 || fromY === y) continue;
      const slope = (x - fromX) / (y - fromY);
      pieces.push(
        fromY < y
          ? { southX: fromX, southY: fromY, northY: y, slope, west: left, east: right }
          : { southX: x, southY: y, northY: fromY, slope, west: right, east: left },
      );
    }
  }
  return pieces;
}

/** The pieces in each row of the grid. */
export function listByRow(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = Array.from({ length: ROWS }, () => []);
  for (const piece of pieces) {
    const last = rowAt(piece.northY);
    for (let row = rowAt(piece.southY); row <= last; row++) rows[row]?.push(piece);
  }
  return rows;
}

/** The first border on the way west from a position; past the antimeridian if there is none before it. */
export function findBorderWest(borders: readonly Piece[], x: number, y: number): Piece | undefined {
  return findLast(borders, y, x) ?? findLast(borders, y, Infinity);
}

function findLast(borders: readonly Piece[], y: number, east: number): Piece | undefined {
  let last: Piece | undefined;
  let lastX = -Infinity;
  for (const border of borders) {
    if (y < border.southY || y >= border.northY) continue;
    const x = border.southX + (y - border.southY) * border.slope;
    if (x < lastX || x > east) continue;
    // Two that start at this very point: the one that leads farther east is the last.
    if (x === lastX && last && border.slope < last.slope) continue;
    last = border;
    lastX = x;
  }
  return last;
}

export function findNearestBorder(borders: readonly Piece[], x: number, y: number): Piece | undefined {
  let nearest: Piece | undefined;
  let least = Infinity;
  for (const border of borders) {
    const { southX, southY, northY, slope } = border;
    const foot = (x - southX) * slope + (y - southY);
    const upward = Math.max(0, Math.min(northY - southY, foot / (slope * slope + 1)));
    const distance = Math.hypot(southX + upward * slope - x, southY + upward - y);
    if (distance >= least) continue;
    nearest = border;
    least = distance;
  }
  return nearest;
}

/** In units of latitude, as if the earth were flat there; the short way over the antimeridian. */
export function distanceToBorder({ southX, southY, northY, slope }: Piece, x: number, y: number): number {
  const width = Math.cos((y / UNITS_PER_DEGREE) * (Math.PI / 180));
  const around = 360 * UNITS_PER_DEGREE;
  const east = southX - x - around * Math.round((southX - x) / around);
  const lean = slope * width;
  const foot = (y - southY - east * width * lean) / (lean * lean + 1);
  const upward = Math.max(0, Math.min(northY - southY, foot));
  return Math.hypot(east * width + upward * lean, southY + upward - y);
}

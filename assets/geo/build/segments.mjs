/** Borders as straight pieces that know which code lies on either side. Units are 1e-5 degrees. */
import { isInside } from './rings.mjs';

export const UNIT = 1e5;

const EDGE_OF_MAP = 180 * UNIT;
/** Into how many parts a piece is divided to see what lies beside it. */
const PARTS = 32;
const SOUTH_POLE = -90 * UNIT;

/**
 * Between areas of the same code there is no border.
 * @returns {{ a: number[], b: number[], left: string, right: string }[]} `''` is where nobody has a claim
 */
export function listSegments(claims) {
  const leftOf = new Map();
  for (const { code, rings } of claims) {
    for (const ring of rings) {
      for (let i = 0; i + 1 < ring.length; i++) leftOf.set(keyOf(ring[i], ring[i + 1]), code);
    }
  }
  const locate = locatorOf(claims);
  const segments = [];
  for (const [key, left] of leftOf) {
    const [ax, ay, bx, by] = key.split(',').map(Number);
    const twin = leftOf.get([bx, by, ax, ay].join());
    // Of a shared border the piece is taken once, from the side that comes first.
    if (twin !== undefined && (ax > bx || (ax === bx && ay > by))) continue;
    if (ay === SOUTH_POLE && by === SOUTH_POLE) continue;
    const pieces =
      twin === undefined
        ? splitByRight([ax, ay], [bx, by], locate)
        : [{ a: [ax, ay], b: [bx, by], right: twin }];
    for (const piece of pieces) if (left !== piece.right) segments.push({ ...piece, left });
  }
  return segments;
}

/** Areas that overlap a little, or meet along different corners, share no piece: what lies beside each part is looked up. */
function splitByRight([ax, ay], [bx, by], locate) {
  const pieces = [];
  const cornerAt = (part) =>
    [ax + ((bx - ax) * part) / PARTS, ay + ((by - ay) * part) / PARTS].map((value) => Math.round(value));
  for (let part = 0; part < PARTS; part++) {
    const [a, b] = [cornerAt(part), cornerAt(part + 1)];
    if (a.join() === b.join()) continue;
    const right = locate(justRightOf(...a, ...b));
    const before = pieces.at(-1);
    if (before?.right === right) before.b = b;
    else pieces.push({ a, b, right });
  }
  return pieces;
}

/** Beside the middle of a piece; across the antimeridian if the piece lies on it. */
function justRightOf(ax, ay, bx, by) {
  const length = Math.hypot(bx - ax, by - ay);
  const x = (ax + bx) / 2 + (2 * (by - ay)) / length;
  const y = (ay + by) / 2 - (2 * (bx - ax)) / length;
  const wrapped = x >= EDGE_OF_MAP ? x - 2 * EDGE_OF_MAP : x < -EDGE_OF_MAP ? x + 2 * EDGE_OF_MAP : x;
  return [wrapped / UNIT, y / UNIT];
}

/** @returns {(point: number[]) => string} */
export function locatorOf(claims) {
  const areas = claims.map(({ code, rings }) => {
    const [xs, ys] = [0, 1].map((axis) => rings.flat().map((corner) => corner[axis]));
    return { code, rings, west: least(xs), east: most(xs), south: least(ys), north: most(ys) };
  });
  return ([x, y]) =>
    areas.find(
      ({ rings, west, east, south, north }) =>
        x >= west &&
        x <= east &&
        y >= south &&
        y <= north &&
        rings.filter((ring) => isInside(ring, [x, y])).length % 2 === 1,
    )?.code ?? '';
}

function least(values) {
  return values.reduce((one, other) => Math.min(one, other));
}

function most(values) {
  return values.reduce((one, other) => Math.max(one, other));
}

function keyOf(a, b) {
  return [...a, ...b].map((value) => Math.round(value * UNIT)).join();
}

/** Cuts a part off one of the areas along a line, exactly: the line's ends become corners of every ring that passes there. */
import { isInside } from './rings.mjs';

/**
 * @param {{ code: string, rings: number[][][] }[]} claims changed in place
 * @param {{ from: string, to: string, line: number[][], within: number[] }} cut `within` lies in the part
 */
export function cutOff(claims, { from, to, line, within }) {
  const owner = claims.find(
    ({ code, rings }) => code === from && rings.some((ring) => isInside(ring, within)),
  );
  const index = owner.rings.findIndex((ring) => isInside(ring, within));
  const [start, end] = [line[0], line.at(-1)].map((point) => cornerAt(claims, owner.rings[index], point));
  const corners = owner.rings[index].slice(0, -1);
  const between = [start, ...line.slice(1, -1), end];
  const halves = [
    [...walk(corners, end, start), ...between.slice(1)],
    [...walk(corners, start, end), ...between.toReversed().slice(1)],
  ];
  const part = halves.find((ring) => isInside(ring, within));
  owner.rings[index] = halves.find((ring) => ring !== part);
  return { code: to, rings: [part] };
}

/** The ring's corners from one to another, both included. */
function walk(corners, first, last) {
  const begin = corners.findIndex((corner) => isSame(corner, first));
  const turned = [...corners.slice(begin), ...corners.slice(0, begin)];
  return turned.slice(0, turned.findIndex((corner) => isSame(corner, last)) + 1);
}

function cornerAt(claims, ring, point) {
  const corner = ring.find((candidate) => isSame(candidate, point));
  if (corner) return corner;
  const edge = nearestEdge(ring, point);
  const made = projectOnto(edge, point);
  for (const { rings } of claims) for (const other of rings) insert(other, edge, made);
  return made;
}

function insert(ring, [a, b], corner) {
  for (let i = 0; i + 1 < ring.length; i++) {
    const [p, q] = [ring[i], ring[i + 1]];
    if ((isSame(p, a) && isSame(q, b)) || (isSame(p, b) && isSame(q, a))) ring.splice(++i, 0, corner);
  }
}

function nearestEdge(ring, point) {
  let best = { distance: Infinity, edge: [] };
  for (let i = 0; i + 1 < ring.length; i++) {
    const edge = [ring[i], ring[i + 1]];
    const foot = projectOnto(edge, point);
    const distance = Math.hypot(foot[0] - point[0], foot[1] - point[1]);
    if (distance < best.distance) best = { distance, edge };
  }
  return best.edge;
}

function projectOnto([[ax, ay], [bx, by]], [x, y]) {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const share = Math.min(1, Math.max(0, along));
  return [ax + share * (bx - ax), ay + share * (by - ay)].map((value) => Math.round(value * 1e5) / 1e5);
}

function isSame([ax, ay], [bx, by]) {
  return ax === bx && ay === by;
}

/**
 * Adds the islands that a coarse map leaves out and a finer one has, with fewer corners: whoever is on one would stand in an empty sea. Only under a
 * code that the coarse map has: what the finer one calls by a name alone are reefs and bases.
 */
export function addIslands(outlines, finer, { size, corners }) {
  const known = [...outlines.values()].flat().map(([outer]) => ({ outer, box: boxOf(outer) }));
  for (const [code, polygons] of finer) {
    if (!/^[A-Z]{2}$/.test(code)) continue;
    const parts = outlines.get(code) ?? [];
    const missing = polygons
      .map(([outer]) => ({ outer, box: boxOf(outer) }))
      .filter((island) => isLarge(island.box, size) && !known.some((land) => isSame(land, island)))
      .map(({ outer }) => [simplify(outer, corners)]);
    if (missing.length > 0) outlines.set(code, [...parts, ...missing]);
  }
}

/** They lie over each other: one is the other, as the coarser map draws it, or a part of it. */
function isSame(land, island) {
  return (
    touch(land.box, island.box) &&
    (island.outer.some((point) => isInside(land.outer, point)) ||
      land.outer.some((point) => isInside(island.outer, point)))
  );
}

/** Leaves out corners that are no further than `least` from the line between those kept; an island keeps at least four. */
function simplify(ring, least) {
  const half = Math.floor(ring.length / 2);
  const kept = [
    ...between(ring, 0, half, least),
    ...between(ring, half, ring.length - 1, least),
    ring.at(-1),
  ];
  return kept.length >= 5 ? kept : ring;
}

/** From the first on, without the last. */
function between(ring, first, last, least) {
  let [farthest, most] = [first, least];
  for (let index = first + 1; index < last; index += 1) {
    const away = distance(ring[index], ring[first], ring[last]);
    if (away > most) [farthest, most] = [index, away];
  }
  if (farthest === first) return [ring[first]];
  return [...between(ring, first, farthest, least), ...between(ring, farthest, last, least)];
}

function distance([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function isInside(ring, [x, y]) {
  let isIn = false;
  ring.forEach(([x2, y2], index) => {
    const [x1, y1] = ring[index - 1] ?? ring.at(-1);
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
  });
  return isIn;
}

function boxOf(ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

function isLarge({ west, east, south, north }, size) {
  return Math.max(east - west, north - south) >= size;
}

function touch(one, other) {
  return (
    one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
  );
}

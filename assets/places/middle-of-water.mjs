const STEPS = 36;

/** The point of a grid that is farthest from any shore: where a name has most room. */
export function middleOfWater({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const points = polygons.flat(2);
  const [west, east] = extent(points.map(([x]) => x));
  const [south, north] = extent(points.map(([, y]) => y));
  let best = [(west + east) / 2, (south + north) / 2];
  let most = -1;
  for (let column = 1; column < STEPS; column += 1) {
    for (let row = 1; row < STEPS; row += 1) {
      const at = [west + ((east - west) * column) / STEPS, south + ((north - south) * row) / STEPS];
      const room = polygons.some((rings) => isInside(rings, at)) ? roomAt(points, at) : -1;
      if (room > most) [best, most] = [at, room];
    }
  }
  return best;
}

/** Degrees to the nearest corner of the shore; one of longitude is shorter away from the equator. */
function roomAt(points, [x, y]) {
  const narrow = Math.cos((y * Math.PI) / 180);
  return points.reduce(
    (least, point) => Math.min(least, Math.hypot((point[0] - x) * narrow, point[1] - y)),
    Infinity,
  );
}

function isInside(rings, [x, y]) {
  let crossings = 0;
  for (const ring of rings) {
    ring.forEach(([x2, y2], index) => {
      const [x1, y1] = ring[index - 1] ?? ring.at(-1);
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossings += 1;
    });
  }
  return crossings % 2 === 1;
}

function extent(values) {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

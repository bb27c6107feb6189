/** A name is at least so many times as wide as it is high; a narrower one is given as much room. */
const NAME_IS_WIDE = 5;
/** An island of less than a third of a letter may lie under a name, also under the longest: of those the letters are smallest where it just fits. */
const SMALL_ISLAND = 1 / 3;
const LONGEST_NAME_IS_WIDE = 14;
/** Degrees between two points along a shore. */
const STEP = 0.1;
const SHIFT = 0.2;
const RADIANS = Math.PI / 180;

/** The shores of a TopoJSON file: points close to each other along each arc, and how far it reaches. */
export function readShores({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    const corners = arc.map(([east, north]) => {
      [x, y] = [x + east, y + north];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    const extent = (along) => Math.max(...corners.map(along)) - Math.min(...corners.map(along));
    return {
      points: corners.flatMap(pointsTo),
      size: Math.max(
        extent(([e]) => e),
        extent(([, n]) => n),
      ),
    };
  });
}

/** How many degrees of the equator the name of a water may be wide around a place, the middle of its map, without lying over land. */
function roomOnWater([longitude, latitude], shores) {
  const [sin, cos] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)];
  const roomBefore = ([x, y]) => {
    const away = (x - longitude) * RADIANS;
    const fromAxis = Math.cos(y * RADIANS);
    const above = Math.sin(y * RADIANS);
    const ahead = fromAxis * Math.cos(away);
    const stretch = Math.sqrt(2 / (1 + sin * above + cos * ahead)) / RADIANS;
    const across = Math.abs(stretch * fromAxis * Math.sin(away));
    const down = Math.abs(stretch * (cos * above - sin * ahead));
    return 2 * Math.max(across, down * NAME_IS_WIDE);
  };
  return shores.reduce((least, { points, size }) => {
    const room = points.reduce((nearest, point) => Math.min(nearest, roomBefore(point)), Infinity);
    return size < (SMALL_ISLAND * room) / LONGEST_NAME_IS_WIDE ? least : Math.min(least, room);
  }, 180);
}

/** Oceans have room where they are; of others a name may leave the middle by so many degrees before it names something else. */
const MOST_SHIFT = [0, 3, 2, 1];
/** Whatever is further away is in no name's way. */
const AROUND = 30;

/** Step by step to where there is more room, for the middle of a water is not where it is widest. */
export function widestOnWater([longitude, latitude, rank], shores) {
  const around = shores.flatMap(({ points, size }) => {
    const near = points.filter(([x, y]) => Math.hypot(turned(x - longitude), y - latitude) < AROUND);
    return near.length === 0 ? [] : [{ points: near, size }];
  });
  let best = { place: [longitude, latitude], room: roomOnWater([longitude, latitude], shores) };
  for (let before = null; before !== best;) {
    before = best;
    for (const [east, north] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const place = [before.place[0] + east * SHIFT, before.place[1] + north * SHIFT];
      if (Math.hypot(place[0] - longitude, place[1] - latitude) > (MOST_SHIFT[rank] ?? 0)) continue;
      const room = roomOnWater(place, around);
      if (room > best.room) best = { place, room };
    }
  }
  return best;
}

function pointsTo([x2, y2], index, corners) {
  const [x1, y1] = corners[index - 1] ?? [x2, y2];
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / STEP));
  return Array.from({ length: steps }, (_, step) => [
    x1 + ((x2 - x1) * (step + 1)) / steps,
    y1 + ((y2 - y1) * (step + 1)) / steps,
  ]);
}

function turned(degrees) {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

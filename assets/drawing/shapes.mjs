// A shape is a function from a point to its signed distance: negative inside, positive outside, in units of the picture's side.

export function everywhere() {
  return () => -1;
}

export function roundedSquare({ centre, half, radius }) {
  return (x, y) => {
    const dx = Math.abs(x - centre[0]) - half + radius;
    const dy = Math.abs(y - centre[1]) - half + radius;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };
}

/** The hull of a large circle and a smaller one straight below it: a map pin with a soft tip. */
export function drop({ centre, radius, tip, tipRadius }) {
  const height = tip[1] - centre[1];
  const slope = (radius - tipRadius) / height;
  const cosine = Math.sqrt(1 - slope * slope);
  return (x, y) => {
    const px = Math.abs(x - centre[0]);
    const py = y - centre[1];
    const along = px * -slope + py * cosine;
    if (along < 0) return Math.hypot(px, py) - radius;
    if (along > cosine * height) return Math.hypot(px, py - height) - tipRadius;
    return px * cosine + py * slope - radius;
  };
}

/** True at the edge, which is all that painting asks for, and near enough elsewhere. */
export function ellipse({ centre, radii }) {
  return (x, y) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    const reach = Math.hypot(dx / radii[0], dy / radii[1]);
    const steepness = Math.hypot(dx / radii[0] ** 2, dy / radii[1] ** 2);
    return steepness === 0 ? -Math.min(...radii) : (reach * (reach - 1)) / steepness;
  };
}

/** A line of even width through the points, with round ends and joints. */
export function stroke({ points, width }) {
  const parts = points.slice(1).map((end, index) => segment(points[index], end));
  return (x, y) => Math.min(...parts.map((part) => part(x, y))) - width / 2;
}

function segment([ax, ay], [bx, by]) {
  const dx = bx - ax;
  const dy = by - ay;
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  };
}

export function union(...shapes) {
  return (x, y) => Math.min(...shapes.map((shape) => shape(x, y)));
}

export function without(shape, cut) {
  return (x, y) => Math.max(shape(x, y), -cut(x, y));
}

export function grown(shape, by) {
  return (x, y) => shape(x, y) - by;
}

/** The shape made larger or smaller about a point that stays where it is. */
export function scaled(shape, { about, factor }) {
  return (x, y) => shape(about[0] + (x - about[0]) / factor, about[1] + (y - about[1]) / factor) * factor;
}

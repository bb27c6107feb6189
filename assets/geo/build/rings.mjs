/** Whether a point lies in the area that a ring runs around. */
export function isInside(ring, [x, y]) {
  let inside = false;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[i + 1]];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

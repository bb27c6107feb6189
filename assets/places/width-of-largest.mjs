/** Degrees of the equator that the largest part of a country is wide: what its name has to fit into. */
export function widthOfLargest({ type, coordinates }) {
  const parts = (type === 'Polygon' ? [coordinates] : coordinates).map(([outer]) => boxOf(outer));
  const [largest] = parts.sort((one, other) => other.width * other.height - one.width * one.height);
  return Math.max(0.1, Math.round(largest.width * 10) / 10);
}

function boxOf(ring) {
  const longitudes = ring.map(([x]) => x);
  const latitudes = ring.map(([, y]) => y);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { width: (Math.max(...longitudes) - Math.min(...longitudes)) * narrow, height: north - south };
}

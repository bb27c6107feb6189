/** How a row is told by its neighbours, as PNG has it, and PDF after it. */
function predict(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const toLeft = Math.abs(guess - left);
      const toAbove = Math.abs(guess - above);
      const toCorner = Math.abs(guess - corner);
      if (toLeft <= toAbove && toLeft <= toCorner) return left;
      return toAbove <= toCorner ? above : corner;
    }
    default:
      return 0;
  }
}

/** The rows themselves, out of those that say in their first byte how they are told. Null where there are too few. */
export function unfilterRows(
  filtered: Uint8Array,
  { rowBytes, height, pixelBytes }: { rowBytes: number; height: number; pixelBytes: number },
): Uint8Array | null {
  if (filtered.length < (rowBytes + 1) * height) return null;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (rowBytes + 1) + 1;
    const to = y * rowBytes;
    const filter = filtered[from - 1] ?? 0;
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x < pixelBytes ? 0 : (rows[to + x - pixelBytes] ?? 0);
      const above = y === 0 ? 0 : (rows[to + x - rowBytes] ?? 0);
      const corner = y === 0 || x < pixelBytes ? 0 : (rows[to + x - rowBytes - pixelBytes] ?? 0);
      rows[to + x] = (filtered[from + x] ?? 0) + predict(filter, left, above, corner);
    }
  }
  return rows;
}

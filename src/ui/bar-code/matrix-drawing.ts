import type { CodeMatrix } from './code-matrix';

export interface CodeDrawing {
  /** Both with what stays light around it, in widths of a field. */
  width: number;
  height: number;
  /** All that is dark, as one path. */
  path: string;
}

export function toDrawing({ rows, rowHeight, quiet }: CodeMatrix): CodeDrawing {
  const path = rows.flatMap((row, index) =>
    darkRuns(row).map(
      ({ from, length }) =>
        `M${from + quiet} ${index * rowHeight + quiet}h${length}v${rowHeight}h${-length}z`,
    ),
  );
  return {
    width: (rows[0]?.length ?? 0) + 2 * quiet,
    height: rows.length * rowHeight + 2 * quiet,
    path: path.join(''),
  };
}

/** Neighbours are drawn as one: between two shapes that only touch, some screens show a hair of light. */
function darkRuns(row: readonly number[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((field, at) => {
    const last = runs.at(-1);
    if (field !== 1) return;
    if (last && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  });
  return runs;
}

/** As wide as there is room, with each field a whole number of the screen's own dots, so that its edges are sharp. */
export function toSharpWidth(drawing: CodeDrawing, room: number, dotsPerPoint: number): number {
  const dots = Math.floor((room * dotsPerPoint) / drawing.width);
  return dots < 1 ? room : (dots * drawing.width) / dotsPerPoint;
}

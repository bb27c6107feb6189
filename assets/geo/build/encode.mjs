import { COLUMNS, ROWS } from './grid.mjs';
import { signed, toText } from './number-text.mjs';

/** Stands for a cell that borders pass. */
export const BORDER = 255;

/** Rows as runs: how many cells, and what they hold plus one; zero says that they are as the cells south of them. */
export function encodeCells(values) {
  let text = '';
  for (let row = 0; row < ROWS; row++) {
    let column = 0;
    while (column < COLUMNS) {
      const cell = row * COLUMNS + column;
      const rest = COLUMNS - column;
      const same = row === 0 ? 0 : runLength(rest, (i) => values[cell + i] === values[cell + i - COLUMNS]);
      const plain = runLength(rest, (i) => values[cell + i] === values[cell]);
      const copies = same >= plain;
      text += toText(copies ? same : plain) + toText(copies ? 0 : values[cell] + 1);
      column += copies ? same : plain;
    }
  }
  return text;
}

function runLength(limit, holds) {
  let length = 0;
  while (length < limit && holds(length)) length++;
  return length;
}

/**
 * Chains of pieces with the same two sides: left, right, number of pieces, then each corner as the way from the last one.
 * @param {{ a: number[], b: number[], left: number, right: number }[]} segments
 */
export function encodeBorders(segments) {
  let text = '';
  let at = [0, 0];
  for (const { left, right, corners } of listChains(segments)) {
    text += toText(left) + toText(right) + toText(corners.length - 1);
    for (const corner of corners) {
      text += toText(signed(corner[0] - at[0])) + toText(signed(corner[1] - at[1]));
      at = corner;
    }
  }
  return text;
}

function listChains(segments) {
  const startingAt = new Map();
  for (const segment of segments) {
    const key = keyOf(segment, segment.a);
    startingAt.set(key, [...(startingAt.get(key) ?? []), segment]);
  }
  const endings = new Set(segments.map((segment) => keyOf(segment, segment.b)));
  const open = new Set(segments);
  const chains = [];
  const follow = (first) => {
    const corners = [first.a];
    for (
      let next = first;
      next;
      next = startingAt.get(keyOf(first, next.b))?.find((other) => open.has(other))
    ) {
      open.delete(next);
      corners.push(next.b);
    }
    chains.push({ left: first.left, right: first.right, corners });
  };
  // Chains with a beginning first; what remains are rings.
  for (const segment of segments)
    if (open.has(segment) && !endings.has(keyOf(segment, segment.a))) follow(segment);
  for (const segment of segments) if (open.has(segment)) follow(segment);
  return chains;
}

function keyOf({ left, right }, point) {
  return [left, right, ...point].join();
}

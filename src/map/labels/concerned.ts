import { type Box, BoxGrid } from './box-grid';
import type { LabelCandidate } from './label-candidate';

/**
 * The candidates, given and returned with the most important first, that decide what is written in the window: those that can stand in it, whatever
 * is more important and may be in their way, whatever may be in the way of that, and so on. Placed alone they stand where they would among all
 * others. `slack`: by how much more a name may leave its place.
 */
export function listConcerned<Candidate extends LabelCandidate>(
  candidates: readonly Candidate[],
  window: Box,
  slack: number,
): Candidate[] {
  if (window.left === -Infinity) return [...candidates];
  const reached = new BoxGrid();
  const concerned: Candidate[] = [];
  // From the least important on: none is in the way of one that is more important, so once through is enough.
  for (let index = candidates.length - 1; index >= 0; index -= 1) {
    const candidate = candidates[index];
    if (!candidate) continue;
    const { x, y, width, height, mark, reach, isAlways } = candidate;
    const across = (mark === null ? width / 2 + reach : width + mark) + slack;
    const down = (mark === null ? height / 2 + reach : height + mark) + slack;
    const [left, top, right, bottom] = [x - across, y - down, x + across, y + down];
    const isInWindow =
      left < window.right && right > window.left && top < window.bottom && bottom > window.top;
    // How far away one goes that must always be seen, nobody knows beforehand.
    if (!isAlways && !isInWindow && reached.isFree(left, top, right, bottom)) continue;
    reached.add(left, top, right, bottom);
    concerned.push(candidate);
  }
  return concerned.reverse();
}

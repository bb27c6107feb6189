/** The countries around the traveller, by their codes. It outlives the app, and never leaves the device. */
export interface Around {
  /** Null at sea, and until it is known. */
  here: string | null;
  /** Others that begin within reach. */
  near: readonly string[];
  /** The country before: it stays readable, for a border is crossed in both directions. */
  before: string | null;
}

/** As far across a border as a danger there is one here. */
export const REACH_METRES = 100_000;

const NOWHERE: Around = { here: null, near: [], before: null };

/** What is around after a step to another place. */
export function stepTo(around: Around | null, here: string | null, near: readonly string[]): Around {
  const last = around ?? NOWHERE;
  const others = near.filter((code) => code !== here).sort();
  if (here === last.here) return { ...last, near: others };
  const left = last.here ?? last.before;
  return { here, near: others, before: left === here ? null : left };
}

/** From one day to another, each `YYYY-MM-DD`; what is not chosen yet is null. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** What a touch of a day makes of a range: the first day, then the last, then the first of another. */
export function chooseDay({ from, to }: DayRange, day: string): DayRange {
  if (from === null || to !== null || day < from) return { from: day, to: null };
  return { from, to: day };
}

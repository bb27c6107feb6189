/** The moment (milliseconds) at that hour of the day before, by the device's clock. Null for what is no day. */
export function dayBeforeAt(day: string, hour: number): number | null {
  return momentOf(day, -1, hour);
}

/** The same of the day itself. */
export function dayAt(day: string, hour: number): number | null {
  return momentOf(day, 0, hour);
}

function momentOf(day: string, later: number, hour: number): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const moment = new Date(Number(year), Number(month) - 1, Number(date) + later, hour).getTime();
  return Number.isNaN(moment) ? null : moment;
}

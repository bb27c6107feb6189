/** So many days after a day of the calendar, or before it; null for what is no day. */
export function addDays(day: string, count: number): string | null {
  return addHours(day, count * 24)?.day ?? null;
}

/** What a calendar and a clock show so many hours after the beginning of a day; null for what is no day. */
export function addHours(day: string, hours: number): { day: string; time: string } | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  if (year === undefined) return null;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date), hours));
  if (Number.isNaN(moment.getTime())) return null;
  const written = moment.toISOString();
  return { day: written.slice(0, 10), time: written.slice(11, 16) };
}

const DAY_MS = 86_400_000;

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** `YYYY-MM-DD`, so many days from `today`. */
export function calendarDay(today: Date, days: number): string {
  return addDays(today, days).toISOString().slice(0, 10);
}

export function startOfDay(today: Date, days: number): Date {
  return new Date(`${calendarDay(today, days)}T00:00:00.000Z`);
}

export function endOfDay(today: Date, days: number): Date {
  return new Date(`${calendarDay(today, days)}T23:59:59.000Z`);
}

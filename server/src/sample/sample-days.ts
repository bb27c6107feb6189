import { offsetAt } from '@/contract/zone-clock';

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

/** The next day in whose night clocks in the zone are changed, at least so many days from `today`. */
export function nextClockChange(zone: string, today: Date, least: number): Date {
  const offset = (day: Date) => offsetAt(zone, day.getTime());
  const noon = new Date(`${calendarDay(today, 0)}T12:00:00.000Z`);
  for (let days = least; days < least + 366; days += 1) {
    const day = addDays(noon, days);
    if (offset(day) !== offset(addDays(day, -1))) return day;
  }
  throw new RangeError(`clocks in ${zone} are not changed`);
}

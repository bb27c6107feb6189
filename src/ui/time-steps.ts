const MINUTES_OF_A_DAY = 24 * 60;
const two = (value: number) => String(value).padStart(2, '0');

/** So many at a touch; a time in between is typed. */
const MINUTE_STEP = 5;

/** `HH:MM` an hour later or earlier, around the clock. */
export function stepHour(time: string, direction: 1 | -1): string {
  return toTime(toMinutes(time) + direction * 60);
}

/** The next five minutes later or earlier; the hour goes with them. */
export function stepMinute(time: string, direction: 1 | -1): string {
  const steps = toMinutes(time) / MINUTE_STEP;
  return toTime(MINUTE_STEP * (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1));
}

export function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function toTime(minutes: number): string {
  const within = (minutes + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

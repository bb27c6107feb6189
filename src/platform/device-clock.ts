/** The calendar day where the device is, as `YYYY-MM-DD`. */
export function toLocalDay(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

export const deviceClock = {
  now: () => Date.now(),
  today: () => toLocalDay(new Date()),
};

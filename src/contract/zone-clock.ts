const SECOND = 1000;

/** More than there are zones. Whoever calls may name what is none, or write each in a hundred ways. */
const MOST_KEPT = 700;

/** Making one takes as long as fifty readings, and whoever asks once asks again. Null: a zone that this machine does not know. */
const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** What clocks in the zone show, in milliseconds as if it were UTC; null for a zone that this machine does not know. */
export function readClock(zone: string, instant: number): number | null {
  const clock = clockOf(zone);
  return clock && readFrom(clock, instant);
}

export function isKnownZone(zone: string): boolean {
  return clockOf(zone) !== null;
}

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = makeClock(zone);
  const [oldest] = clocks.size < MOST_KEPT ? [] : clocks.keys();
  if (oldest !== undefined) clocks.delete(oldest);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(zone: string): Intl.DateTimeFormat | null {
  if (zone === '') return null;
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch (reason) {
    // Intl says so of a zone that it has never heard of.
    if (reason instanceof RangeError) return null;
    throw reason;
  }
}

/**
 * The numbers are read out of the text, in the order of American English: Hermes on iPhones has no `formatToParts`. Some engines write
 * midnight as 24, and some keep to twelve hours whatever they are told.
 */
function readFrom(clock: Intl.DateTimeFormat, instant: number): number {
  const text = clock.format(instant);
  const [month = 1, date = 1, year = 1970, written = 0, minute = 0, second = 0] = (
    text.match(/\d+/g) ?? []
  ).map(Number);
  const hour = /[ap]m/i.test(text) ? (written % 12) + (/pm/i.test(text) ? 12 : 0) : written % 24;
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

/** How far clocks in the zone are before UTC at an instant, in milliseconds; null for a zone that this machine does not know. */
export function offsetAt(zone: string, instant: number): number | null {
  const wall = readClock(zone, instant);
  return wall === null ? null : wall - Math.floor(instant / SECOND) * SECOND;
}

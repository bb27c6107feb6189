/** The one form of date that HTTP still writes, and the one that every engine must be able to parse. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** A slip in a proxy's settings must not silence a call for help for weeks. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** When the service answered, by its own clock, in milliseconds. */
export function readDate(headers: Headers): number | null {
  return parseHttpDate(headers.get('date'));
}

/** Where the service says it: how the data stand that this traveller could read. */
export function readRevision(headers: Headers): string | null {
  return headers.get('data-revision');
}

/** How long the service asks to be left alone; in seconds or as a date. */
export function readRetryAfter(headers: Headers): number | null {
  const written = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(written)) return Math.min(Number(written) * 1000, LONGEST_WAIT_MS);

  const until = parseHttpDate(written);
  // Measured by the clock that wrote it: the phone's own may be hours off.
  const now = readDate(headers);
  if (until === null || now === null) return null;
  return Math.min(Math.max(until - now, 0), LONGEST_WAIT_MS);
}

function parseHttpDate(written: string | null): number | null {
  if (written === null || !HTTP_DATE.test(written)) return null;
  const moment = Date.parse(written);
  return Number.isNaN(moment) ? null : moment;
}

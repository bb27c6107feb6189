/** The one form of date that HTTP still writes, and the one that every engine must be able to parse. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** A slip in a proxy's settings must not silence a call for help for weeks. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** The service's own clock, in milliseconds. */
export function readDate(headers: Headers): number | null {
  return parseHttpDate(headers.get('date'));
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

export function readContentLength(headers: Headers): number | null {
  const written = headers.get('content-length') ?? '';
  return /^\d+$/.test(written) ? Number(written) : null;
}

/**
 * The path of the next page, as a request takes it. The key travels with every request, so a link that leads
 * away from the service is none.
 */
export function readNextPath(headers: Headers, baseUrl: string, requestUrl: string): string | null {
  const target = findNextLink(headers.get('link') ?? '');
  if (target === null) return null;
  const base = parseUrl(`${baseUrl}/`);
  const url = parseUrl(target, requestUrl);
  if (!base || url?.origin !== base.origin) return null;

  const path = url.pathname.slice(base.pathname.length - 1);
  return url.pathname.startsWith(`${base.pathname}api/`) ? path + url.search : null;
}

function findNextLink(header: string): string | null {
  for (const [, target = '', parameters = ''] of header.matchAll(/<([^>]*)>([^<]*)/g)) {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;,]+))/i.exec(parameters);
    const names = relations?.slice(1).find(Boolean) ?? '';
    if (names.toLowerCase().split(/\s+/).includes('next')) return target;
  }
  return null;
}

function parseHttpDate(written: string | null): number | null {
  if (written === null || !HTTP_DATE.test(written)) return null;
  const moment = Date.parse(written);
  return Number.isNaN(moment) ? null : moment;
}

function parseUrl(written: string, base?: string): URL | null {
  try {
    return new URL(written, base);
  } catch {
    return null;
  }
}

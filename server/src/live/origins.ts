import type { IncomingHttpHeaders } from 'node:http';

/**
 * The rules by which pages may read answers hold for lines too, though no browser asks before it opens one: the page of another origin must be
 * allowed. Phones name the service itself as their origin, or none.
 */
export function isOriginAllowed({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

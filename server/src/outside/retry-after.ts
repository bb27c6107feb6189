/** How long somebody asks to be left alone, in milliseconds: their header says seconds, or a moment. */
export function readRetryAfter(header: string | null | undefined, now = new Date()): number | null {
  if (!header) return null;
  if (/^\d{1,5}$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}

/** More than this nobody can ask for. */
const LONGEST_MS = 24 * 3_600_000;

/** How long somebody asks to be left alone, in milliseconds: their header says seconds, or a moment. */
export function readRetryAfter(header: string | null | undefined, now = new Date()): number | null {
  if (!header) return null;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(asked) ? null : Math.min(Math.max(0, asked), LONGEST_MS);
}

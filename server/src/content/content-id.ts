import { createHash } from 'node:crypto';

/**
 * The same id at every import, on every machine: tests and bookmarks may rely on it. The words in front belong to every id
 * that devices hold already.
 */
export function contentId(kind: string, name: string): string {
  const hex = createHash('sha1').update(`sojourn sample ${kind} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

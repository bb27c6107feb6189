import { readCheckInLink } from '@/services/check-in-link';

/**
 * Where a link of the app's own scheme leads, when it is about checking in: to the screen, with the choice made and the tap still to
 * come, for anybody's page may hold such a link. Null for all other links.
 */
export function placeOfLink(url: string): string | null {
  const link = readCheckInLink(url);
  if (!link) return null;
  const request = link.requestId === null ? '' : `&request=${link.requestId}`;
  return `/check-in?status=${link.status}${request}`;
}

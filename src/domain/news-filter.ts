import type { Risk } from './risk-order';

/** What the traveller wants to see of the alerts; an empty list leaves that question open. */
export interface NewsFilter {
  unreadOnly: boolean;
  risks: readonly Risk[];
  categories: readonly string[];
  tripIds: readonly string[];
}

import type { NewsFilter } from '@/domain/news-filter';
import { toRisk } from '@/domain/risk-order';
import type { NewsItem } from '@/store/news';

export type { NewsFilter };

export const EVERYTHING: NewsFilter = { unreadOnly: false, risks: [], categories: [], tripIds: [] };

export function isFiltering(filter: NewsFilter): boolean {
  const { unreadOnly, risks, categories, tripIds } = filter;
  return unreadOnly || risks.length + categories.length + tripIds.length > 0;
}

export function filterNews(news: readonly NewsItem[], filter: NewsFilter): NewsItem[] {
  const { unreadOnly, risks, categories, tripIds } = filter;
  return news.filter(
    (item) =>
      (!unreadOnly || (!item.read && item.phase !== 'over')) &&
      admits(risks, toRisk(item)) &&
      admits(categories, item.category) &&
      (tripIds.length === 0 || item.tripIds.some((id) => tripIds.includes(id))),
  );
}

/** On where it was off, off where it was on. */
export function toggle<Choice>(chosen: readonly Choice[], choice: Choice): Choice[] {
  return chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
}

function admits<Choice>(chosen: readonly Choice[], value: Choice): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

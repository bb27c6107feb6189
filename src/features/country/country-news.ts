import type { Advisory } from '@/contract/advisory';
import { byUrgency } from '@/domain/risk-order';
import type { StoredAlert } from '@/store/alerts';
import type { NewsItem } from '@/store/news';

export type CountryStory = Pick<
  NewsItem,
  'kind' | 'id' | 'headline' | 'category' | 'risk' | 'worstArea' | 'issued' | 'read'
>;

/** What came for the country, and what came with trips and is about it; each once, the most serious first. */
export function collectCountryNews(
  countryId: string,
  alerts: readonly StoredAlert[],
  advisories: readonly Advisory[],
  ofTrips: readonly NewsItem[],
): CountryStory[] {
  const stories = new Map<string, CountryStory>();
  for (const item of ofTrips) if (item.countryIds.includes(countryId)) stories.set(item.id, item);
  for (const { alert, read } of alerts)
    stories.set(alert.id, {
      kind: 'alert',
      id: alert.id,
      headline: alert.headline,
      category: alert.category,
      risk: alert.risk_level,
      worstArea: null,
      issued: alert.created_at,
      read,
    });
  for (const { id, headline, created_at, country_divisions, country_regions } of advisories) {
    const statuses = [...country_divisions, ...country_regions].map(({ travel_status }) => travel_status);
    stories.set(id, {
      kind: 'advisory',
      id,
      headline,
      category: 'advisory',
      risk: null,
      worstArea: statuses.length === 0 ? null : Math.max(...statuses),
      issued: created_at,
      read: true,
    });
  }
  return [...stories.values()].sort(byUrgency);
}

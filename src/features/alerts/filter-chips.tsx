import type { Risk } from '@/domain/risk-order';
import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { statusWords } from '@/i18n/messages/statuses';
import type { Named } from '@/runtime/queries/download-queries';
import type { NewsItem } from '@/store/news';
import { Chip } from '@/ui/chip';
import { ChipLine, InLine } from '@/ui/chip-line';

import { EVERYTHING, isFiltering, type NewsFilter, toggle } from './news-filter';

interface FilterChipsProps {
  filter: NewsFilter;
  /** Only what would show something can be chosen, and what is chosen can be taken off. */
  news: readonly NewsItem[];
  trips: readonly Named[];
  onChange: (filter: NewsFilter) => void;
}

const RISKS: readonly Risk[] = ['high', 'medium', 'low'];

/** All filters, in place; a tap puts one on or takes it off. */
export function FilterChips({ filter, news, trips, onChange }: FilterChipsProps) {
  const words = useWords(alertsWords);
  const status = useWords(statusWords);
  const names: Record<string, string> = { ...status.category, advisory: words.advisories };
  const { unreadOnly, risks, categories, tripIds } = filter;
  const found = new Set(news.map(({ category }) => category));
  const kinds = Object.keys(names).filter((key) => found.has(key) || categories.includes(key));
  const chip = (label: string, selected: boolean, next: NewsFilter, key = label) => (
    <InLine key={key} isSelected={false}>
      <Chip label={label} selected={selected} onPress={() => onChange(next)} />
    </InLine>
  );
  return (
    <ChipLine role="group" aria-label={words.filter}>
      {chip(words.everything, !isFiltering(filter), EVERYTHING)}
      {chip(words.onlyUnread, unreadOnly, { ...filter, unreadOnly: !unreadOnly })}
      {RISKS.map((risk) =>
        chip(status.risk[risk], risks.includes(risk), { ...filter, risks: toggle(risks, risk) }),
      )}
      {kinds.map((key) =>
        chip(names[key] ?? key, categories.includes(key), {
          ...filter,
          categories: toggle(categories, key),
        }),
      )}
      {trips.length > 1 &&
        trips.map(({ id, name }) =>
          chip(name, tripIds.includes(id), { ...filter, tripIds: toggle(tripIds, id) }, id),
        )}
    </ChipLine>
  );
}

import { isRisk, toRisk } from '@/domain/risk-order';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { statusWords } from '@/i18n/messages/statuses';
import type { NewsItem } from '@/store/news';
import { StoryCard } from '@/ui/story-card';

interface NewsCardProps {
  item: NewsItem;
  today: string;
  countryNames: ReadonlyMap<string, string>;
  isOver: boolean;
  onOpen: (path: string) => void;
}

const MOST_PLACES = 3;

export function NewsCard({ item, today, countryNames, isOver, onOpen }: NewsCardProps) {
  const words = useWords(alertsWords);
  const { risk, category } = useWords(statusWords);
  const format = useFormat();
  const { headline, issued, areas, read } = item;
  const badge = item.risk === null ? words.advisory : isRisk(item.risk) ? risk[item.risk] : item.risk;
  const kind = Object.hasOwn(category, item.category)
    ? category[item.category as keyof typeof category]
    : item.category;
  const countries = item.countryIds.flatMap((id) => countryNames.get(id) ?? []);
  const places = [...new Set([...areas.slice(0, MOST_PLACES), ...countries])];
  return (
    <StoryCard
      tone={toRisk(item)}
      badge={badge}
      meta={[item.kind === 'alert' ? kind : '', format.day(issued, today)].filter(Boolean).join(' · ')}
      headline={headline}
      detail={places.join(', ')}
      unread={!read}
      dimmed={isOver}
      onPress={() => onOpen(`/${item.kind}/${item.id}`)}
    />
  );
}

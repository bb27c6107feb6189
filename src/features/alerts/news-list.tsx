import { useState } from 'react';

import { ALERT_PHASES } from '@/domain/alert-period';
import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { storyWords } from '@/i18n/messages/story';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { useStory } from '@/runtime/use-story';
import type { NewsItem } from '@/store/news';
import { Banner } from '@/ui/banner';
import { EmptyState } from '@/ui/empty-state';
import { FreshnessLine, needsNoWord } from '@/ui/freshness-line';
import { ListScreen } from '@/ui/list-screen';
import type { Refresh } from '@/ui/refresh';
import { Section } from '@/ui/section';
import { SegmentedControl } from '@/ui/segmented-control';
import { StoryCard } from '@/ui/story-card';

import { FilterChips } from './filter-chips';
import { EVERYTHING, filterNews } from './news-filter';
import { NewsMap } from './news-map';
import type { AlertsView } from './use-alerts-screen';
import { useNewsFilter } from './use-news-filter';

type Line = { kind: 'heading'; title: string; count: number } | { kind: 'item'; item: NewsItem };

interface NewsListProps {
  view: Extract<AlertsView, { kind: 'ready' }>;
  title: string;
  refresh: Refresh;
  onOpen: (path: string) => void;
}

export function NewsList({ view, title, refresh, onOpen }: NewsListProps) {
  const words = useWords(alertsWords);
  const { phases } = useWords(storyWords);
  const toStory = useStory();
  const [shape, setShape] = useState<'list' | 'map'>('list');
  const { filter, setFilter } = useNewsFilter(view.trips.map(({ id }) => id));
  const news = filterNews(view.news, filter);
  const lines = ALERT_PHASES.flatMap((phase): Line[] => {
    const items = news.filter((item) => item.phase === phase);
    const heading: Line = { kind: 'heading', title: phases[phase], count: items.length };
    return items.length === 0 ? [] : [heading, ...items.map((item): Line => ({ kind: 'item', item }))];
  });
  const checked = useWhenChecked(view.freshness);
  const isFresh = needsNoWord(checked);
  return (
    <ListScreen
      title={title}
      sticky={<FilterChips filter={filter} news={view.news} trips={view.trips} onChange={setFilter} />}
      refresh={refresh}
      items={shape === 'list' ? lines : []}
      keyOf={(line) => (line.kind === 'item' ? `${line.item.kind}/${line.item.id}` : `heading/${line.title}`)}
      typeOf={(line) => line.kind}
      renderItem={(line) =>
        line.kind === 'heading' ? (
          <Section
            kind="quiet"
            title={line.title}
            count={line.count}
            checked={isFresh && line === lines[0] ? checked : undefined}
          />
        ) : (
          <StoryCard {...toStory(line.item)} onPress={() => onOpen(`/${line.item.kind}/${line.item.id}`)} />
        )
      }
      above={
        <>
          <SegmentedControl
            label={words.view}
            options={[
              { key: 'list', label: words.list },
              { key: 'map', label: words.map },
            ]}
            selected={shape}
            onSelect={setShape}
          />
          {!isFresh && <FreshnessLine {...checked} />}
          {view.missing.length > 0 && (
            <Banner tone="medium" title={words.missing(view.missing.map(({ name }) => name).join(', '))} />
          )}
          {shape === 'map' && <NewsMap items={news.filter(isAhead)} onOpen={onOpen} />}
        </>
      }
      empty={
        shape === 'map' ? undefined : (
          <EmptyState
            icon="filter"
            title={words.noMatchTitle}
            detail={words.noMatchDetail}
            action={{ label: words.clear, onPress: () => setFilter(EVERYTHING) }}
          />
        )
      }
    />
  );
}

/** On a map, what is over would look like a danger. */
const isAhead = ({ phase }: NewsItem) => phase !== 'over';

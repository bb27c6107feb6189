import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { useToday } from '@/runtime/use-today';
import { useMapSetting } from '@/runtime/use-map-setting';
import type { NewsItem } from '@/store/news';
import { Banner } from '@/ui/banner';
import { EmptyState } from '@/ui/empty-state';
import { FreshnessLine } from '@/ui/freshness-line';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { ListScreen } from '@/ui/list-screen';
import type { Refresh } from '@/ui/refresh';
import { Section } from '@/ui/section';
import { SegmentedControl } from '@/ui/segmented-control';

import { FilterChips } from './filter-chips';
import { FilterSheet } from './filter-sheet';
import { NewsCard } from './news-card';
import { EVERYTHING, filterNews, isFiltering } from './news-filter';
import { NewsMap } from './news-map';
import type { AlertsView } from './use-alerts-screen';

type Line =
  { kind: 'heading'; title: string; count: number } | { kind: 'item'; item: NewsItem; isOver: boolean };

interface NewsListProps {
  view: Extract<AlertsView, { kind: 'ready' }>;
  title: string;
  refresh: Refresh;
  onOpen: (path: string) => void;
}

export function NewsList({ view, title, refresh, onOpen }: NewsListProps) {
  const words = useWords(alertsWords);
  const today = useToday();
  const { isOnline } = useMapSetting();
  const [shape, setShape] = useState<'list' | 'map'>('list');
  const [filter, setFilter] = useState(EVERYTHING);
  const [isChoosing, setIsChoosing] = useState(false);
  const now = filterNews(view.now, filter);
  const past = filterNews(view.past, filter);
  const part = (name: string, items: readonly NewsItem[], isOver: boolean): Line[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', title: name, count: items.length },
          ...items.map((item): Line => ({ kind: 'item', item, isOver })),
        ];
  const lines = [...part(words.now, now, false), ...part(words.past, past, true)];
  return (
    <>
      <ListScreen
        title={title}
        trailing={
          <IconButton kind="bare" label={words.filter} onPress={() => setIsChoosing(true)}>
            <Icon name="filter" color="primary" />
          </IconButton>
        }
        refresh={refresh}
        items={shape === 'list' ? lines : []}
        keyOf={(line) =>
          line.kind === 'item' ? `${line.item.kind}/${line.item.id}` : `heading/${line.title}`
        }
        typeOf={(line) => line.kind}
        renderItem={(line) =>
          line.kind === 'heading' ? (
            <Section kind="quiet" title={line.title} count={line.count} />
          ) : (
            <NewsCard
              item={line.item}
              today={today}
              countryNames={view.countryNames}
              isOver={line.isOver}
              onOpen={onOpen}
            />
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
            {isFiltering(filter) && <FilterChips filter={filter} trips={view.trips} onChange={setFilter} />}
            <FreshnessLine freshness={view.freshness} offline={!isOnline} />
            {view.missing.length > 0 && (
              <Banner tone="medium" title={words.missing(view.missing.map(({ name }) => name).join(', '))} />
            )}
            {shape === 'map' && <NewsMap items={now} onOpen={onOpen} />}
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
      <FilterSheet
        isOpen={isChoosing}
        filter={filter}
        trips={view.trips}
        count={now.length + past.length}
        onChange={setFilter}
        onClose={() => setIsChoosing(false)}
      />
    </>
  );
}

import { useFormat, useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useStory } from '@/runtime/use-story';
import { useCurrentMinute } from '@/runtime/use-today';
import { LoadFailed, NotDownloaded, NothingThere } from '@/ui/data-states';
import { FreshnessLine } from '@/ui/freshness-line';
import { Row } from '@/ui/row';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { StoryCard } from '@/ui/story-card';

import type { TodayNews } from './use-today-screen';

interface NewsSectionProps {
  news: TodayNews;
  onOpen: (path: string) => void;
}

/** What concerns the traveller, read or not, and how much is new since they looked before. */
export function NewsSection({ news: { urgent, freshness, since }, onOpen }: NewsSectionProps) {
  const words = useWords(todayWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const { isOnline } = useMapSetting();
  const toStory = useStory();
  const changed = useChangedWords(since?.changes ?? null);
  return (
    <>
      {since && (
        <Section title={words.newSince(format.moment(since.at, now))}>
          {changed.length > 0 ? (
            <Rows
              rows={changed.map(({ text, path, icon }) => ({
                key: path,
                icon,
                title: text,
                onPress: () => onOpen(path),
              }))}
            />
          ) : (
            <Row icon="check" title={words.nothingNew} last />
          )}
        </Section>
      )}
      <Section title={words.alerts}>
        {urgent.map((item) => (
          <StoryCard key={item.id} {...toStory(item)} onPress={() => onOpen(`/${item.kind}/${item.id}`)} />
        ))}
        {urgent.length > 0 ? (
          <FreshnessLine freshness={freshness} offline={!isOnline} now={now} />
        ) : (
          <WhyNone freshness={freshness} />
        )}
      </Section>
    </>
  );
}

function useChangedWords(changes: NonNullable<TodayNews['since']>['changes'] | null) {
  const words = useWords(todayWords);
  if (!changes) return [];
  return [
    { count: changes.alerts, text: words.changes.alerts(changes.alerts), path: '/alerts', icon: 'bell' },
    { count: changes.trips, text: words.changes.trips(changes.trips), path: '/trips', icon: 'briefcase' },
    {
      count: changes.messages,
      text: words.changes.messages(changes.messages),
      path: '/inbox',
      icon: 'message',
    },
  ].filter(({ count }) => count > 0) as {
    text: string;
    path: string;
    icon: 'bell' | 'briefcase' | 'message';
  }[];
}

function WhyNone({ freshness }: Pick<TodayNews, 'freshness'>) {
  const words = useWords(todayWords);
  switch (freshness.kind) {
    case 'never-downloaded':
      return <NotDownloaded />;
    case 'failed':
      return <LoadFailed why={freshness.why} />;
    case 'nothing-there':
    case 'up-to-date':
    case 'old':
      return <NothingThere title={words.noAlerts} checkedAt={freshness.checkedAt} />;
  }
}

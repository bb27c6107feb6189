import { useFormat, useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { useStory } from '@/runtime/use-story';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { LoadFailed, NotDownloaded, NothingThere } from '@/ui/data-states';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { SectionLink } from '@/ui/section-link';
import { StoryCard } from '@/ui/story-card';

import type { StatusHere } from './here-section';
import type { TodayNews } from './use-today-screen';

interface NewsSectionProps {
  news: TodayNews;
  status: StatusHere | null;
  onOpen: (path: string) => void;
}

/** What concerns the traveller, read or not, how safe it is where they are, and how much is new since they looked before. */
export function NewsSection({ news, status, onOpen }: NewsSectionProps) {
  const words = useWords(todayWords);
  const toStory = useStory();
  const { urgent, freshness } = news;
  // Where there is none, it is said with that.
  const checked = useWhenChecked(urgent.length > 0 ? freshness : undefined);
  return (
    <Section title={words.alerts} trailing={<ToAll news={news} onOpen={onOpen} />} checked={checked}>
      {status?.isHigh && status.card}
      {urgent.map((item) => (
        <StoryCard key={item.id} {...toStory(item)} onPress={() => onOpen(`/${item.kind}/${item.id}`)} />
      ))}
      {urgent.length === 0 && <WhyNone freshness={freshness} />}
      {!status?.isHigh && status?.card}
      <ChangedTrips news={news} onOpen={onOpen} />
    </Section>
  );
}

interface ToMoreProps {
  news: TodayNews;
  onOpen: (path: string) => void;
}

function ToAll({ news: { since, urgent }, onOpen }: ToMoreProps) {
  const words = useWords(todayWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const count = since?.changes.alerts ?? 0;
  if (count === 0 && urgent.length === 0) return null;
  return since && count > 0 ? (
    <SectionLink
      text={words.newAlerts(count)}
      label={words.newAlertsSince(count, format.moment(since.at, now))}
      onPress={() => onOpen('/alerts')}
    />
  ) : (
    <SectionLink text={words.allAlerts} label={words.allAlertsLabel} onPress={() => onOpen('/alerts')} />
  );
}

/** Messages have their number over the screen already. */
function ChangedTrips({ news: { since }, onOpen }: ToMoreProps) {
  const words = useWords(todayWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const count = since?.changes.trips ?? 0;
  if (!since || count === 0) return null;
  return (
    <Row
      icon="briefcase"
      title={words.tripsChanged(count, format.moment(since.at, now))}
      onPress={() => onOpen('/trips')}
      last
    />
  );
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

import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { useMapHeight } from '@/map/use-map-height';
import { Screen } from '@/ui/screen';

import { filterNews } from './news-filter';
import { NewsMap } from './news-map';
import { useAlertsScreen } from './use-alerts-screen';
import { useNewsFilter } from './use-news-filter';

/** Beside a list, while nothing of it is open: where all of it is. */
export function AlertsMapScreen({ onOpen }: { onOpen: (path: string) => void }) {
  const words = useWords(alertsWords);
  const height = useMapHeight();
  const view = useAlertsScreen();
  const { filter } = useNewsFilter(view.kind === 'ready' ? view.trips.map(({ id }) => id) : []);
  const news = view.kind === 'ready' ? filterNews(view.news, filter) : [];
  return (
    <Screen title={words.map}>
      <NewsMap items={news.filter(({ phase }) => phase !== 'over')} height={height} onOpen={onOpen} />
    </Screen>
  );
}

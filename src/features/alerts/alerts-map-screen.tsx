import { useWindowDimensions } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { Screen } from '@/ui/screen';

import { filterNews } from './news-filter';
import { MAP_IN_PAGE, NewsMap } from './news-map';
import { useAlertsScreen } from './use-alerts-screen';
import { useNewsFilter } from './use-news-filter';

/** The title, and a line under the map. */
const BESIDE_MAP = 150;

/** Beside a list, while nothing of it is open: where all of it is. */
export function AlertsMapScreen({ onOpen }: { onOpen: (path: string) => void }) {
  const words = useWords(alertsWords);
  const { height } = useWindowDimensions();
  const view = useAlertsScreen();
  const { filter } = useNewsFilter(view.kind === 'ready' ? view.trips.map(({ id }) => id) : []);
  const news = view.kind === 'ready' ? filterNews(view.news, filter) : [];
  return (
    <Screen title={words.map}>
      <NewsMap
        items={news.filter(({ phase }) => phase !== 'over')}
        height={Math.max(MAP_IN_PAGE, height - BESIDE_MAP)}
        onOpen={onOpen}
      />
    </Screen>
  );
}

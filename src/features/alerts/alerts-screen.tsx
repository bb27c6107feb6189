import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { shellWords } from '@/i18n/messages/shell';
import { useRefresh } from '@/runtime/use-refresh';
import { LoadFailed, NothingThere, NotDownloaded } from '@/ui/data-states';
import { EmptyState } from '@/ui/empty-state';
import { FreshnessLine } from '@/ui/freshness-line';
import { Screen } from '@/ui/screen';

import { NewsList } from './news-list';
import { useAlertsScreen } from './use-alerts-screen';

export function AlertsScreen({ onOpen }: { onOpen: (path: string) => void }) {
  const view = useAlertsScreen();
  const words = useWords(alertsWords);
  const { tabs } = useWords(shellWords);
  const refresh = useRefresh();
  if (view.kind === 'ready')
    return <NewsList view={view} title={tabs.alerts} refresh={refresh} onOpen={onOpen} />;
  return (
    <Screen title={tabs.alerts} refresh={refresh}>
      {view.kind === 'never-downloaded' && (
        <NotDownloaded title={words.neverTitle} onDownload={refresh.onRefresh} />
      )}
      {view.kind === 'never-came' && (
        <LoadFailed title={words.neverTitle} why={view.why} onRetry={refresh.onRefresh} />
      )}
      {view.kind === 'no-trips' && (
        <EmptyState icon="briefcase" title={words.noTripsTitle} detail={words.noTripsDetail} />
      )}
      {view.kind === 'none' && <NothingThere title={words.noneTitle} checkedAt={view.checkedAt} />}
      {(view.kind === 'none' || view.kind === 'no-trips') && view.freshness.kind !== 'nothing-there' && (
        <FreshnessLine freshness={view.freshness} />
      )}
    </Screen>
  );
}

import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { exploreWords } from '@/i18n/messages/explore';
import { shellWords } from '@/i18n/messages/shell';
import { useRefresh } from '@/runtime/use-refresh';
import { LoadFailed, NotDownloaded } from '@/ui/data-states';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';

import { CountryList } from './country-list';
import { StatusMap } from './status-map';
import { useExploreScreen } from './use-explore-screen';

export function ExploreScreen({ onOpen }: { onOpen: (path: string) => void }) {
  const view = useExploreScreen();
  const words = useWords(exploreWords);
  const { tabs } = useWords(shellWords);
  const refresh = useRefresh();
  const [isMap, setIsMap] = useState(false);
  const header = {
    title: tabs.explore,
    trailing: (
      <>
        {view.kind === 'ready' && (
          <IconButton kind="bare" label={isMap ? words.list : words.map} onPress={() => setIsMap(!isMap)}>
            <Icon name={isMap ? 'list' : 'globe'} color="primary" />
          </IconButton>
        )}
        <IconButton kind="bare" label={words.searchAll} onPress={() => onOpen('/search')}>
          <Icon name="search" color="primary" />
        </IconButton>
      </>
    ),
    refresh,
  };
  if (view.kind === 'ready' && isMap)
    return (
      <Screen {...header}>
        <StatusMap view={view} onOpen={onOpen} />
      </Screen>
    );
  if (view.kind === 'ready') return <CountryList view={view} header={header} onOpen={onOpen} />;
  return (
    <Screen {...header}>
      {view.kind === 'never-downloaded' && (
        <NotDownloaded title={words.neverTitle} onDownload={refresh.onRefresh} />
      )}
      {view.kind === 'never-came' && (
        <LoadFailed title={words.neverTitle} why={view.why} onRetry={refresh.onRefresh} />
      )}
    </Screen>
  );
}

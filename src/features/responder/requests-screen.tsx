import type { ReactNode } from 'react';

import type { Freshness } from '@/domain/freshness';
import { useWords } from '@/i18n/locale-provider';
import { bareCallWords } from '@/i18n/messages/bare-call';
import { responderWords } from '@/i18n/messages/responder';
import { useRefresh } from '@/runtime/use-refresh';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { Banner } from '@/ui/banner';
import { ChipTabs } from '@/ui/chip-tabs';
import { LoadFailed, NotDownloaded } from '@/ui/data-states';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { ListScreen } from '@/ui/list-screen';
import { Screen } from '@/ui/screen';

import { AllowNotifications } from './allow-notifications';
import { useChosenStage } from './chosen-stage';
import { RequestCard } from './request-card';
import { type Chosen, useRequestsScreen } from './use-requests-screen';

const CHIPS: readonly Chosen[] = ['unclaimed', 'mine', 'others', 'over'];

interface RequestsScreenProps {
  onOpen: (path: string) => void;
}

/** The first screen of whoever answers: who asks for help, and how each stands. */
export function RequestsScreen({ onOpen }: RequestsScreenProps) {
  const words = useWords(responderWords);
  const view = useRequestsScreen();
  const settings = (
    <IconButton kind="bare" label={words.settings} onPress={() => onOpen('/settings')}>
      <Icon name="settings" color="primary" />
    </IconButton>
  );
  if (view.kind === 'ready') return <Requests view={view} settings={settings} onOpen={onOpen} />;
  return (
    <Screen title={words.title} trailing={settings}>
      {null}
    </Screen>
  );
}

interface RequestsProps extends RequestsScreenProps {
  view: Extract<ReturnType<typeof useRequestsScreen>, { kind: 'ready' }>;
  settings: ReactNode;
}

function Requests({ view: { by, freshness }, settings, onOpen }: RequestsProps) {
  const words = useWords(responderWords);
  const { callsWait, callsWaitDetail } = useWords(bareCallWords);
  const refresh = useRefresh();
  const checked = useWhenChecked(freshness);
  const [chosen, setChosen] = useChosenStage(chooseFirst(by));
  // Whoever reads another list is not to miss it.
  const calls = by.unclaimed.filter(({ isBareCall }) => isBareCall).length;
  const tabs = CHIPS.map((key) => ({ key, label: words.stages[key], count: by[key].length }));
  return (
    <ListScreen
      title={words.title}
      trailing={settings}
      sticky={<ChipTabs label={words.which} tabs={tabs} selected={chosen} onSelect={setChosen} />}
      above={
        <>
          {chosen !== 'unclaimed' && calls > 0 && (
            <Banner
              tone="high"
              title={callsWait(calls)}
              detail={callsWaitDetail}
              onPress={() => setChosen('unclaimed')}
              isUrgent
            />
          )}
          <AllowNotifications />
        </>
      }
      items={by[chosen]}
      keyOf={({ id }) => id}
      checked={checked}
      refresh={refresh}
      empty={<NoRequests chosen={chosen} freshness={freshness} onRefresh={refresh.onRefresh} />}
      renderItem={(request) => (
        <RequestCard request={request} onPress={() => onOpen(`/request/${request.id}`)} />
      )}
    />
  );
}

/** Who waits for anybody comes before who waits for this one; null where nobody does. */
function chooseFirst({ unclaimed, mine }: Record<Chosen, readonly unknown[]>): Chosen | null {
  if (unclaimed.length > 0) return 'unclaimed';
  return mine.length > 0 ? 'mine' : null;
}

interface NoRequestsProps {
  chosen: Chosen;
  freshness: Freshness;
  onRefresh: () => void;
}

function NoRequests({ chosen, freshness, onRefresh }: NoRequestsProps) {
  const words = useWords(responderWords);
  if (freshness.kind === 'never-downloaded')
    return <NotDownloaded title={words.neverTitle} detail={words.neverDetail} onDownload={onRefresh} />;
  if (freshness.kind === 'failed' && freshness.checkedAt === null)
    return <LoadFailed why={freshness.why} onRetry={onRefresh} />;
  return <EmptyState icon="help" title={words.none[chosen]} detail={words.noneDetail} />;
}

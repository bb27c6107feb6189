import { useEffect, useState } from 'react';

import type { WrittenAlertFilter } from '@/contract/alert-filter';
import { useWords } from '@/i18n/locale-provider';
import { alertFilterWords } from '@/i18n/messages/alert-filters';
import { commonWords } from '@/i18n/messages/common';
import { leavesOutGrave, leavesOutHigh, withGrave } from '@/runtime/alert-filter-draft';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import type { LeaveGuard } from '@/runtime/use-leave-guard';
import { useReasonWords } from '@/runtime/use-reason-words';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { LeaveSheet } from '@/ui/leave-sheet';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { SwitchRow } from '@/ui/switch-row';
import { Text } from '@/ui/text';

import { GraveSheet } from './grave-sheet';
import { KindChips } from './kind-chips';
import { LeftOutList } from './left-out-list';
import { useAlertFiltersScreen, type AlertFiltersView } from './use-alert-filters-screen';

interface AlertFiltersScreenProps {
  guard: LeaveGuard;
  onOpen: (path: string) => void;
  onBack: () => void;
}

/** What the traveller does not want to hear of, with what that would have meant lately. */
export function AlertFiltersScreen(navigation: AlertFiltersScreenProps) {
  const words = useWords(alertFilterWords);
  const view = useAlertFiltersScreen();
  if (view.kind === 'ready') return <Filters view={view} {...navigation} />;
  return (
    <Screen title={words.title} onBack={navigation.onBack}>
      {view.kind === 'not-here' && (
        <EmptyState icon="bell" title={words.notHere} detail={words.notHereDetail} />
      )}
    </Screen>
  );
}

interface FiltersProps extends AlertFiltersScreenProps {
  view: Extract<AlertFiltersView, { kind: 'ready' }>;
}

function Filters({ view, guard, onOpen, onBack }: FiltersProps) {
  const words = useWords(alertFilterWords);
  const { save: saveLabel } = useWords(commonWords);
  const { changeAlertFilters } = useMutations();
  const attempt = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const { draft, setDraft, isChanged } = view;
  const { setUnsaved } = guard;
  useEffect(() => setUnsaved(isChanged), [isChanged, setUnsaved]);
  const leave = () => {
    guard.release();
    onBack();
  };
  const save = (filters: WrittenAlertFilter[]) => {
    setIsAsking(false);
    if (isChanged) attempt(changeAlertFilters(filters).then(leave));
    else leave();
  };
  return (
    <Screen
      title={words.title}
      onBack={onBack}
      foot={<Button label={saveLabel} onPress={() => (view.isGraver ? setIsAsking(true) : save(draft))} />}
    >
      <Standing view={view} onOpen={onOpen} />
      <Text>{words.why}</Text>
      <Text color="quietInk">{words.safe}</Text>
      <LeftOutList recent={view.recent} leftOut={view.leftOut} onOpen={onOpen} />
      <Section title={words.leaveOut}>
        <KindChips draft={draft} onChange={setDraft} />
      </Section>
      {leavesOutHigh(draft) && (
        <Card isGroup>
          <SwitchRow
            title={words.grave}
            detail={words.graveDetail}
            value={leavesOutGrave(draft)}
            onChange={(value) => setDraft(withGrave(draft, value))}
          />
        </Card>
      )}
      <GraveSheet
        visible={isAsking}
        onKeep={() => save(withGrave(draft, false))}
        onHide={() => save(draft)}
        onClose={() => setIsAsking(false)}
      />
      <LeaveSheet guard={guard} />
    </Screen>
  );
}

/** How it stands with what was saved before. */
function Standing({ view, onOpen }: Pick<FiltersProps, 'view' | 'onOpen'>) {
  const words = useWords(alertFilterWords);
  const { toTitle, toDetail } = useReasonWords();
  if (view.refusal !== null)
    return (
      <Banner
        tone="high"
        title={toTitle(view.refusal, words.refused)}
        detail={toDetail(view.refusal)}
        onPress={() => onOpen('/offline-data')}
      />
    );
  return view.isUnsent ? <Banner tone="low" title={words.unsent} detail={words.unsentDetail} /> : null;
}

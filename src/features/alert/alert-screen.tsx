import { useEffect } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useSingleRecord } from '@/runtime/use-single-record';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { AlertDetails } from './alert-details';
import { useAlertScreen } from './use-alert-screen';

export function AlertScreen({ alertId, onOpen, onBack }: { alertId: string } & ScreenNavigation) {
  const view = useAlertScreen(alertId);
  const words = useWords(alertWords);
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  const { refresh, whyMissing } = useSingleRecord('alert', alertId, view);
  useMarkRead(view.kind === 'ready' && !view.isRead ? alertId : null);
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.alert}
        lead={words.missingTitle}
        detail={words.whyMissing[whyMissing]}
        isLooking={whyMissing === 'looking'}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen title={words.alert} onBack={onBack} refresh={refresh} checked={checked}>
      {view.kind === 'ready' && <AlertDetails view={view} onOpen={onOpen} />}
    </Screen>
  );
}

/** Whoever has it before their eyes has read it. */
function useMarkRead(unreadId: string | null): void {
  const { readAlert } = useMutations();
  const attempt = useAttempt();
  useEffect(() => {
    if (unreadId !== null) attempt(readAlert(unreadId));
  }, [unreadId, readAlert, attempt]);
}

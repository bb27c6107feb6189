import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { helpWords } from '@/i18n/messages/help';
import { useStoreState, useSync, useSyncStatus } from '@/runtime/runtime-provider';
import { ReadFailedError } from '@/runtime/use-read';
import { Failed } from '@/ui/failed';
import { FailureBoundary } from '@/ui/failure-boundary';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';

import { CountryChip } from './country-chip';
import { EmergencySection } from './emergency-section';
import { HospitalsSection } from './hospitals-section';
import { useHelpScreen } from './use-help-screen';

interface HelpScreenProps {
  /** The buttons to check in. */
  checkIn: ReactNode;
  onOpen: (path: string) => void;
}

/** The most urgent things: say so, call, go. */
export function HelpScreen({ checkIn, onOpen }: HelpScreenProps) {
  const words = useWords(helpWords);
  const { history, historyDetail } = useWords(checkInWords);
  const view = useHelpScreen();
  const { state } = useStoreState();
  const { refresh } = useSync();
  const { activity } = useSyncStatus();
  const country = view.kind === 'ready' ? view.country : null;
  return (
    <Screen
      title={words.title}
      trailing={view.kind === 'ready' && <CountryChip country={country} chosen={view.chosen} />}
      refresh={{ active: activity === 'downloading', onRefresh: () => void refresh() }}
    >
      {checkIn}
      {view.kind === 'ready' && (
        <>
          <EmergencySection country={country} freshness={view.freshness} />
          {/* Without the hospitals, the numbers are still worth all. */}
          <FailureBoundary
            resetKey={state}
            fallback={({ reason, tryAgain }) => (
              <Failed isUnread={reason instanceof ReadFailedError} tryAgain={tryAgain} />
            )}
          >
            <HospitalsSection isHere={view.isHere} country={country} onOpen={onOpen} />
          </FailureBoundary>
        </>
      )}
      <Row icon="clock" title={history} detail={historyDetail} onPress={() => onOpen('/check-ins')} last />
    </Screen>
  );
}

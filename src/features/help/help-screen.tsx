import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { checkInHistoryWords } from '@/i18n/messages/check-in-history';
import { helpWords } from '@/i18n/messages/help';
import { issueWords } from '@/i18n/messages/issue';
import { useStoreState } from '@/runtime/runtime-provider';
import { ReadFailedError } from '@/runtime/use-read';
import { useCountryRefresh, useRefresh } from '@/runtime/use-refresh';
import { Failed } from '@/ui/failed';
import { FailureBoundary } from '@/ui/failure-boundary';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';

import { CountryChip } from './country-chip';
import { EmergencySection } from './emergency-section';
import { HospitalsSection } from './hospitals-section';
import { useHelpScreen } from './use-help-screen';

interface HelpScreenProps {
  /** The buttons to check in; nothing that a sync brings moves them. */
  checkIn: ReactNode;
  /** The company's own line, above everything else to call. */
  companyLine?: ReactNode;
  onOpen: (path: string) => void;
}

/** The most urgent things: say so, call, go. */
export function HelpScreen({ checkIn, companyLine, onOpen }: HelpScreenProps) {
  const words = useWords(helpWords);
  const history = useWords(checkInHistoryWords);
  const requests = useWords(issueWords);
  const view = useHelpScreen();
  const { state } = useStoreState();
  const country = view.kind === 'ready' ? view.country : null;
  const refresh = useRefresh();
  const hospitals = useCountryRefresh(country?.id ?? null);
  // Of two that are held back, first the one that matters most here.
  const { isHeldBack, onDownloadAnyway } = hospitals.isHeldBack ? hospitals : refresh;
  return (
    <Screen
      title={words.title}
      trailing={view.kind === 'ready' && <CountryChip country={country} chosen={view.chosen} />}
      refresh={{ ...refresh, isHeldBack, onDownloadAnyway }}
      foot={checkIn}
    >
      {companyLine}
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
            <HospitalsSection
              isHere={view.isHere}
              country={country}
              onDownload={hospitals.onRefresh}
              onOpen={onOpen}
            />
          </FailureBoundary>
        </>
      )}
      <Row icon="help" title={requests.title} detail={requests.detail} onPress={() => onOpen('/requests')} />
      <Row
        icon="clock"
        title={history.title}
        detail={history.detail}
        onPress={() => onOpen('/check-ins')}
        last
      />
    </Screen>
  );
}

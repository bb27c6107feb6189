import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { helpWords } from '@/i18n/messages/help';
import { useSync, useSyncStatus } from '@/runtime/runtime-provider';
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
          <HospitalsSection view={view.hospitals} country={country} onOpen={onOpen} />
        </>
      )}
      <Row icon="clock" title={history} detail={historyDetail} onPress={() => onOpen('/check-ins')} last />
    </Screen>
  );
}

import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';

import { AllCountriesSwitch } from './all-countries-switch';
import { HelpWaits } from './help-waits';
import { NeedsYouSection } from './needs-you-section';
import { UpdateCard } from './update-card';
import { useOfflineDataScreen } from './use-offline-data-screen';
import { WaitingSection } from './waiting-section';

interface OfflineDataScreenProps {
  signOut: ReactNode;
  onCorrect: (path: string) => void;
  onBack: () => void;
}

/** What is on this device, what waits to leave it, and what the service did not take. */
export function OfflineDataScreen({ signOut, onCorrect, onBack }: OfflineDataScreenProps) {
  const words = useWords(offlineDataWords);
  const view = useOfflineDataScreen();
  return (
    <Screen title={words.title} onBack={onBack}>
      {view.kind === 'ready' && (
        <>
          <HelpWaits help={view.unsent.help} tripNames={view.tripNames} />
          <UpdateCard storage={view.storage} trips={view.keptTrips} />
          <WaitingSection unsent={view.unsent} tripNames={view.tripNames} />
          <NeedsYouSection parked={view.unsent.parked} tripNames={view.tripNames} onCorrect={onCorrect} />
          <Section title={words.keep}>
            <AllCountriesSwitch />
          </Section>
          {signOut}
        </>
      )}
    </Screen>
  );
}

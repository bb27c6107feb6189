import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { settingsWords } from '@/i18n/messages/settings';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';

import { AccountSection } from './account-section';
import { OwnTravels } from './answer-others';
import { AppearanceSettings } from './appearance-settings';
import { BrowserMessages } from './browser-messages';
import { DataSection } from './data-section';
import { useSettingsScreen } from './use-settings-screen';

interface ResponderSettingsScreenProps {
  /** The switch that keeps all countries on this device. */
  allCountries: ReactNode;
  onOpen: (path: string) => void;
  onBack: () => void;
}

/** Of whoever answers others: without what concerns travels of their own. */
export function ResponderSettingsScreen({ allCountries, onOpen, onBack }: ResponderSettingsScreenProps) {
  const words = useWords(settingsWords);
  const { inbox } = useWords(responderWords);
  const view = useSettingsScreen();
  if (view.kind === 'opening')
    return (
      <Screen title={words.title} onBack={onBack}>
        {null}
      </Screen>
    );
  const { preferences, profile, needsKey } = view;
  return (
    <Screen title={words.title} onBack={onBack}>
      <Section title={words.notifications}>
        <Card isGroup>
          <BrowserMessages serviceKey={profile?.web_push_key} />
          <Row icon="message" title={inbox} onPress={() => onOpen('/inbox')} last />
        </Card>
      </Section>
      <AppearanceSettings preferences={preferences} />
      <DataSection preferences={preferences} onOpen={onOpen}>
        {allCountries}
      </DataSection>
      <AccountSection profile={profile} needsKey={needsKey} onOpen={onOpen}>
        <OwnTravels />
      </AccountSection>
    </Screen>
  );
}

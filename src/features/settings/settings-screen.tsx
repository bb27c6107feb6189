import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { aboutMeWords } from '@/i18n/messages/about-me';
import { settingsWords } from '@/i18n/messages/settings';
import { answersOthers } from '@/runtime/rooms';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';

import { AccountSection } from './account-section';
import { AnswerOthers } from './answer-others';
import { AppearanceSettings } from './appearance-settings';
import { DataSection } from './data-section';
import { TravellerSettings } from './traveller-settings';
import { useSettingsScreen } from './use-settings-screen';

interface SettingsScreenProps {
  /** The switch that keeps all countries on this device. */
  allCountries: ReactNode;
  onOpen: (path: string) => void;
  onBack: () => void;
}

export function SettingsScreen({ allCountries, onOpen, onBack }: SettingsScreenProps) {
  const words = useWords(settingsWords);
  const aboutMe = useWords(aboutMeWords);
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
      <TravellerSettings profile={profile} onOpen={onOpen} />
      <AppearanceSettings preferences={preferences} />
      <DataSection preferences={preferences} onOpen={onOpen}>
        {allCountries}
        <Row
          icon="passport"
          title={aboutMe.title}
          detail={aboutMe.settingsDetail}
          onPress={() => onOpen('/about-me')}
        />
      </DataSection>
      <AccountSection profile={profile} needsKey={needsKey} onOpen={onOpen}>
        {answersOthers(profile) && <AnswerOthers />}
      </AccountSection>
    </Screen>
  );
}

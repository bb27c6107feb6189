import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { aboutMeWords } from '@/i18n/messages/about-me';
import { settingsWords } from '@/i18n/messages/settings';
import { answersOthers } from '@/runtime/rooms';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { SwitchRow } from '@/ui/switch-row';

import { AccountSection } from './account-section';
import { AnswerOthers } from './answer-others';
import { AppearanceSettings } from './appearance-settings';
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
  const mutations = useMutations();
  const attempt = useAttempt();
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
      <Section title={words.data}>
        <Card isGroup>
          <SwitchRow
            title={words.wifiOnly}
            detail={words.wifiOnlyDetail}
            value={preferences.wifiOnly}
            onChange={(value) => attempt(mutations.savePreference('wifiOnly', value))}
          />
          {allCountries}
          <Row
            icon="passport"
            title={aboutMe.title}
            detail={aboutMe.settingsDetail}
            onPress={() => onOpen('/about-me')}
          />
          <Row
            icon="download"
            title={words.offlineData}
            detail={words.offlineDataDetail}
            onPress={() => onOpen('/offline-data')}
            last
          />
        </Card>
      </Section>
      <AccountSection profile={profile} needsKey={needsKey} onOpen={onOpen}>
        {answersOthers(profile) && <AnswerOthers />}
      </AccountSection>
    </Screen>
  );
}

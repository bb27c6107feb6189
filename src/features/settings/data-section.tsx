import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import type { Preferences } from '@/store/preferences';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { SwitchRow } from '@/ui/switch-row';

interface DataSectionProps {
  preferences: Pick<Preferences, 'wifiOnly'>;
  onOpen: (path: string) => void;
  /** What else is kept here. */
  children: ReactNode;
}

/** What is kept on this device, and by which networks it comes. */
export function DataSection({ preferences, onOpen, children }: DataSectionProps) {
  const words = useWords(settingsWords);
  const { savePreference } = useMutations();
  const attempt = useAttempt();
  return (
    <Section title={words.data}>
      <Card isGroup>
        <SwitchRow
          title={words.wifiOnly}
          detail={words.wifiOnlyDetail}
          value={preferences.wifiOnly}
          onChange={(value) => attempt(savePreference('wifiOnly', value))}
        />
        {children}
        <Row
          icon="download"
          title={words.offlineData}
          detail={words.offlineDataDetail}
          onPress={() => onOpen('/offline-data')}
          last
        />
      </Card>
    </Section>
  );
}

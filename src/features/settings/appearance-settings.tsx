import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useI18n, useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import type { Preferences } from '@/store/preferences';
import { Card } from '@/ui/card';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { SegmentedControl } from '@/ui/segmented-control';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

/** No language is called so. */
const AS_DEVICE = 'system';

/** Language, units and colours: what is chosen shows at once. */
export function AppearanceSettings({ preferences }: { preferences: Preferences }) {
  const words = useWords(settingsWords);
  const { locale } = useI18n();
  const mutations = useMutations();
  const attempt = useAttempt();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Section title={words.look}>
      <Card>
        <Row
          act
          icon="globe"
          title={words.language}
          detail={
            preferences.language === null
              ? words.asDeviceNow(LANGUAGE_NAMES[locale.language])
              : LANGUAGE_NAMES[locale.language]
          }
          onPress={() => setIsChoosing(true)}
        />
        <Choice
          title={words.units}
          options={[
            { key: AS_DEVICE, label: words.asDevice },
            { key: 'metric', label: words.metric },
            { key: 'imperial', label: words.imperial },
          ]}
          selected={preferences.units ?? AS_DEVICE}
          onSelect={(units) => attempt(mutations.savePreference('units', units === AS_DEVICE ? null : units))}
        />
        <Choice
          title={words.scheme}
          options={[
            { key: 'system', label: words.asDevice },
            { key: 'light', label: words.light },
            { key: 'dark', label: words.dark },
          ]}
          selected={preferences.scheme}
          onSelect={(scheme) => attempt(mutations.savePreference('scheme', scheme))}
        />
        <Choice
          title={words.contrast}
          options={[
            { key: 'system', label: words.asDevice },
            { key: 'normal', label: words.normal },
            { key: 'high', label: words.high },
          ]}
          selected={preferences.contrast}
          onSelect={(contrast) => attempt(mutations.savePreference('contrast', contrast))}
        />
      </Card>
      <ChoiceSheet
        visible={isChoosing}
        title={words.language}
        choices={[
          { key: AS_DEVICE, label: words.asDevice },
          ...LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] })),
        ]}
        selected={preferences.language ?? AS_DEVICE}
        onSelect={(key) => attempt(mutations.savePreference('language', key === AS_DEVICE ? null : key))}
        onClose={() => setIsChoosing(false)}
      />
    </Section>
  );
}

interface ChoiceProps<Key extends string> {
  title: string;
  options: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
}

function Choice<Key extends string>({ title, ...control }: ChoiceProps<Key>) {
  return (
    <View style={styles.choice}>
      <Text variant="action">{title}</Text>
      <SegmentedControl label={title} {...control} />
    </View>
  );
}

const styles = StyleSheet.create({ choice: { gap: spacing.s } });

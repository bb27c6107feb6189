import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useI18n, useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import type { Preferences } from '@/store/preferences';
import { Card } from '@/ui/card';
import { ChoiceRow } from '@/ui/choice-row';
import { Section } from '@/ui/section';

/** No language is called so. */
const AS_DEVICE = 'system';

/** Language, units and colours: what is chosen shows at once. */
export function AppearanceSettings({ preferences }: { preferences: Preferences }) {
  const words = useWords(settingsWords);
  const { locale } = useI18n();
  const mutations = useMutations();
  const attempt = useAttempt();
  return (
    <Section title={words.look}>
      <Card isGroup>
        <ChoiceRow
          title={words.language}
          options={[
            {
              key: AS_DEVICE,
              label: words.asDevice,
              shown: words.asDeviceNow(LANGUAGE_NAMES[locale.language]),
            },
            ...LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] })),
          ]}
          selected={preferences.language ?? AS_DEVICE}
          onSelect={(key) => attempt(mutations.savePreference('language', key === AS_DEVICE ? null : key))}
        />
        <ChoiceRow
          title={words.units}
          options={[
            { key: AS_DEVICE, label: words.asDevice },
            { key: 'metric', label: words.metric },
            { key: 'imperial', label: words.imperial },
          ]}
          selected={preferences.units ?? AS_DEVICE}
          onSelect={(units) => attempt(mutations.savePreference('units', units === AS_DEVICE ? null : units))}
        />
        <ChoiceRow
          title={words.scheme}
          options={[
            { key: 'system', label: words.asDevice },
            { key: 'light', label: words.light },
            { key: 'dark', label: words.dark },
          ]}
          selected={preferences.scheme}
          onSelect={(scheme) => attempt(mutations.savePreference('scheme', scheme))}
        />
        <ChoiceRow
          title={words.contrast}
          options={[
            { key: 'system', label: words.asDevice },
            { key: 'normal', label: words.normal },
            { key: 'high', label: words.high },
          ]}
          selected={preferences.contrast}
          onSelect={(contrast) => attempt(mutations.savePreference('contrast', contrast))}
          last
        />
      </Card>
    </Section>
  );
}

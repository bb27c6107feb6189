import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { findCountryChoices } from '@/domain/group-countries';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useCountryChoices } from '@/runtime/use-country-choices';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { Flag } from '@/ui/flag';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { radius, spacing, touchTarget, weight } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

/** No country has this code. */
const WHERE_I_AM = '';

interface CountryChipProps {
  /** The country that help is shown for; null while there is none. */
  country: { code: string; name: string; flagUrl: string | null } | null;
  /** What the traveller chose; null where it goes by their place. */
  chosen: string | null;
}

/** Which country help is shown for; what is chosen stays until something else is. */
export function CountryChip({ country, chosen }: CountryChipProps) {
  const theme = useTheme();
  const words = useWords(helpWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const countries = useCountryChoices();
  const [isOpen, setIsOpen] = useState(false);
  const choices = [
    { key: WHERE_I_AM, label: words.whereIAm, leading: <Icon name="map-pin" color="primary" /> },
    ...countries.map(({ code, name, flagUrl }) => ({
      key: code,
      label: name,
      leading: <Flag code={code} url={flagUrl} />,
    })),
  ];
  return (
    <>
      <Pressable
        role="button"
        aria-label={country ? words.helpFor(country.name) : words.chooseCountry}
        onPress={() => setIsOpen(true)}
        style={({ pressed }) => [
          styles.chip,
          { backgroundColor: theme.card, borderColor: theme.line },
          pressed && styles.pressed,
        ]}
      >
        {country && <Flag code={country.code} url={country.flagUrl} width={24} />}
        <Text variant="quiet" style={styles.name}>
          {country?.name ?? words.chooseCountry}
        </Text>
        <Icon name="chevron-down" size={16} />
      </Pressable>
      <ChoiceSheet
        visible={isOpen}
        title={words.chooseCountry}
        choices={choices}
        selected={chosen ?? WHERE_I_AM}
        find={findCountryChoices}
        onSelect={(code) =>
          attempt(mutations.savePreference('helpCountry', code === WHERE_I_AM ? null : code))
        }
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    flexShrink: 1,
    gap: spacing.s,
    minHeight: touchTarget,
    paddingHorizontal: spacing.m,
    borderWidth: 1,
    borderRadius: radius.pill,
  },
  name: { flexShrink: 1, fontWeight: weight.naming },
  pressed: { opacity: 0.7 },
});

import { StyleSheet, View } from 'react-native';

import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { statusWords } from '@/i18n/messages/statuses';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { spacing } from '@/ui/theme';

import type { CountryPartProps } from './country-props';

/** How safe the country is. */
export function CountryStatus({ view: { short } }: Pick<CountryPartProps, 'view'>) {
  const words = useWords(countryWords);
  const { travelAdvice } = useWords(statusWords);
  const status = toTravelStatusName(short.travel_status);
  return (
    <View style={styles.line}>
      <Flag code={short.country_code} url={toFlagUrl(short.flag)} />
      <Badge
        tone={toneOfStatus(status)}
        label={status === null ? words.unknownStatus : travelAdvice[status]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.m },
});

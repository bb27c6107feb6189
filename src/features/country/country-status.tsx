import { StyleSheet, View } from 'react-native';

import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { statusWords } from '@/i18n/messages/statuses';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useIsOnline } from '@/runtime/use-is-online';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { FreshnessLine } from '@/ui/freshness-line';
import { spacing } from '@/ui/theme';

import type { CountryPartProps } from './country-props';

/** How safe the country is, and how fresh what is told of it. */
export function CountryStatus({ view: { short, freshness } }: Pick<CountryPartProps, 'view'>) {
  const words = useWords(countryWords);
  const { travelAdvice } = useWords(statusWords);
  const isOnline = useIsOnline();
  const status = toTravelStatusName(short.travel_status);
  return (
    <View style={styles.status}>
      <View style={styles.line}>
        <Flag code={short.country_code} url={toFlagUrl(short.flag)} />
        <Badge
          tone={toneOfStatus(status)}
          label={status === null ? words.unknownStatus : travelAdvice[status]}
        />
      </View>
      <FreshnessLine freshness={freshness} offline={!isOnline} />
    </View>
  );
}

const styles = StyleSheet.create({
  status: { gap: spacing.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.m },
});

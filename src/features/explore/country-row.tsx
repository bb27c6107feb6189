import { StyleSheet, View } from 'react-native';

import type { ShortCountry } from '@/contract/country';
import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { useWords } from '@/i18n/locale-provider';
import { exploreWords } from '@/i18n/messages/explore';
import { statusWords } from '@/i18n/messages/statuses';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { Row } from '@/ui/row';
import { spacing } from '@/ui/theme';

export function CountryRow({ country, onPress }: { country: ShortCountry; onPress: () => void }) {
  const words = useWords(exploreWords);
  const { travel } = useWords(statusWords);
  const status = toTravelStatusName(country.travel_status);
  return (
    <View style={styles.row}>
      <Row
        dense
        leading={<Flag code={country.country_code} url={toFlagUrl(country.flag)} />}
        title={country.name}
        trailing={
          <View>
            <Badge
              tone={toneOfStatus(status)}
              label={status === null ? words.unknownStatus : travel[status]}
            />
          </View>
        }
        onPress={onPress}
      />
    </View>
  );
}

// Beside the letters.
const styles = StyleSheet.create({ row: { marginEnd: spacing.m } });

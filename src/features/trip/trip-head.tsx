import { StyleSheet, View } from 'react-native';

import { highestStatus } from '@/domain/highest-status';
import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { toTripTypeName } from '@/domain/trip-type';
import { statusWords } from '@/i18n/messages/statuses';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useToday } from '@/runtime/use-today';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { TripDetails } from './use-trip-screen';

export function TripHead({ details: { trip, countries } }: { details: TripDetails }) {
  const statuses = useWords(statusWords);
  const format = useFormat();
  const today = useToday();
  const type = toTripTypeName(trip.trip_type);
  const facts = [
    format.days(trip.start, trip.finish, today),
    ...(type ? [statuses.tripType[type]] : []),
    format.stage(trip.start, trip.finish, today),
  ];
  const status = toTravelStatusName(highestStatus(countries.map(({ short }) => short.travel_status)) ?? -1);
  return (
    <View style={styles.head}>
      <View style={styles.line}>
        <View style={styles.flags}>
          {countries.map(({ short }) => (
            <Flag key={short.id} code={short.country_code} name={short.name} url={toFlagUrl(short.flag)} />
          ))}
        </View>
        {status && <Badge tone={toneOfStatus(status)} label={statuses.travel[status]} />}
      </View>
      <Text color="quietInk">{facts.join(' · ')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: spacing.s },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing.s,
  },
  flags: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
});

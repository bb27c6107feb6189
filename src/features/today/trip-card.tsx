import { StyleSheet, View } from 'react-native';

import type { Trip } from '@/contract/trip';
import { shareOfTrip, toTripPhase } from '@/domain/trip-phase';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { useCountryChoices } from '@/runtime/use-country-choices';
import { useToday } from '@/runtime/use-today';
import { Card } from '@/ui/card';
import { Flag } from '@/ui/flag';
import { ProgressBar } from '@/ui/progress-bar';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

/** The trip under way, or the next, and how far it is. */
export function TripCard({ trip, onPress }: { trip: Trip; onPress: () => void }) {
  const words = useWords(todayWords);
  const format = useFormat();
  const today = useToday();
  const countries = useCountryChoices();
  const phase = toTripPhase(trip, today);
  const isCurrent = phase.kind === 'current';
  const stage = format.stage(trip.start, trip.finish, today);
  const days = format.days(trip.start, trip.finish, today);
  const codes = [...new Set(trip.destinations.map(({ country_code }) => country_code))].slice(0, 5);
  return (
    <Section title={isCurrent ? words.currentTrip : words.nextTrip}>
      <Card onPress={onPress} label={`${trip.name}, ${days}, ${stage}`}>
        <View style={styles.flags}>
          {codes.map((code) => (
            <Flag key={code} code={code} url={countries.find((country) => country.code === code)?.flagUrl} />
          ))}
        </View>
        <View style={styles.texts}>
          <Text variant="action">{trip.name}</Text>
          <Text variant="quiet" color="quietInk">{`${days} · ${stage}`}</Text>
        </View>
        {isCurrent && <ProgressBar share={shareOfTrip(phase)} label={stage} />}
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({
  flags: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  texts: { gap: 2 },
});

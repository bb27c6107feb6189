import { StyleSheet, View } from 'react-native';

import type { Trip } from '@/contract/trip';
import type { NextOnTrip } from '@/domain/next-on-trip';
import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { statusWords } from '@/i18n/messages/statuses';
import { todayWords } from '@/i18n/messages/today';
import { countryQueries } from '@/runtime/queries/country-queries';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useSideRead } from '@/runtime/use-read';
import { useToday } from '@/runtime/use-today';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { Headline } from '@/ui/headline';
import { NextCard } from '@/ui/next-card';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

interface NextOnTripProps {
  next: NextOnTrip<Trip>;
  onPress: () => void;
}

/** Where the trip leads next and when, or that it ends. */
export function NextOnTripCard({ next, onPress }: NextOnTripProps) {
  const words = useWords(todayWords);
  const format = useFormat();
  const today = useToday();
  const { trip, day } = next;
  const what = useWhatIsNext(next);
  const when = format.daysTo(day, today);
  const isAhead = trip.start > today;
  const eyebrow = `${isAhead ? words.nextTrip : words.next} · ${when}`;
  const foot = isAhead ? trip.name : `${trip.name} · ${format.stage(trip.start, trip.finish, today)}`;
  return (
    <NextCard
      eyebrow={eyebrow}
      badge={what.badge && <Badge {...what.badge} />}
      foot={foot}
      label={[eyebrow, what.title, what.detail, what.badge?.label, foot].filter(Boolean).join(', ')}
      onPress={onPress}
    >
      <View style={styles.line}>
        {what.flag && <Flag {...what.flag} width={36} />}
        <View style={styles.texts}>
          <Headline variant="number">{what.title}</Headline>
          <Text variant="quiet" color="quietInk">
            {what.detail}
          </Text>
        </View>
      </View>
    </NextCard>
  );
}

function useWhatIsNext(next: NextOnTrip<Trip>) {
  const words = useWords(todayWords);
  const { travel } = useWords(statusWords);
  const format = useFormat();
  const today = useToday();
  const code = next.kind === 'stay' ? next.stay.country_code : null;
  const country = useSideRead(code === null ? null : countryQueries.byCode(code))?.short ?? null;
  if (next.kind === 'end')
    return { title: words.tripEnds, detail: format.day(next.day, today), flag: null, badge: null };
  const { country_code, departure_date, return_date, destination_locations } = next.stay;
  const status = country && toTravelStatusName(country.travel_status);
  const [first, ...others] = destination_locations.map(({ friendly_name }) => friendly_name);
  const name = country?.name ?? country_code;
  const days = format.days(departure_date, return_date, today);
  return {
    title: first === undefined ? name : words.placeIn(first, name),
    detail: others.length > 0 ? `${days} · ${words.then(others.join(', '))}` : days,
    flag: { code: country_code, url: toFlagUrl(country?.flag ?? null) },
    badge: status && { tone: toneOfStatus(status), label: travel[status] },
  };
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.m },
  texts: { flex: 1, minWidth: 0 },
});

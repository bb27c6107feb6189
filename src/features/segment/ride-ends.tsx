import { StyleSheet, View } from 'react-native';

import {
  arrivalOf,
  departureOf,
  nameOfPlace,
  type Ride,
  type WayEnd,
} from '@/domain/timeline/segment-places';
import { toTimeOfEnd } from '@/domain/timeline/time-of-end';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';
import { seatsOf } from '@/runtime/use-booking-words';
import { useToday } from '@/runtime/use-today';
import { Card } from '@/ui/card';
import { Facts, type NamedFact } from '@/ui/fact';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';
import { ZonedTime } from '@/ui/zoned-time';

/** Where from and where to, by the clocks of each place; what one needs to find there. */
export function RideEnds({ ride, home }: { ride: Ride; home: string | undefined }) {
  const words = useWords(segmentWords);
  const [departure, arrival] = [departureOf(ride), arrivalOf(ride)];
  const { before, after } = useFactsOfEnds(ride);
  return (
    <>
      <End label={words.departure} end={departure} facts={before} home={home} />
      <End label={words.arrival} end={arrival} facts={after} home={home} since={departure} />
    </>
  );
}

interface EndProps {
  label: string;
  end: WayEnd;
  facts: NamedFact[];
  home: string | undefined;
  /** The other end, whose day "+1 day" counts from. */
  since?: WayEnd;
}

function End({ label, end, facts, home, since }: EndProps) {
  const format = useFormat();
  const today = useToday();
  const { place, expected } = end;
  const time = toTimeOfEnd(end);
  const names = [nameOfPlace(place), place.name, place.code].filter(Boolean);
  return (
    <Card>
      <View style={styles.texts}>
        <Text variant="quiet" color="quietInk">
          {[label, expected && `${format.weekday(expected.day)}, ${format.day(expected.day, today)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text variant="action">{[...new Set(names)].join(' · ')}</Text>
        {time && <ZonedTime {...time} from={since?.expected?.at ?? undefined} home={home} size="large" />}
      </View>
      <Facts facts={facts} />
    </Card>
  );
}

function useFactsOfEnds(ride: Ride): { before: NamedFact[]; after: NamedFact[] } {
  const { fact } = useWords(segmentWords);
  if (ride.kind === 'cruise') return { before: [], after: [] };
  const seat = { name: fact.seat, value: seatsOf(ride) };
  if (ride.kind === 'rail') return { before: [seat], after: [] };
  return {
    before: [
      { name: fact.terminal, value: ride.departure_terminal },
      { name: fact.gate, value: ride.departure_gate },
      seat,
    ],
    after: [
      { name: fact.terminal, value: ride.arrival_terminal },
      { name: fact.gate, value: ride.arrival_gate },
      { name: fact.belt, value: ride.baggage_claim },
    ],
  };
}

const styles = StyleSheet.create({ texts: { gap: spacing.xs } });

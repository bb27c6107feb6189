import { StyleSheet, View } from 'react-native';

import { highestStatus } from '@/domain/highest-status';
import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { shareOfTrip } from '@/domain/trip-phase';
import { toTripTypeName } from '@/domain/trip-type';
import { statusWords } from '@/i18n/messages/statuses';
import { tripsWords } from '@/i18n/messages/trips';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Flag } from '@/ui/flag';
import { Icon } from '@/ui/icon';
import { ProgressBar } from '@/ui/progress-bar';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { useStateLine } from './use-state-line';
import type { TripOnCard } from './use-trips-screen';

interface TripCardProps {
  card: TripOnCard;
  today: string;
  onPress: () => void;
}

/** More flags than this say no more. */
const MOST_FLAGS = 5;

export function TripCard({ card, today, onPress }: TripCardProps) {
  const { trip, phase, countries, newAlerts } = card;
  const words = useWords(tripsWords);
  const statuses = useWords(statusWords);
  const format = useFormat();
  const line = useStateLine(card);
  const isPast = phase.kind === 'past';

  const type = toTripTypeName(trip.trip_type);
  const facts = [
    format.days(trip.start, trip.finish, today),
    ...(isPast || !type ? [] : [statuses.tripType[type]]),
    ...(isPast ? [] : [format.stage(trip.start, trip.finish, today)]),
  ].join(' · ');
  const status = toTravelStatusName(highestStatus(countries.map((country) => country.travel_status)) ?? -1);
  const news = newAlerts > 0 && !trip.muted ? words.newAlerts(newAlerts) : null;
  const notes = [
    ...(news !== null ? [news] : trip.read === false && !isPast ? [words.notViewed] : []),
    ...(trip.muted ? [words.muted] : []),
  ];
  const label = [
    trip.name,
    ...countries.map(({ name }) => name),
    facts,
    status && !isPast ? statuses.travelAdvice[status] : '',
    line?.text ?? '',
    ...notes,
  ];

  return (
    <Card onPress={onPress} label={label.filter(Boolean).join(', ')} dimmed={isPast}>
      <View style={styles.top}>
        <View style={styles.flags}>
          {countries.slice(0, MOST_FLAGS).map(({ id, country_code, flag }) => (
            <Flag key={id} code={country_code} url={toFlagUrl(flag)} />
          ))}
        </View>
        {status && !isPast && <Badge tone={toneOfStatus(status)} label={statuses.travel[status]} />}
      </View>
      <View style={styles.texts}>
        <Text variant="section" color={isPast ? 'quietInk' : 'ink'}>
          {trip.name}
        </Text>
        <Text variant="quiet" color="quietInk">
          {facts}
        </Text>
      </View>
      {line?.share !== undefined ? (
        <ProgressBar share={line.share} label={line.text} />
      ) : (
        phase.kind === 'current' && <ProgressBar share={shareOfTrip(phase)} label={words.progress} />
      )}
      {(line ?? notes.length > 0) && (
        <View style={styles.foot}>
          {line && (
            <View style={styles.line}>
              {line.icon && <Icon name={line.icon} color={line.color} size={16} />}
              <Text variant="quiet" color={line.color} style={styles.lineText}>
                {line.text}
              </Text>
            </View>
          )}
          {notes.map((note) => (
            <Badge key={note} tone="low" kind="note" label={note} />
          ))}
        </View>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  top: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing.s,
  },
  flags: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  texts: { gap: 2 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  line: { flexDirection: 'row', alignItems: 'center', flexGrow: 1, flexShrink: 1, gap: 6 },
  lineText: { flexShrink: 1 },
});

import { StyleSheet, View } from 'react-native';

import type { Trip } from '@/contract/trip';
import {
  arrivalOf,
  departureOf,
  isRide,
  nameOfPlace,
  type Ride,
  type WayEnd,
} from '@/domain/timeline/segment-places';
import { toTimeOfEnd } from '@/domain/timeline/time-of-end';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';
import { todayWords } from '@/i18n/messages/today';
import { useBookingWords, useGapWords } from '@/runtime/use-booking-words';
import { useMoment } from '@/runtime/use-today';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Headline } from '@/ui/headline';
import { NextCard } from '@/ui/next-card';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';
import { ZonedTime } from '@/ui/zoned-time';

import type { NextBooking } from './use-today-screen';

interface NextBookingCardProps {
  booking: NextBooking;
  trip: Trip;
  onPress: () => void;
}

/** The next flight, room, train …: how long until then, where to go, what has changed. */
export function NextBookingCard({ booking: { entry, risk }, trip, onPress }: NextBookingCardProps) {
  const words = useWords(todayWords);
  const { kind, atRisk } = useWords(segmentWords);
  const { title, details, state } = useBookingWords()(entry);
  const toGap = useGapWords();
  const when = useWhen()(entry);
  const { segment } = entry;
  const eyebrow = [words.next, kind[segment.kind], when].join(' · ');
  const change = 'note' in state ? state : null;
  const where = details.join(' · ');
  const foot = risk ? `${atRisk}: ${toGap(risk).label}` : where || trip.name;
  return (
    <NextCard
      eyebrow={eyebrow}
      badge={change && <Badge tone={change.kind === 'alert' ? 'high' : 'medium'} label={change.note} />}
      foot={foot}
      footTone={risk ? 'high' : change ? 'medium' : undefined}
      label={[eyebrow, title, change?.note, risk && where, foot].filter(Boolean).join(', ')}
      onPress={onPress}
    >
      {isRide(segment) ? <BothEnds ride={segment} /> : <Happening entry={entry} title={title} />}
      {risk && where !== '' && (
        <Text variant="quiet" color="quietInk">
          {where}
        </Text>
      )}
    </NextCard>
  );
}

/** That a ride does not go: it is no longer what is next, and nobody should find that out at the gate. */
export function CalledOffNotice({ entry, onPress }: { entry: TimelineEntry; onPress: () => void }) {
  const words = useWords(segmentWords);
  const { title, details } = useBookingWords()(entry);
  const what = [details[0], title].filter(Boolean).join(' · ');
  return (
    <Banner tone="high" title={words.calledOff(what)} detail={words.calledOffDetail} onPress={onPress} />
  );
}

const DAY = 86_400_000;

/** To the minute within a day of it; by the calendar before that. */
function useWhen(): (entry: TimelineEntry) => string {
  const words = useWords(todayWords);
  const format = useFormat();
  const { today, now } = useMoment();
  return ({ begins: { instant, day } }) => {
    if (instant === null || instant - now > DAY) return format.daysTo(day, today);
    return instant <= now ? words.now : words.soon(format.duration(instant - now));
  };
}

function Happening({ entry, title }: { entry: TimelineEntry; title: string }) {
  return (
    <View style={styles.texts}>
      <Headline variant="number">{title}</Headline>
      {entry.begins.at && <ZonedTime at={entry.begins.at} />}
    </View>
  );
}

function BothEnds({ ride }: { ride: Ride }) {
  const [departure, arrival] = [departureOf(ride), arrivalOf(ride)];
  return (
    <View style={styles.ends}>
      <End end={departure} />
      {/* With the end that it leads to, also where that goes to a line of its own. */}
      <View style={styles.to}>
        <Text variant="number" color="quietInk" aria-hidden>
          →
        </Text>
        <End end={arrival} since={departure} />
      </View>
    </View>
  );
}

function End({ end, since }: { end: WayEnd; since?: WayEnd }) {
  const time = toTimeOfEnd(end);
  return (
    <View style={styles.texts}>
      <Headline variant="number">{end.place.code ?? nameOfPlace(end.place)}</Headline>
      {time && <ZonedTime {...time} from={since?.expected?.at ?? undefined} />}
    </View>
  );
}

const styles = StyleSheet.create({
  ends: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: spacing.m },
  to: { flexDirection: 'row', flexShrink: 1, minWidth: 0, gap: spacing.m },
  texts: { flexShrink: 1, minWidth: 0, gap: spacing.xs },
});

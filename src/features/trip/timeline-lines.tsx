import type { Segment } from '@/contract/segment';
import type { Trip } from '@/contract/trip';
import type { SegmentSending } from '@/domain/segment-sending';
import type { Gap } from '@/domain/timeline/find-gaps';
import { orderEntries } from '@/domain/timeline/order-entries';
import { arrivalOf, departureOf, isRide, nameOfPlace, type Ride } from '@/domain/timeline/segment-places';
import { toEntries, type TimelineEntry } from '@/domain/timeline/timeline-entry';
import { toTimeOfEnd } from '@/domain/timeline/time-of-end';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { ownBookingWords } from '@/i18n/messages/own-booking';
import { segmentWords } from '@/i18n/messages/segment';
import {
  SEGMENT_ICONS,
  type SaidBooking,
  useBookingWords,
  useGapWords,
  useUntimedWords,
} from '@/runtime/use-booking-words';
import { useReads } from '@/runtime/runtime-provider';
import { useCalendarFile } from '@/runtime/use-calendar-file';
import { useToday } from '@/runtime/use-today';
import type { UnsentEntry } from '@/store/unsent';
import { Button } from '@/ui/button';
import { SaidLine } from '@/ui/said-line';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { TimelineGap, TimelineItem } from '@/ui/timeline-item';
import { WayTimes } from '@/ui/way-times';

/** A day by the calendar of the place where its first entry happens, and by which clocks its times are told. */
export function DayLine({ first }: { first: TimelineEntry }) {
  const format = useFormat();
  const today = useToday();
  const { day, at } = first.begins;
  const near = format.nearDay(day, today);
  const title = [near, `${format.weekday(day)}, ${format.day(day, today)}`].filter(Boolean).join(' · ');
  const zone = at && format.zonedTime(at)?.zone;
  return (
    <Section
      title={title.slice(0, 1).toUpperCase() + title.slice(1)}
      trailing={
        <Text variant="quiet" color="quietInk">
          {[nameOfPlace(first.place), zone].filter(Boolean).join(', ')}
        </Text>
      }
    />
  );
}

interface BookingLineProps {
  entry: TimelineEntry;
  /** Left out where the service has it. */
  sending?: SegmentSending<UnsentEntry>;
  onOpen: (path: string) => void;
}

export function BookingLine({ entry, sending, onOpen }: BookingLineProps) {
  const { icon, title, details, state } = useBookingWords()(entry);
  const unsent = useUnsentState(sending);
  const { segment, begins } = entry;
  return (
    <TimelineItem
      at={begins.at}
      icon={icon}
      title={title}
      detail={details.length > 0 ? details.join(' · ') : undefined}
      state={unsent ?? state}
      onPress={() => onOpen(`/segment/${segment.id}`)}
    >
      {isRide(segment) && <RideTimes ride={segment} />}
    </TimelineItem>
  );
}

/** That it is not sent is more than how far its day has come. */
function useUnsentState(sending: BookingLineProps['sending']): SaidBooking['state'] | null {
  const words = useWords(ownBookingWords);
  switch (sending?.kind) {
    case 'waiting':
      return { kind: 'changed', note: words.waiting };
    case 'refused':
      return { kind: 'alert', note: words.refused };
    default:
      return null;
  }
}

function RideTimes({ ride }: { ride: Ride }) {
  const departure = toTimeOfEnd(departureOf(ride));
  return departure && <WayTimes departure={departure} arrival={toTimeOfEnd(arrivalOf(ride))} />;
}

interface UntimedLineProps extends Omit<BookingLineProps, 'entry'> {
  segment: Segment;
}

export function UntimedLine({ segment, sending, onOpen }: UntimedLineProps) {
  const toName = useUntimedWords();
  const unsent = useUnsentState(sending);
  return (
    <TimelineItem
      at={null}
      icon={SEGMENT_ICONS[segment.kind]}
      title={toName(segment)}
      detail={segment.confirmation_no ?? undefined}
      state={unsent ?? undefined}
      onPress={() => onOpen(`/segment/${segment.id}`)}
    />
  );
}

export function GapLine({ gap }: { gap: Gap }) {
  return <TimelineGap {...useGapWords()(gap)} />;
}

/** Whoever is on the way looks ahead. */
export function PastLine({ count, onShow }: { count: number; onShow: () => void }) {
  const { past } = useWords(segmentWords);
  return <Button kind="plain" icon="chevron-down" label={past(count)} onPress={onShow} />;
}

/** All of it, for the calendar that the traveller lives by. */
export function CalendarLine({ trip: { id, name } }: { trip: Trip }) {
  const { label, give, said } = useCalendarFile();
  const { segments } = useReads();
  // Also what the timeline has not read yet.
  const readEntries = async () => orderEntries((await segments.ofTrip(id)).flatMap(toEntries));
  return (
    <>
      <Button kind="outline" icon="calendar" label={label} onPress={() => give(name, readEntries())} />
      <SaidLine said={said} />
    </>
  );
}

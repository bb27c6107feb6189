import type { Segment } from '@/contract/segment';
import type { PrintedItem, PrintedPart } from '@/domain/printed-page';
import { told } from '@/domain/told';
import { addressOf } from '@/domain/timeline/address-of';
import type { PlaceTime } from '@/domain/timeline/local-moment';
import {
  arrivalOf,
  departureOf,
  isRide,
  nameOfPlace,
  type Place,
  type Ride,
} from '@/domain/timeline/segment-places';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { toTimeline } from '@/domain/timeline/to-timeline';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { printedTripWords } from '@/i18n/messages/printed-trip';
import { segmentWords } from '@/i18n/messages/segment';
import { timelineWords } from '@/i18n/messages/timeline';

import { useBookingWords, useUntimedWords } from './use-booking-words';

/** All that is booked, on paper: a part for each day, and before them what tells no time. */
export function usePrintedBookings(): (segments: readonly Segment[]) => PrintedPart[] {
  const { untimed: untimedTitle } = useWords(segmentWords);
  const toItem = usePrintedEntry();
  const toName = useUntimedWords();
  const format = useFormat();
  return (segments) => {
    const { lines, untimed } = toTimeline(segments);
    const days: { title: string; items: PrintedItem[] }[] = [];
    for (const line of lines) {
      if (line.kind === 'day') {
        const { day } = line.first.begins;
        days.push({ title: `${format.weekday(day)}, ${format.dayWithYear(day)}`, items: [] });
      }
      if (line.kind === 'entry') days.at(-1)?.items.push(toItem(line.entry));
    }
    const items = untimed.map((segment) => ({
      title: toName(segment),
      lines: told(segment.confirmation_no),
    }));
    return [{ title: untimedTitle, items }, ...days];
  };
}

function usePrintedEntry(): (entry: TimelineEntry) => PrintedItem {
  const words = useWords(timelineWords);
  const toSaid = useBookingWords();
  const toTime = usePrintedTime();
  const toWay = usePrintedWay();
  return (entry) => {
    const { title, details, state } = toSaid(entry);
    const { segment, begins } = entry;
    const note = 'note' in state ? state.note : state.kind === 'cancelled' ? words.cancelled : null;
    // What the title says already is not said again, nor a street twice.
    const address = addressOf(entry).filter((line) => !title.includes(line));
    const others = details.filter((detail) => !address.includes(detail));
    return {
      title,
      time: begins.at ? toTime(begins.at) : undefined,
      lines: [
        ...told(note, others.join(' · ')),
        ...(isRide(segment) ? toWay(segment) : told(address.join(', '))),
      ],
    };
  };
}

/** From where, and when one is where. */
function usePrintedWay(): (ride: Ride) => string[] {
  const { arrival } = useWords(printedTripWords);
  const toTime = usePrintedTime();
  return (ride) => {
    const [from, to] = [departureOf(ride), arrivalOf(ride)];
    const at = to.expected?.at;
    return told(
      toFullName(from.place),
      at ? arrival(toTime(at, from.expected?.at ?? undefined), toFullName(to.place)) : toFullName(to.place),
    );
  };
}

/** With the clocks by which it is told: paper does not know where it is read. */
function usePrintedTime(): (at: PlaceTime, from?: PlaceTime) => string {
  const format = useFormat();
  return (at, from) => {
    const written = format.zonedTime(at, { from });
    return written ? told(written.time, written.days, written.zone).join(' ') : '';
  };
}

function toFullName(place: Place): string {
  return told(nameOfPlace(place), place.name, place.code).join(' · ');
}

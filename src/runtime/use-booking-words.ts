import type { Segment } from '@/contract/segment';
import { toFlightNumber, toSegmentName, toWayName } from '@/domain/segment-name';
import { type EntryState, toEntryState } from '@/domain/timeline/entry-state';
import type { Gap } from '@/domain/timeline/find-gaps';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { nightsOf } from '@/domain/timeline/to-timeline';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';

import { useCurrentMinute } from './use-today';

export const SEGMENT_ICONS = {
  activity: 'activity',
  air: 'plane',
  car: 'car',
  cruise: 'ship',
  hotel: 'bed',
  rail: 'train',
} as const satisfies Record<Segment['kind'], string>;

/** A booking as its card shows it. */
export interface SaidBooking {
  icon: (typeof SEGMENT_ICONS)[Segment['kind']];
  title: string;
  /** What whoever stands at a desk or a gate needs, the most needed first. */
  details: string[];
  state: { kind: 'ahead' | 'now' | 'done' | 'cancelled' } | { kind: 'changed' | 'alert'; note: string };
}

/** One way to say what is booked, for every list: nothing is called by two names. */
export function useBookingWords(): (entry: TimelineEntry) => SaidBooking {
  const toTitle = useTitle();
  const toDetails = useDetails();
  const toState = useStateWords();
  const now = useCurrentMinute();
  return (entry) => ({
    icon: SEGMENT_ICONS[entry.segment.kind],
    title: toTitle(entry),
    details: toDetails(entry).filter((detail): detail is string => Boolean(detail)),
    state: toState(toEntryState(entry, now)),
  });
}

/** What it is, as long as nobody tells when: nothing can be said of how it stands. */
export function useUntimedWords(): (segment: Segment) => string {
  const { kind } = useWords(segmentWords);
  return (segment) => toSegmentName(segment) || kind[segment.kind];
}

function useTitle(): (entry: Pick<TimelineEntry, 'segment' | 'role'>) => string {
  const words = useWords(segmentWords);
  const toName = useUntimedWords();
  return ({ segment, role }) => {
    const name = toName(segment);
    switch (segment.kind) {
      case 'air':
      case 'rail':
      case 'cruise':
        return toWayName(segment) || name;
      case 'car':
        return role === 'end' ? words.giveBack(name) : words.pickUp(name);
      case 'hotel':
        return role === 'end' ? words.checkOut(name) : name;
      case 'activity':
        return name;
    }
  };
}

function useDetails(): (entry: TimelineEntry) => (string | null)[] {
  const { fact, nights } = useWords(segmentWords);
  const named = (name: string, value: string | null) => (value === null ? null : `${name} ${value}`);
  return (entry) => {
    const { segment, role } = entry;
    switch (segment.kind) {
      case 'air':
        return [
          toFlightNumber(segment),
          named(fact.terminal, segment.departure_terminal),
          named(fact.gate, segment.departure_gate),
          named(fact.seat, seatsOf(segment)),
          segment.confirmation_no,
        ];
      case 'rail':
        return [
          [segment.rail_line, segment.train_number].filter(Boolean).join(' '),
          named(fact.seat, seatsOf(segment)),
          segment.confirmation_no,
        ];
      case 'cruise':
        return [segment.ship_name ?? segment.cruise_line, segment.confirmation_no];
      case 'car':
        return role === 'end'
          ? [segment.dropoff_address1 ?? segment.dropoff_city_name]
          : [segment.pickup_address1 ?? segment.pickup_city_name, segment.confirmation_no];
      case 'hotel': {
        const count = nightsOf(entry);
        return role === 'end'
          ? []
          : [count === null ? null : nights(count), segment.address1, segment.confirmation_no];
      }
      case 'activity':
        return [segment.start_name, segment.start_city_name, segment.confirmation_no];
    }
  };
}

/** As they are told: a seat each, or one for all. */
export function seatsOf(segment: Extract<Segment, { kind: 'air' | 'rail' }>): string | null {
  return segment.seats.join(', ') || segment.seat_assignment;
}

function useStateWords(): (state: EntryState) => SaidBooking['state'] {
  const words = useWords(segmentWords);
  const format = useFormat();
  return (state) => {
    switch (state.kind) {
      case 'delayed': {
        if (state.by === null) return { kind: 'changed', note: words.moved };
        const duration = format.duration(Math.abs(state.by));
        return { kind: 'changed', note: state.by > 0 ? words.late(duration) : words.early(duration) };
      }
      case 'diverted':
        return { kind: 'alert', note: words.diverted(state.to) };
      default:
        return state;
    }
  };
}

/** What lies between two rides, and whether it is a reason to worry. */
export function useGapWords(): (gap: Gap) => { label: string; tone?: 'medium' | 'high' } {
  const words = useWords(segmentWords);
  const format = useFormat();
  return (gap) => {
    switch (gap.kind) {
      case 'layover':
        return { label: words.layover(format.duration(gap.duration), gap.place) };
      case 'unbooked':
        return { label: words.unbooked(gap.from, gap.to) };
      case 'tight':
        return {
          label: words.tight(format.duration(gap.duration), gap.place, format.duration(gap.needed)),
          tone: 'high',
        };
      case 'missed':
        return { label: words.missed(gap.place), tone: 'high' };
      case 'called-off':
        return { label: words.nothingGoesTo(gap.place), tone: 'high' };
      case 'diverted':
        return { label: words.landsElsewhere(gap.to, gap.place), tone: 'high' };
    }
  };
}

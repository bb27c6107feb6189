import { isCancelled, isRide, nameOfPlace } from '../timeline/segment-places';
import type { TimelineEntry } from '../timeline/timeline-entry';
import type { CalendarEvent } from './to-calendar';

/**
 * What a calendar holds of an entry; null where another entry of the same booking says it. A stay is its days, for whoever looks at a
 * month; a car is taken and given back at a moment each.
 */
export function toCalendarEvent(
  entry: TimelineEntry,
  said: { title: string; details: readonly string[] },
): CalendarEvent | null {
  const { key, segment, role, begins, ends, place } = entry;
  const event = {
    id: key,
    ...said,
    place: isRide(segment) ? [place.name, nameOfPlace(place)].filter(Boolean).join(', ') : addressOf(entry),
    isCancelled: isCancelled(segment),
  };
  if (segment.kind === 'car') return { ...event, begins, ends: null };
  if (segment.kind !== 'hotel') return { ...event, begins, ends };
  if (role === 'end') return null;
  return { ...event, begins: { ...begins, at: null }, ends: ends && { ...ends, at: null } };
}

function addressOf({ segment, place }: TimelineEntry): string {
  const street = segment.kind === 'hotel' ? segment.address1 : null;
  return [place.name, street, place.city].filter(Boolean).join(', ');
}

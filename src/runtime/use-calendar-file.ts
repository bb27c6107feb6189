import { useState } from 'react';

import { toCalendar } from '@/domain/calendar/to-calendar';
import { toCalendarEvent } from '@/domain/calendar/to-calendar-event';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { useWords } from '@/i18n/locale-provider';
import { calendarFileWords } from '@/i18n/messages/calendar-file';

import { toFileName } from './to-file-name';
import { useBookingWords } from './use-booking-words';
import { useClock } from './use-clock';
import { useOneAtATime } from './use-one-at-a-time';
import { useOutsideApps } from './use-services';

/** At hand, or still to be read. */
type Entries = readonly TimelineEntry[] | Promise<readonly TimelineEntry[]>;

/** Hands what is booked to the calendar of the traveller's choice, as a file, and says what became of it. */
export function useCalendarFile(): {
  label: string;
  give: (name: string, entries: Entries) => void;
  said: string;
} {
  const words = useWords(calendarFileWords);
  const outside = useOutsideApps();
  const oneAtATime = useOneAtATime();
  const toSaid = useBookingWords();
  const { now } = useClock();
  const [said, setSaid] = useState('');
  const give = async (name: string, entries: Entries) => {
    const events = (await entries).flatMap((entry) => toCalendarEvent(entry, toSaid(entry)) ?? []);
    const outcome = await outside.giveFile({
      name: `${toFileName(name)}.ics`,
      type: 'text/calendar',
      text: toCalendar(events, now()),
    });
    // What another app has taken, it shows itself.
    setSaid(outcome === 'given' ? '' : words.outcome[outcome]);
  };
  return { label: words.add, give: (name, entries) => oneAtATime(() => give(name, entries)), said };
}

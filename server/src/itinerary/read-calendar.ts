import ICAL from 'ical.js';

import type { SegmentFields } from '@/contract/segment-times';
import { isKnownZone } from '@/contract/zone-clock';

import type { Booking, Unread } from './booking';
import { LIMITS } from './limits';
import { readInstant, readSequence } from './said';

interface ReadCalendar {
  bookings: Booking[];
  unread: Unread[];
}

const WHAT = 'VEVENT';
/** Of answers to an invitation: they book nothing. */
const ANSWERS = ['REPLY', 'COUNTER', 'DECLINECOUNTER', 'REFRESH'];

/** Events of a calendar file. What they are for nobody can tell but by their words: each is an activity, at its time and place. */
export function readCalendar(text: string): ReadCalendar {
  const nothing = (): ReadCalendar => ({
    bookings: [],
    unread: [{ what: 'VCALENDAR', reason: 'unreadable', fields: [] }],
  });
  if (text.length > LIMITS.calendarCharacters) return nothing();
  const events = attempt(() => parse(text).flatMap(eventsOf));
  if (events === null) return nothing();
  const read = events.map(
    ({ event, isCancelled }) =>
      attempt(() => readEvent(event, isCancelled)) ?? {
        what: WHAT,
        reason: 'unreadable' as const,
        fields: [],
      },
  );
  return {
    bookings: read.flatMap((each) => ('kind' in each ? [each] : [])),
    unread: read.flatMap((each) => ('reason' in each ? [each] : [])),
  };
}

/** The parser tells of what is no calendar by errors of its own, and trips over some of it by those of the language, also when it is looked at later. */
function attempt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function parse(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const several = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
  return several.map((each) => new ICAL.Component(each as never));
}

function eventsOf(calendar: ICAL.Component) {
  const method = textOf(calendar, 'method')?.toUpperCase() ?? '';
  const events = ANSWERS.includes(method) ? [] : calendar.getAllSubcomponents('vevent');
  return events.map((event) => ({ event, isCancelled: method === 'CANCEL' }));
}

function readEvent(event: ICAL.Component, isCancelled: boolean): Booking | Unread {
  const unread = (reason: Unread['reason'], ...fields: string[]): Unread => ({ what: WHAT, reason, fields });
  if (event.hasProperty('rrule') || event.hasProperty('rdate')) return unread('unsupported');
  const start = momentOf(event, 'dtstart', 'start_datetime');
  // A day alone tells no time, and nobody is told a time that nobody wrote.
  if (start === null) return unread('incomplete', 'start_datetime');
  const uid = textOf(event, 'uid');
  return {
    kind: 'activity',
    calendarId: uid,
    said: {
      sequence: readSequence(event.getFirstPropertyValue('sequence')),
      at: stampOf(event),
    },
    isCancelled: isCancelled || textOf(event, 'status')?.toUpperCase() === 'CANCELLED',
    fields: {
      activity_type: 'event',
      activity_name: textOf(event, 'summary'),
      start_name: textOf(event, 'location'),
      ...positionOf(event),
      ...start,
      ...(momentOf(event, 'dtend', 'end_datetime') ?? {}),
    },
  };
}

/** A calendar writes it by the clocks of Greenwich. */
function stampOf(event: ICAL.Component): string | null {
  const value: unknown = event.getFirstPropertyValue('dtstamp');
  return value instanceof ICAL.Time ? readInstant(`${value.toString().slice(0, 19)}Z`) : null;
}

function textOf(component: ICAL.Component, name: string): string | null {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() || null : null;
}

/** What clocks show, and their zone where it has a name that everybody knows; the instant where the file says how the zone runs. */
function momentOf(event: ICAL.Component, name: string, local: string): SegmentFields | null {
  const property = event.getFirstProperty(name);
  const value: unknown = event.getFirstPropertyValue(name);
  if (!property || !(value instanceof ICAL.Time) || value.isDate) return null;
  const clock = value.toString().slice(0, 19);
  if (value.zone === ICAL.Timezone.utcTimezone) return { [`${local}_utc`]: `${clock}Z` };
  const zone: unknown = property.getParameter('tzid');
  if (typeof zone === 'string' && isKnownZone(zone)) return { [local]: clock, time_zone_id: zone };
  const isUnknown = value.zone === ICAL.Timezone.localTimezone || !isFollowed(value.zone);
  const instant = isUnknown ? null : value.convertToZone(ICAL.Timezone.utcTimezone).toString();
  return { [local]: clock, ...(instant !== null && { [`${local}_utc`]: instant }) };
}

/** Parts of the rule by which clocks change, once or twice a year. By others a zone would be worked out second by second, for hours. */
const ZONE_RULE = /^(FREQ|BYMONTH|BYDAY|BYMONTHDAY|UNTIL|COUNT|INTERVAL|WKST)$/i;

function isFollowed({ component }: ICAL.Timezone): boolean {
  return component.getAllSubcomponents().every((change) =>
    change.getAllProperties('rrule').every((property) => {
      const rule: unknown = property.getFirstValue();
      if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY') return false;
      return Object.keys(rule.toJSON() as object).every((part) => ZONE_RULE.test(part));
    }),
  );
}

function positionOf(event: ICAL.Component): SegmentFields {
  const value: unknown = event.getFirstPropertyValue('geo');
  if (!Array.isArray(value)) return {};
  const [latitude, longitude] = value as unknown[];
  return { start_lat: latitude, start_lng: longitude };
}

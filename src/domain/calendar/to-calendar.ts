import { offsetAt } from '@/contract/zone-clock';
import { toLocal } from '@/contract/zoned-moment';

import type { LocalMoment } from '../timeline/local-moment';
import { escapeText, writeLines } from './content-lines';
import { writeLocal, writeZone } from './zone-block';

const DAY = 86_400_000;

export interface CalendarEvent {
  /** The same for as long as it is the same booking: whoever opens a newer file gets no second event. */
  id: string;
  begins: LocalMoment;
  ends: LocalMoment | null;
  title: string;
  /** Line by line. */
  details: readonly string[];
  place: string;
  isCancelled: boolean;
}

/**
 * A calendar file (RFC 5545), each end by the clocks of its place. `madeAt` also tells which of two files is the newer, to the minute.
 */
export function toCalendar(events: readonly CalendarEvent[], madeAt: number): string {
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Itinerary//EN',
    'METHOD:PUBLISH',
    ...writeZones(events),
    ...events.flatMap((event) => writeEvent(event, madeAt)),
    'END:VCALENDAR',
  ]);
}

const FIRST_MINUTE = Date.UTC(2026, 0, 1);

function writeEvent(event: CalendarEvent, madeAt: number): string[] {
  const place = event.place === '' ? [] : [`LOCATION:${escapeText(event.place)}`];
  const details = event.details.length === 0 ? [] : [`DESCRIPTION:${escapeText(event.details.join('\n'))}`];
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@sojourn`,
    `DTSTAMP:${writeLocal(madeAt)}Z`,
    `SEQUENCE:${Math.max(0, Math.floor((madeAt - FIRST_MINUTE) / 60_000))}`,
    ...writeTimes(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...place,
    ...details,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Whole days where one of both ends tells no time; the last one is not counted, as calendars have it. */
function writeTimes({ begins, ends }: CalendarEvent): string[] {
  if (begins.at && (!ends || ends.at))
    return [`DTSTART${writeMoment(begins)}`, ...(ends ? [`DTEND${writeMoment(ends)}`] : [])];
  const last = ends && ends.day > begins.day ? ends.day : nextDay(begins.day);
  return [`DTSTART;VALUE=DATE:${writeDay(begins.day)}`, `DTEND;VALUE=DATE:${writeDay(last)}`];
}

function writeMoment({ at }: LocalMoment): string {
  if (!at) return '';
  // Of nobody's zone: it is what clocks show there, wherever it is read.
  if ('local' in at) return `:${at.local.slice(0, 19).replace(/[-:]/g, '')}`;
  const named = localInZone(at);
  return named === null ? `:${writeLocal(at.moment)}Z` : `;TZID=${at.zone}:${named.replace(/[-:]/g, '')}`;
}

/** Null where clocks show the same twice, which calendars read as either, or where nobody here knows the zone: then it is told by UTC. */
function localInZone({ moment, zone }: { moment: number; zone: string }): string | null {
  return zone === 'UTC' || isShownTwice(moment, zone) ? null : toLocal(moment, zone);
}

/** No zone is changed twice in a day. */
function isShownTwice(moment: number, zone: string): boolean {
  const own = offsetAt(zone, moment);
  return [-DAY, DAY].some((apart) => {
    const other = offsetAt(zone, moment + apart);
    if (own === null || other === null || own === other) return false;
    return offsetAt(zone, moment + own - other) === other;
  });
}

function writeZones(events: readonly CalendarEvent[]): string[] {
  const stretches = new Map<string, [number, number]>();
  for (const { begins, ends } of events)
    for (const at of [begins.at, ends?.at]) {
      if (!at || 'local' in at || localInZone(at) === null) continue;
      const [from, to] = stretches.get(at.zone) ?? [at.moment, at.moment];
      stretches.set(at.zone, [Math.min(from, at.moment), Math.max(to, at.moment)]);
    }
  return [...stretches].flatMap(([zone, [from, to]]) => writeZone(zone, from, to));
}

const writeDay = (day: string) => day.replaceAll('-', '');
const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

import fc from 'fast-check';

import { toLocal } from '@/contract/zoned-moment';
import { type CalendarEvent, toCalendar } from '@/domain/calendar/to-calendar';
import { toCalendarEvent } from '@/domain/calendar/to-calendar-event';
import { toTimeline } from '@/domain/timeline/to-timeline';

import { instantOf, readCalendar } from '../support/read-calendar';
import { aFlight, aSegment } from '../support/segments';

const MADE_AT = Date.UTC(2026, 2, 20, 12, 30);

const at = (moment: number, zone: string) => ({
  day: (toLocal(moment, zone) ?? '').slice(0, 10),
  at: { moment, zone },
  instant: moment,
});
const anEvent = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'air-1/whole',
  begins: at(MADE_AT, 'UTC'),
  ends: null,
  title: 'BOG → LIM',
  details: [],
  place: '',
  isCancelled: false,
  ...changes,
});

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instants = fc
  .integer({ min: Date.UTC(2010, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 })
  .map((second) => second * 1000);

describe('a calendar file', () => {
  it('is read back to the same instants, whatever the zones of both ends', () => {
    fc.assert(
      fc.property(
        instants,
        zones,
        zones,
        fc.integer({ min: 60, max: 20 * 3600 }),
        (begins, from, to, seconds) => {
          const ends = begins + seconds * 1000;
          const text = toCalendar([anEvent({ begins: at(begins, from), ends: at(ends, to) })], MADE_AT);
          const [event] = readCalendar(text);
          expect([event && instantOf(event.startDate), event && instantOf(event.endDate)]).toEqual([
            begins,
            ends,
          ]);
        },
      ),
      {
        numRuns: 300,
        // The first moment of an hour that clocks show twice.
        examples: [[Date.UTC(2021, 9, 30, 23), 'Europe/Chisinau', 'Africa/Abidjan', 60]],
      },
    );
  });

  it('keeps every word, folds what is long and never cuts a character in two', () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => text.replace(/[\p{Cc}]/gu, ' '));
    fc.assert(
      fc.property(words, words, (title, detail) => {
        const text = toCalendar([anEvent({ title, details: [detail, 'the end'] })], MADE_AT);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [event] = readCalendar(text);
        expect([event?.summary, event?.description]).toEqual([title, `${detail}\nthe end`]);
      }),
    );
  });

  it('replaces what an older one said: the same id, a higher number, and what was called off is so', () => {
    const number = (madeAt: number) => readCalendar(toCalendar([anEvent({ isCancelled: true })], madeAt))[0];
    const [before, after] = [number(MADE_AT), number(MADE_AT + 60_000)];
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('has a flight by the clocks of both places, a stay by its days, a car when it is taken and given back', () => {
    const { lines } = toTimeline([
      aFlight(),
      aSegment('hotel', {
        hotel_name: 'San Blas',
        address1: 'Calle 5',
        city_name: 'Cusco',
        checkin_date: '2026-04-02T15:00:00',
        checkout_date: '2026-04-05T11:00:00',
        time_zone_id: 'America/Lima',
      }),
      aSegment('car', { pickup_datetime: '2026-04-03T09:00:00', dropoff_datetime: '2026-04-04T18:00:00' }),
    ]);
    const events = lines.flatMap((line) =>
      line.kind === 'entry' ? (toCalendarEvent(line.entry, { title: line.key, details: [] }) ?? []) : [],
    );
    const told = readCalendar(toCalendar(events, MADE_AT)).map(
      ({ summary, startDate, endDate, location }) => [
        summary,
        startDate.toString(),
        endDate.toString(),
        location,
      ],
    );
    expect(told).toEqual([
      ['air-1/whole', '2026-04-02T14:05:00', '2026-04-02T17:15:00', 'Bogotá'],
      ['hotel-1/begin', '2026-04-02', '2026-04-05', 'San Blas, Calle 5, Cusco'],
      ['car-1/begin', '2026-04-03T09:00:00', '2026-04-03T09:00:00', null],
      ['car-1/end', '2026-04-04T18:00:00', '2026-04-04T18:00:00', null],
    ]);
  });
});

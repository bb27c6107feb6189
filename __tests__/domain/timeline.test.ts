import fc from 'fast-check';

import type { Segment } from '@/contract/segment';
import { toInstant, toLocal } from '@/contract/zoned-moment';
import { toEntryState } from '@/domain/timeline/entry-state';
import { toLocalMoment } from '@/domain/timeline/local-moment';
import { findCalledOff, findNextEntry, findRisk, findRiskAhead } from '@/domain/timeline/find-ahead';
import { findHomeZone, nightsOf, toTimeline } from '@/domain/timeline/to-timeline';

import { aFlight, aSegment } from '../support/segments';

const at = (iso: string) => Date.parse(iso);
const MINUTE = 60_000;

/** Each line in a word. */
function tell(segments: Parameters<typeof toTimeline>[0]): string[] {
  return toTimeline(segments).lines.map((line) => {
    if (line.kind === 'day') return line.first.begins.day;
    if (line.kind === 'entry') return line.key;
    const { gap } = line;
    if (gap.kind === 'unbooked') return `${gap.from} → ${gap.to}`;
    const more = 'duration' in gap ? gap.duration / MINUTE : 'to' in gap ? `to ${gap.to}` : '';
    return `${gap.kind} in ${gap.place} ${more}`.trim();
  });
}

const toCusco = aFlight({
  id: 'on',
  origin: 'LIM',
  origin_city_name: 'Lima',
  destination: 'CUZ',
  destination_city_name: 'Cusco',
  departure_datetime: '2026-04-02T19:40:00',
  departure_time_zone_id: 'America/Lima',
  departure_datetime_utc: '2026-04-03T00:40:00Z',
  arrival_datetime: '2026-04-02T21:05:00',
  arrival_datetime_utc: '2026-04-03T02:05:00Z',
});
const inCusco = aSegment('hotel', {
  hotel_name: 'San Blas',
  city_name: 'Cusco',
  checkin_date: '2026-04-02T15:00:00',
  checkout_date: '2026-04-05',
  time_zone_id: 'America/Lima',
});

describe('a timeline', () => {
  it('has a layover between two flights, and the room after the one that lands late', () => {
    expect(tell([inCusco, toCusco, aFlight()])).toEqual([
      '2026-04-02',
      'air-1/whole',
      'layover in Lima 145',
      'on/whole',
      'hotel-1/begin',
      '2026-04-05',
      'hotel-1/end',
    ]);
  });

  it('says which connection is missed after a delay, and which way is not booked', () => {
    const late = aFlight({ estimated_arrival: '2026-04-02T20:00:00' });
    expect(tell([late, toCusco])).toContain('missed in Lima 20');
    expect(tell([aFlight(), { ...toCusco, origin: 'AQP', origin_city_name: 'Arequipa' }])).toContain(
      'Lima → Arequipa',
    );
  });

  it('says which connection is tight: over a border, to another terminal, within one country', () => {
    const minutes = (first: Segment, second: Segment) => {
      const found = toTimeline([first, second]).lines.find(({ kind }) => kind === 'gap');
      return found?.kind === 'gap' && found.gap.kind === 'tight' ? found.gap.needed / MINUTE : null;
    };
    const soon = { ...toCusco, departure_datetime: '2026-04-02T17:45:00', departure_datetime_utc: null };
    expect(minutes(aFlight({ arrival_terminal: '1' }), { ...soon, departure_terminal: '1' })).toBe(60);
    expect(minutes(aFlight({ arrival_terminal: '1' }), { ...soon, departure_terminal: '2' })).toBe(80);
    const within = { ...soon, origin_country: 'PE', destination_country: 'PE' };
    expect(minutes(aFlight({ origin_country: 'PE' }), within)).toBe(40);
    const later = { ...within, departure_datetime: '2026-04-02T17:56:00' };
    expect(minutes(aFlight({ origin_country: 'PE' }), later)).toBeNull();
    const train = aSegment('rail', {
      origin_city_name: 'Lima',
      departure_datetime: '2026-04-02T18:15:00',
      departure_time_zone_id: 'America/Lima',
    });
    expect(minutes(aFlight(), train)).toBe(90);
  });

  it('leads to what is ahead: past what is over or called off, and past the room that one sleeps in', () => {
    const next = (now: string, ...segments: Segment[]) =>
      findNextEntry(toTimeline(segments).lines, at(now))?.key ?? null;
    const all = [aFlight(), toCusco, inCusco] as const;
    expect(next('2026-04-02T12:00:00Z', ...all)).toBe('air-1/whole');
    expect(next('2026-04-02T20:00:00Z', ...all)).toBe('air-1/whole');
    expect(next('2026-04-02T23:00:00Z', ...all)).toBe('on/whole');
    expect(next('2026-04-02T23:00:00Z', aFlight(), { ...toCusco, status: 2 }, inCusco)).toBe('hotel-1/end');
    expect(next('2026-04-03T12:00:00Z', ...all)).toBe('hotel-1/end');
    expect(next('2026-04-07T12:00:00Z', aFlight(), toCusco)).toBeNull();
  });

  it('has no layover at a flight that was cancelled', () => {
    expect(tell([aFlight(), { ...toCusco, status: 2 }])).toEqual(['2026-04-02', 'air-1/whole', 'on/whole']);
  });

  it('says that a connection hangs on a flight that was cancelled or lands elsewhere, until another one goes', () => {
    const cancelled = aFlight({ status: 2 });
    expect(tell([cancelled, toCusco])).toContain('called-off in Lima');
    const instead = aFlight({ id: 'instead', departure_datetime: '2026-04-02T15:00:00' });
    expect(tell([cancelled, instead, toCusco]).join()).not.toContain('called-off');
    expect(tell([aFlight({ diverted_to: 'AQP' }), toCusco])).toContain('diverted in Lima to AQP');
    const fromThere = { ...toCusco, origin: 'AQP', origin_city_name: 'Arequipa' };
    expect(tell([aFlight({ diverted_to: 'AQP' }), fromThere])).toContain('layover in Arequipa 145');
  });

  it('sees the risk past whatever else stands between two flights', () => {
    const late = aFlight({ estimated_arrival: '2026-04-02T19:30:00' });
    const inBetween = aSegment('activity', {
      start_datetime: '2026-04-02T19:00:00',
      end_datetime: '2026-04-02T19:30:00',
      time_zone_id: 'America/Lima',
    });
    expect(tell([late, inBetween, toCusco])).toContain('tight in Lima 10');
    expect(tell([aFlight(), inBetween, toCusco]).join()).not.toContain('layover');
  });

  it('knows a town by where it is, however its name is written', () => {
    const landing = { ...toCusco, destination_lat: -13.53, destination_lng: -71.94 };
    const hotel = { ...inCusco, city_name: 'Cuzco', lat: -13.52, lng: -71.98 };
    const keys = tell([hotel, landing]);
    expect(keys.indexOf('hotel-1/begin')).toBeGreaterThan(keys.indexOf('on/whole'));
    const elsewhere = tell([{ ...hotel, lat: -12.05, lng: -77.04 }, landing]);
    expect(elsewhere.indexOf('hotel-1/begin')).toBeLessThan(elsewhere.indexOf('on/whole'));
  });

  it('tells of a risk at both of its flights, and two days before whatever comes first', () => {
    const { lines } = toTimeline([aFlight({ estimated_arrival: '2026-04-02T20:00:00' }), toCusco, inCusco]);
    const risk = { kind: 'missed', place: 'Lima', duration: 20 * MINUTE };
    for (const key of ['air-1/whole', 'on/whole']) expect(findRisk(lines, { key })).toEqual(risk);
    expect(findRisk(lines, { key: 'hotel-1/begin' })).toBeNull();
    expect(findRiskAhead(lines, at('2026-04-02T02:00:00Z'))).toEqual(risk);
    expect(findRiskAhead(lines, at('2026-03-31T23:00:00Z'))).toBeNull();
    expect(findRiskAhead(lines, at('2026-04-03T03:00:00Z'))).toBeNull();
  });

  it('tells of a flight that does not go, from two days before until it would have landed or another goes', () => {
    const cancelled = aFlight({ status: 2, estimated_departure: '2026-04-02T16:00:00' });
    const calledOff = (now: string, ...others: Segment[]) =>
      findCalledOff(toTimeline([cancelled, toCusco, inCusco, ...others]).lines, at(now))?.key ?? null;
    expect(calledOff('2026-03-31T12:00:00Z')).toBeNull();
    expect(calledOff('2026-04-02T12:00:00Z')).toBe('air-1/whole');
    expect(calledOff('2026-04-02T12:00:00Z', aFlight({ id: 'instead' }))).toBeNull();
    expect(calledOff('2026-04-03T12:00:00Z')).toBeNull();
    const [, entry] = toTimeline([cancelled]).lines;
    expect(entry).toMatchObject({ entry: { begins: { at: { moment: at('2026-04-02T19:05:00Z') } } } });
  });

  it('comes to a day twice over the date line, in the order in which it is lived', () => {
    const west = aFlight({
      id: 'west',
      departure_datetime: '2026-11-21T08:00:00',
      departure_time_zone_id: 'Pacific/Auckland',
      departure_datetime_utc: null,
      arrival_datetime: '2026-11-20T18:00:00',
      arrival_time_zone_id: 'Pacific/Honolulu',
      arrival_datetime_utc: null,
      destination_city_name: 'Honolulu',
    });
    const room = aSegment('hotel', {
      city_name: 'Honolulu',
      checkin_date: '2026-11-20',
      time_zone_id: 'Pacific/Honolulu',
    });
    expect(tell([room, west])).toEqual(['2026-11-21', 'west/whole', '2026-11-20', 'hotel-1/begin']);
  });

  it('counts nights by the calendar, over a change of clocks too', () => {
    const room = aSegment('hotel', {
      checkin_date: '2026-10-24T15:00:00',
      checkout_date: '2026-10-26T10:00:00',
      time_zone_id: 'Europe/Berlin',
    });
    const [first] = toTimeline([room]).lines.filter((line) => line.kind === 'entry');
    expect(first && nightsOf(first.entry)).toBe(2);
  });

  it('keeps what tells no time', () => {
    const { lines, untimed } = toTimeline([aSegment('activity', { activity_name: 'Some day' })]);
    expect([lines, untimed.length]).toEqual([[], 1]);
  });

  it('knows home by the clocks of a place in the home country', () => {
    expect(findHomeZone([toCusco, aFlight()], 'CO')).toBe('America/Bogota');
    expect(findHomeZone([aFlight()], 'DE')).toBeNull();
    expect(findHomeZone([aFlight()], null)).toBeNull();
  });
});

describe('how it stands with a flight', () => {
  const now = at('2026-04-02T12:00:00Z');
  const state = (changes: Parameters<typeof aFlight>[0], when = now) => {
    const [line] = toTimeline([aFlight(changes)]).lines.filter(({ kind }) => kind === 'entry');
    return line?.kind === 'entry' ? toEntryState(line.entry, when) : null;
  };
  it.each([
    [{}, now, { kind: 'ahead' }],
    [{}, at('2026-04-02T20:00:00Z'), { kind: 'now' }],
    [{}, at('2026-04-02T22:15:00Z'), { kind: 'done' }],
    [{ status: 2 }, now, { kind: 'cancelled' }],
    [{ status: 3 }, now, { kind: 'delayed', by: null }],
    [{ estimated_departure: '2026-04-02T14:50:00' }, now, { kind: 'delayed', by: 45 * MINUTE }],
    [{ estimated_arrival: '2026-04-02T17:05:00' }, now, { kind: 'delayed', by: -10 * MINUTE }],
    [{ diverted_to: 'AQP' }, now, { kind: 'diverted', to: 'AQP' }],
  ])('%j is told', (changes, when, told) => expect(state(changes, when)).toEqual(told));
});

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instants = fc
  .integer({ min: at('2000-01-01T00:00:00Z') / 1000, max: at('2035-12-31T00:00:00Z') / 1000 })
  .map((second) => second * 1000);

test('a day is what the calendar of the place shows, in every zone and over every change of clocks', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const local = toLocal(instant, zone) ?? '';
      const told = toLocalMoment({ local, zone, utc: new Date(instant).toISOString() });
      expect(told).toEqual({ day: local.slice(0, 10), at: { moment: instant, zone }, instant });
      expect(toLocalMoment({ local, zone, utc: null })?.instant).toBe(toInstant(local, zone));
    }),
  );
});

test('whatever the zones, all that is told stands on it once, in the order of its moments', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(instants, zones), { maxLength: 12 }), (rides) => {
      const segments = rides.map(([instant, zone], index) =>
        aFlight({
          id: `${index}`,
          departure_time_zone_id: zone,
          departure_datetime: toLocal(instant, zone),
          departure_datetime_utc: new Date(instant).toISOString(),
        }),
      );
      const entries = toTimeline(segments).lines.flatMap((line) =>
        line.kind === 'entry' ? [line.entry] : [],
      );
      expect(new Set(entries.map(({ segment }) => segment.id)).size).toBe(segments.length);
      const moments = entries.map(({ begins }) => begins.instant ?? NaN);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
    }),
  );
});

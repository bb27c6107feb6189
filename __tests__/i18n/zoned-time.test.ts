import fc from 'fast-check';

import { createFormat } from '@/i18n/format/create-format';
import { type PlaceTime, toWallTime } from '@/i18n/format/wall-time';
import { writeOffset } from '@/i18n/format/zoned-time';
import { LANGUAGES, type Language } from '@/i18n/languages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ZONES = Intl.supportedValuesOf('timeZone');

const formatFor = (language: Language, clock: '12h' | '24h' = '24h') =>
  createFormat({ language, clock, units: 'metric', isMonthFirst: false, firstWeekday: 0 });
const en = formatFor('en');
const at = (zone: string, utc: string): PlaceTime => ({ moment: Date.parse(`${utc}Z`), zone });
/** The joiner in an offset, and spaces that do not break, look like others in a failure's report. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u2060', '').replaceAll('\u00A0', ' ');
const say = (format: ReturnType<typeof createFormat>, ...args: Parameters<typeof format.zonedTime>) =>
  Object.fromEntries(
    Object.entries<string | null>({ ...format.zonedTime(...args) }).map(([name, text]) => [
      name,
      plain(text) ?? null,
    ]),
  );

/** What the engine itself says of a zone, by another way than the one under test: `GMT+05:30`. */
function offsetOf(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function toMoment(wall: ReturnType<typeof toWallTime>): number {
  const { day, hour, minute, offset } = wall ?? { day: '', hour: 0, minute: 0, offset: 0 };
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return Date.parse(`${day}T${clock}:00Z`) - (offset ?? 0) * MINUTE;
}

describe('clocks at a place', () => {
  it('show each moment once, in every zone that there is', () => {
    const moments = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), moments, (zone, moment) => {
        const wall = toWallTime({ moment, zone });
        expect(wall?.offset).toBe(offsetOf(zone, moment));
        // Some zones were a few seconds off a whole minute until 1972; all moments here are later.
        expect(toMoment(wall)).toBe(Math.floor(moment / MINUTE) * MINUTE);
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Antarctica/Troll',
  ])('in %s lose no minute when they are changed', (zone) => {
    const year = Array.from({ length: 365 * 24 }, (_, hour) => Date.UTC(2026, 0, 1) + hour * HOUR);
    const offsetAt = (moment: number) => toWallTime({ moment, zone })?.offset;
    const changes = year.filter((moment) => offsetAt(moment) !== offsetAt(moment + HOUR));
    expect(changes).toHaveLength(2);
    for (const change of changes)
      for (let minute = 0; minute <= 60; minute += 1) {
        const moment = change + minute * MINUTE;
        expect(toMoment(toWallTime({ moment, zone }))).toBe(moment);
      }
  });

  it.each([
    ['11/15/2026, 24:05:00', { day: '2026-11-15', hour: 0, minute: 5 }],
    ['11/15/2026, 12:05:00 AM', { day: '2026-11-15', hour: 0, minute: 5 }],
    ['11/15/2026, 12:05:00\u202FPM', { day: '2026-11-15', hour: 12, minute: 5 }],
    ['11/15/2026, 11:05:00 pm', { day: '2026-11-15', hour: 23, minute: 5 }],
  ])('are read from an engine that writes %j', (written, wall) => {
    const engine = jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation(() => ({ format: () => written }) as unknown as Intl.DateTimeFormat);
    // Clocks are kept by their zone, so that each engine has a zone of its own.
    expect(toWallTime(at(`Engine/${written}`, '2026-11-15T05:05:00'))).toMatchObject(wall);
    engine.mockRestore();
  });

  it('are those of UTC where the zone is unknown here, and as written where nobody told it', () => {
    expect(say(en, at('Mars/Olympus', '2026-11-15T19:05:00'))).toMatchObject({ time: '19:05', zone: 'UTC' });
    expect(say(en, at('', '2026-11-15T19:05:00'))).toMatchObject({ time: '19:05', zone: 'UTC' });
    expect(say(en, { local: '2026-11-15T14:05:00' }, { home: 'Europe/Berlin' })).toEqual({
      time: '14:05',
      planned: null,
      zone: null,
      days: null,
      home: null,
      spoken: '14:05',
    });
  });

  it.each([
    { local: '' },
    { local: '2026-02-30T10:00' },
    { local: '2026-02-03T24:00' },
    { moment: NaN, zone: 'UTC' },
  ])('show nothing for %j, which names no time', (nothing) => expect(en.zonedTime(nothing)).toBeNull());
});

describe('a time at a place', () => {
  const departure = at('America/Bogota', '2026-11-15T18:20:00');
  const later = at('America/Bogota', '2026-11-15T19:05:00');

  it('stands beside what was planned, and says so aloud', () => {
    expect(say(en, later, { planned: departure, home: 'Europe/Berlin' })).toEqual({
      planned: '13:20',
      time: '14:05',
      zone: 'UTC−5',
      days: null,
      home: '20:05 at home',
      spoken: 'planned 13:20, now 14:05, UTC−5',
    });
  });

  it('does not strike through a plan that holds', () => {
    expect(say(en, departure, { planned: departure })).toMatchObject({
      planned: null,
      spoken: '13:20, UTC−5',
    });
  });

  it('tells of the next day by the calendars of the two places, not by hours', () => {
    const inMadrid = at('Europe/Madrid', '2026-11-16T04:30:00');
    expect(say(en, inMadrid, { from: departure })).toMatchObject({ time: '05:30', days: '+1 day' });
    // Delayed over midnight.
    const night = at('America/Bogota', '2026-11-16T05:10:00');
    expect(say(en, night, { planned: departure })).toMatchObject({ time: '00:10', days: '+1 day' });
    // Less than a day on the way, and two days on.
    const auckland = at('Pacific/Auckland', '2026-11-16T12:00:00');
    expect(say(en, auckland, { from: at('America/Los_Angeles', '2026-11-16T06:30:00') })).toMatchObject({
      days: '+2 days',
    });
  });

  it('tells of the day before across the date line', () => {
    const apia = at('Pacific/Apia', '2026-11-15T11:30:00');
    const pagoPago = at('Pacific/Pago_Pago', '2026-11-15T12:15:00');
    expect(say(en, pagoPago, { from: apia })).toMatchObject({ time: '01:15', days: '−1 day' });
  });

  it('says at home only where clocks there show something else, with its day', () => {
    const noon = '2026-11-15T12:00:00';
    expect(say(en, at('Europe/Paris', noon), { home: 'Europe/Berlin' }).home).toBeNull();
    expect(say(en, at('Asia/Tokyo', '2026-11-15T16:00:00'), { home: 'Europe/Berlin' }).home).toBe(
      '17:00 (−1 day) at home',
    );
    expect(say(en, at('America/Bogota', noon), { home: 'Nowhere/Else' }).home).toBeNull();
  });

  it.each([
    ['en', 'planned 13:20, now 14:05, UTC−5', '20:05 at home', '+1 day', '+2 days'],
    ['es', 'previsto 13:20, ahora 14:05, UTC−5', '20:05 en casa', '+1 día', '+2 días'],
    ['fr', 'prévu 13:20, maintenant 14:05, UTC−5', '20:05 chez vous', '+1 jour', '+2 jours'],
    ['de', 'geplant 13:20, jetzt 14:05, UTC−5', '20:05 zu Hause', '+1 Tag', '+2 Tage'],
  ] as const)('in %s', (language, spoken, home, oneDay, twoDays) => {
    const format = formatFor(language);
    expect(say(format, later, { planned: departure, home: 'Europe/Berlin' })).toMatchObject({ spoken, home });
    const dayOn = (count: number) =>
      say(
        format,
        { moment: Date.UTC(2026, 10, 15 + count), zone: 'UTC' },
        { from: at('UTC', '2026-11-15T00:00:00') },
      );
    expect([dayOn(1).days, dayOn(2).days]).toEqual([oneDay, twoDays]);
  });

  it('keeps to twelve hours where its owner does', () => {
    expect(LANGUAGES.map((language) => say(formatFor(language, '12h'), later).time)).toEqual(
      LANGUAGES.map(() => '2:05 PM'),
    );
  });

  it.each([
    [0, 'UTC'],
    [330, 'UTC+5:30'],
    [-300, 'UTC−5'],
    [-210, 'UTC−3:30'],
    [845, 'UTC+14:05'],
  ])('names an offset of %d minutes %s', (minutes, name) => expect(plain(writeOffset(minutes))).toBe(name));
});

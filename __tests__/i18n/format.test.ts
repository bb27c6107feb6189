import { createFormat } from '@/i18n/format/create-format';
import { LANGUAGES, toLanguage, type Language } from '@/i18n/languages';
import { toLocale, type DeviceHabits } from '@/i18n/locale';

const habits = (changes: Partial<DeviceHabits> = {}): DeviceHabits => ({
  languageTag: 'en-US',
  region: 'US',
  usesMetric: true,
  uses24HourClock: true,
  firstWeekday: null,
  ...changes,
});
const formatFor = (language: Language, changes: Partial<DeviceHabits> = {}) =>
  createFormat(toLocale(habits({ languageTag: language, region: null, ...changes })));
const en = formatFor('en');
const TODAY = '2026-11-15';

/** Spaces that do not break look like others in a failure's report. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('a language', () => {
  it.each([
    ['de-AT', 'de'],
    ['es_419', 'es'],
    ['FR', 'fr'],
    ['pt-BR', 'en'],
    ['', 'en'],
  ])('for a device set to %j is %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });

  it('and the units may be chosen over those of the device', () => {
    expect(toLocale(habits(), { language: 'fr', units: 'imperial' })).toMatchObject({
      language: 'fr',
      units: 'imperial',
      isMonthFirst: false,
      firstWeekday: 6,
    });
  });
});

describe('days', () => {
  it.each([
    ['en', 'Nov 12', 'Nov 12 – Dec 4', 'Dec 30, 2026 – Jan 4, 2027'],
    ['es', '12 nov', '12 nov – 4 dic', '30 dic 2026 – 4 ene 2027'],
    ['fr', '12 nov.', '12 nov. – 4 déc.', '30 déc. 2026 – 4 janv. 2027'],
    ['de', '12. Nov.', '12. Nov. – 4. Dez.', '30. Dez. 2026 – 4. Jan. 2027'],
  ] as const)('in %s', (language, day, days, overNewYear) => {
    const format = formatFor(language);
    expect(format.day('2026-11-12', TODAY)).toBe(day);
    expect(format.days('2026-11-12', '2026-12-04', TODAY)).toBe(days);
    expect(format.days('2026-12-30', '2027-01-04', TODAY)).toBe(overNewYear);
  });

  it('begin with the day where English does', () => {
    expect(formatFor('en', { region: 'GB' }).day('2026-11-12', TODAY)).toBe('12 Nov');
  });

  it('call the first of a month so in French', () => {
    expect(formatFor('fr').day('2026-09-01', TODAY)).toBe('1er sept.');
    expect(formatFor('fr').day('2026-09-21', TODAY)).toBe('21 sept.');
    expect(formatFor('es').day('2026-09-01', TODAY)).toBe('1 sept');
  });

  it('show the year where it is another', () => {
    expect(en.day('2027-01-08', TODAY)).toBe('Jan 8, 2027');
    expect(en.days('2027-01-08', '2027-01-21', TODAY)).toBe('Jan 8 – Jan 21, 2027');
    expect(en.days('2026-11-12', '2026-11-12', TODAY)).toBe('Nov 12');
  });

  it('that are none are shown as they were written', () => {
    expect(en.day('2026-02-31', TODAY)).toBe('2026-02-31');
    expect(en.day('soon', TODAY)).toBe('soon');
  });

  it.each([
    ['2027-01-08', 'in 54 days'],
    ['2026-11-16', 'tomorrow'],
    ['2026-11-15', 'today'],
    ['2026-11-14', 'yesterday'],
    ['2026-11-12', '3 days ago'],
  ])('to %s are %s', (day, words) => {
    expect(en.daysTo(day, TODAY)).toBe(words);
  });

  it.each([
    ['2026-11-12', '2026-12-04', 'day 4 of 23'],
    ['2026-11-15', '2026-11-15', 'day 1 of 1'],
    ['2026-12-01', '2026-12-04', 'in 16 days'],
    ['2026-11-01', '2026-11-14', 'Nov 14'],
  ])('of a trip from %s to %s are told as %s', (first, last, words) => {
    expect(en.stage(first, last, TODAY)).toBe(words);
  });
});

describe('moments', () => {
  const now = new Date(2026, 10, 15, 11, 41).getTime();
  const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();

  it.each([
    [at(15, 11, 41), 'just now'],
    [at(15, 11, 36), '5 min ago'],
    [at(15, 9, 41), '2 h ago'],
    [at(13, 9, 41), '2 days ago'],
    [new Date(2026, 8, 3).getTime(), 'Sep 3'],
    [new Date(2025, 8, 3).getTime(), 'Sep 3, 2025'],
    // A clock that was wrong: not "in 2 h", which nobody could mean.
    [at(15, 13, 41), 'today 13:41'],
  ])('%d is %s', (moment, words) => {
    expect(en.ago(moment, now)).toBe(words);
  });

  it.each([
    ['en', 'today 09:41', 'yesterday 18:05', 'Nov 12, 09:41', '2 h ago'],
    ['es', 'hoy 09:41', 'ayer 18:05', '12 nov, 09:41', 'hace 2 h'],
    ['fr', 'aujourd’hui 09:41', 'hier 18:05', '12 nov., 09:41', 'il y a 2 h'],
    ['de', 'heute 09:41', 'gestern 18:05', '12. Nov., 09:41', 'vor 2 Std.'],
  ] as const)('in %s', (language, today, yesterday, earlier, ago) => {
    const format = formatFor(language);
    expect(format.moment(at(15, 9, 41), now)).toBe(today);
    expect(format.moment(at(14, 18, 5), now)).toBe(yesterday);
    expect(format.moment(at(12, 9, 41), now)).toBe(earlier);
    expect(format.ago(at(15, 9, 41), now)).toBe(ago);
  });

  it('go by twelve hours where the traveller does', () => {
    const format = formatFor('en', { uses24HourClock: false });
    expect(plain(format.time(at(15, 0, 5)))).toBe('12:05 AM');
    expect(plain(format.time(at(15, 21, 41)))).toBe('9:41 PM');
  });

  it.each([
    [20_000, '1 min'],
    [45 * 60_000, '45 min'],
    [150 * 60_000, '2 h 30 min'],
    [3 * 3_600_000, '3 h'],
    [72 * 3_600_000, '3 days'],
  ])('%d ms last %s', (ms, words) => {
    expect(en.duration(ms)).toBe(words);
  });
});

describe('numbers', () => {
  it.each([
    ['en', '1,234,567.5', '1,234', '62%'],
    ['es', '1.234.567,5', '1234', '62 %'],
    ['fr', '1 234 567,5', '1 234', '62 %'],
    ['de', '1.234.567,5', '1.234', '62 %'],
  ] as const)('in %s', (language, large, four, percent) => {
    const format = formatFor(language);
    expect(plain(format.number(1_234_567.5, 1))).toBe(large);
    expect(plain(format.number(1234))).toBe(four);
    expect(plain(format.percent(0.62))).toBe(percent);
  });

  it('have no negative zero, and no words for what is none', () => {
    expect(en.number(-0.2)).toBe('0');
    expect(en.number(-3)).toBe('−3');
    expect(en.number(Number.NaN)).toBe('–');
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [31_200, '31 KB'],
    [999_499, '999 KB'],
    [999_600, '1.0 MB'],
    [4_210_000, '4.2 MB'],
    [18_600_000, '18.6 MB'],
    [999_960_000, '1.0 GB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(plain(en.bytes(bytes))).toBe(words);
  });

  it('of bytes are octets in French', () => {
    expect(plain(formatFor('fr').bytes(4_210_000))).toBe('4,2 Mo');
  });
});

describe('distances', () => {
  it.each([
    [0, '0 m'],
    [347, '350 m'],
    [994, '990 m'],
    [996, '1.0 km'],
    [1210, '1.2 km'],
    [9960, '10 km'],
    [48_400, '48 km'],
    [1_234_000, '1,234 km'],
  ])('of %d m are %s', (metres, words) => {
    expect(plain(en.distance(metres))).toBe(words);
  });

  it.each([
    [60, '200 ft'],
    [400, '0.2 mi'],
    [1210, '0.8 mi'],
    [48_400, '30 mi'],
  ])('of %d m are %s to those who go by miles', (metres, words) => {
    expect(plain(formatFor('en', { usesMetric: false }).distance(metres))).toBe(words);
  });

  it.each([
    ['en', 'NE', 'W', 'north-east'],
    ['es', 'NE', 'O', 'noreste'],
    ['fr', 'NE', 'O', 'nord-est'],
    ['de', 'NO', 'W', 'Nordosten'],
  ] as const)('have a direction in %s', (language, northEast, west, long) => {
    const format = formatFor(language);
    expect(format.compassPoint(50)).toBe(northEast);
    expect(format.compassPoint(-90)).toBe(west);
    expect(format.compassPoint(45, 'long')).toBe(long);
    expect(format.compassPoint(359)).toBe('N');
  });
});

test('every language has its own words for days to go', () => {
  expect(LANGUAGES.map((language) => formatFor(language).daysTo('2027-01-08', TODAY))).toEqual([
    'in 54 days',
    'en 54 días',
    'dans 54 jours',
    'in 54 Tagen',
  ]);
});

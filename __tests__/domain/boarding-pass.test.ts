import fc from 'fast-check';

import { findFlight, toFlightDay } from '@/domain/boarding-pass/flight-of-pass';
import { type BoardingPass, readPass, toCode } from '@/domain/boarding-pass/read-pass';

import { aPassCode } from '../support/boarding-passes';
import { aFlight } from '../support/segments';

function passOf(code: string): BoardingPass {
  const reading = readPass(code);
  if (reading.kind !== 'pass') throw new Error(`unreadable: ${reading.why}`);
  return reading.pass;
}

const letters = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[A-Z]{${least},${most}}$`), { size: 'max' });
const aLeg = fc.record({
  bookingNumber: fc.stringMatching(/^[A-Z0-9]{5,7}$/),
  from: letters(3, 3),
  to: letters(3, 3),
  airline: fc.stringMatching(/^[A-Z0-9]{2,3}$/),
  flightNumber: fc.stringMatching(/^[1-9]\d{0,3}[A-Z]?$/).filter((text) => text.length <= 5),
  dayOfYear: fc.integer({ min: 1, max: 366 }),
  cabin: letters(1, 1),
  seat: fc.oneof(fc.stringMatching(/^[1-9]\d{0,2}[A-Z]$/), fc.constant('INF')),
  sequence: fc.stringMatching(/^[1-9]\d{0,3}$/),
});
const more = fc.stringMatching(/^[ -~]{0,255}$/);
const aWrittenPass = fc.record({
  name: fc.tuple(letters(1, 12), letters(1, 7)),
  legs: fc.array(fc.tuple(aLeg, more), { minLength: 1, maxLength: 4 }),
  end: fc.constantFrom(
    '',
    '^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE',
  ),
});
const written = ({ name, legs, end }: typeof aWrittenPass extends fc.Arbitrary<infer Pass> ? Pass : never) =>
  aPassCode(
    legs.map(([leg, added]) => ({ ...leg, more: added })),
    name.join('/'),
    end,
  );

describe('the code of a boarding pass', () => {
  it('is read as the standard prints it', () => {
    const { passenger, legs, unread } = passOf(
      'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100',
    );
    expect(passenger).toBe('LUC DESMARAIS');
    expect(legs).toEqual([
      {
        bookingNumber: 'ABC123',
        from: 'YUL',
        to: 'FRA',
        airline: 'AC',
        flightNumber: '834',
        dayOfYear: 226,
        cabin: 'F',
        seat: '1A',
        sequence: '25',
      },
    ]);
    expect(unread).toEqual([]);
  });

  it('gives back whatever was written, however many flights and whatever airlines add', () => {
    fc.assert(
      fc.property(aWrittenPass, (pass) => {
        const read = passOf(written(pass));
        expect(read.legs).toEqual(pass.legs.map(([leg]) => leg));
        expect(read.passenger).toBe(`${pass.name[1]} ${pass.name[0]}`);
        expect(read.unread).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, whatever was done to it, and tells only what stands there', () => {
    const aChange = fc.record({
      at: fc.nat(1600),
      removed: fc.nat(40),
      put: fc.string({ unit: 'binary', maxLength: 40 }),
    });
    fc.assert(
      fc.property(aWrittenPass, fc.array(aChange, { maxLength: 4 }), (pass, changes) => {
        const code = changes.reduce(
          (text, { at, removed, put }) => text.slice(0, at) + put + text.slice(at + removed),
          written(pass),
        );
        const reading = readPass(toCode(code));
        if (reading.kind === 'unreadable') return;
        for (const value of reading.pass.legs.flatMap((leg) =>
          Object.values<string | number | null>({ ...leg }),
        ))
          if (value !== null) expect(code).toContain(String(value));
        expect(reading.pass.legs.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['https://example.com/boarding', 'not-a-pass'],
    ['M9DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100', 'not-a-pass'],
    ['M1DESMARAIS/LUC       EABC123 YULFRA', 'cut-short'],
  ])('%j is %s', (text, why) => {
    expect(readPass(text)).toEqual({ kind: 'unreadable', why });
    expect(readPass('M1'.padEnd(5000))).toEqual({ kind: 'unreadable', why: 'too-long' });
  });

  it('says what could not be read, and reads the rest', () => {
    const code = aPassCode([{ from: '??1', dayOfYear: 400, more: 'ABC' }], '1/2');
    const { legs, unread } = passOf(code.slice(0, -1));
    expect(unread).toEqual(['passenger', 'from', 'dayOfYear', 'rest']);
    expect(legs[0]).toMatchObject({ from: null, dayOfYear: null, to: 'LIM', seat: '9C' });
    expect(passOf(aPassCode([{}, {}]).slice(0, 70)).unread).toEqual(['rest']);
    // What was left blank is not told, and nothing was missed.
    expect(passOf(aPassCode([{ cabin: ' ' }]))).toMatchObject({ unread: [], legs: [{ cabin: null }] });
  });

  it('is taken as it was pasted, with line ends and blanks of another page', () => {
    const code = aPassCode();
    expect(toCode(`\n ${code.replaceAll(' ', '\u00A0')}\r\n`)).toBe(code);
  });
});

describe('the flight of a boarding pass', () => {
  it.each([
    [1, '2026-12-30', '2027-01-01'],
    [365, '2027-01-02', '2026-12-31'],
    [366, '2028-12-30', '2028-12-31'],
    [366, '2026-06-01', null],
    [60, '2028-03-01', '2028-02-29'],
    [60, '2026-03-01', '2026-03-01'],
  ])('day %d near %s is %s', (dayOfYear, near, day) => {
    expect(toFlightDay({ dayOfYear }, near)).toBe(day);
  });

  it('is within half a year of the booking, and on that day of its year', () => {
    const aDay = fc.date({ min: new Date('2001-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), aDay, (dayOfYear, date) => {
        const near = date.toISOString().slice(0, 10);
        const day = Date.parse(toFlightDay({ dayOfYear }, near) ?? '');
        expect(Math.abs(day - Date.parse(near)) / 86_400_000).toBeLessThanOrEqual(183);
        expect((day - Date.UTC(new Date(day).getUTCFullYear(), 0, 0)) / 86_400_000).toBe(dayOfYear);
      }),
    );
  });

  it('is the booked one by its number and its day', () => {
    const found = (leg: Parameters<typeof aPassCode>[0], flight = aFlight()) =>
      findFlight(passOf(aPassCode(leg)), flight);
    expect(found([{}])).toMatchObject({ day: '2026-04-02', isOther: false });
    expect(found([{ dayOfYear: 93 }])).toMatchObject({ day: '2026-04-03', isOther: true });
    expect(found([{ flightNumber: '45' }]).isOther).toBe(true);
    expect(found([{ airline: 'LA' }]).isOther).toBe(true);
    // Late into the next day, it is still the flight of the day before.
    expect(found([{}], aFlight({ estimated_departure: '2026-04-03T00:20:00' })).isOther).toBe(false);
    const easy = aFlight({ iata_code: 'U2', flight_number: 'U28123' });
    expect(found([{ airline: 'U2', flightNumber: '8123' }], easy).isOther).toBe(false);
    // Whoever booked it wrote less, or otherwise.
    expect(found([{}], aFlight({ iata_code: null, flight_number: 'AV09145' })).isOther).toBe(false);
    expect(found([{}], aFlight({ departure_datetime: null, departure_datetime_utc: null })).isOther).toBe(
      false,
    );
  });

  it('is one of several on a pass for all of them', () => {
    const on = aFlight({ flight_number: '45', origin: 'LIM', destination: 'CUZ' });
    const pass = passOf(aPassCode([{}, { flightNumber: '45', from: 'LIM', to: 'CUZ', seat: '31K' }]));
    expect(findFlight(pass, on)).toMatchObject({ isOther: false, leg: { seat: '31K' } });
  });
});

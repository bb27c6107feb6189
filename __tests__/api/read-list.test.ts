import { z } from 'zod';

import { readList, readRecord } from '@/api/read-list';
import { readTripAlerts } from '@/api/read-trip-alerts';
import { ContactType } from '@/contract/contact-detail';
import { Country, CountryMapData } from '@/contract/country';
import { Trip } from '@/contract/trip';

import { aCountry, aMapData, anAlert, anEmergencyNumber, aTrip, aTripAlert } from './support/records';

describe('a list', () => {
  it('sets a malformed record aside, and keeps the others', () => {
    const json = [aTrip(), aTrip({ start: 'soon' }), null, 'trip', [], aTrip({ id: 'trip-2' })];

    const list = readList(Trip, json);

    expect(list?.records.map(({ id }) => id)).toEqual(['trip-1', 'trip-2']);
    expect(list?.setAside).toBe(4);
  });

  it.each([
    ['no id', { id: '' }],
    ['an id that changes when it is stored', { id: 'a\0b' }],
    ['half a character in its id', { id: '\ud800' }],
    [
      'more levels than the store reads',
      { extra: JSON.parse('['.repeat(1_500) + ']'.repeat(1_500)) as unknown },
    ],
  ])('sets a record aside that has %s, for it would cost the whole page', (_what, changes) => {
    expect(readList(Trip, [aTrip(), aTrip(changes)])).toMatchObject({ records: [aTrip()], setAside: 1 });
  });

  it('sets an alert aside that could not be kept under its own id', () => {
    const json = { trip_alerts: [aTripAlert({ alert: anAlert({ id: '' }) })], past_alerts: [anAlert()] };

    expect(readTripAlerts(json)).toMatchObject({ value: { trip_alerts: [] }, setAside: 1 });
  });

  it('may be empty', () => {
    expect(readList(Trip, [])).toEqual({ records: [], setAside: 0 });
  });

  it('says so when nothing in it could be read', () => {
    expect(readList(Trip, [{}, {}])).toEqual({ records: [], setAside: 2 });
  });

  it.each([[{}], [{ length: 0 }], [null], ['[]'], [0], [undefined]])('is not %p', (json) => {
    expect(readList(Trip, json)).toBeNull();
  });
});

describe('a record', () => {
  it('is kept as it came', () => {
    const trip = aTrip({
      colour: 'red',
      destinations: [{ ...aTrip().destinations[0], hotel: { stars: 3 } }],
    });

    const read = readRecord(Trip, trip);

    expect(read?.value).toBe(trip);
    expect(read?.value).toEqual(aTrip({ colour: 'red', destinations: trip.destinations }));
  });

  it('is handed on uncopied, with its outlines', () => {
    const map = aMapData();

    expect(readRecord(CountryMapData, map)?.value).toBe(map);
  });

  it('takes the value that stands in for one it does not know, and nothing else changes', () => {
    const numbers = [anEmergencyNumber(), anEmergencyNumber({ typ: 777, spoken: ['en'] })];
    const country = aCountry({ emerg_numbers: numbers, anthem: 'x' });

    const read = readRecord(Country, country);

    expect(read?.value).toEqual({
      ...country,
      emerg_numbers: [numbers[0], { ...numbers[1], typ: ContactType.Other }],
    });
    expect(numbers[1]).toMatchObject({ typ: 777 });
  });

  it('takes a value that stands in for a missing one', () => {
    const schema = z.object({ level: z.string().catch('low'), list: z.array(z.int()).catch([]) });

    expect(readRecord(schema, { list: [1, 'two'], more: 1 })?.value).toEqual({
      level: 'low',
      list: [],
      more: 1,
    });
  });

  it('is not taken in by a field that poses as a prototype', () => {
    const json: unknown = JSON.parse('{"level":1,"__proto__":{"admin":true}}');
    const schema = z.object({ level: z.string().catch('low') });

    const record = readRecord(schema, json)?.value;

    expect(record?.level).toBe('low');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each([[null], [[]], ['x'], [aTrip({ id: 5 })], [undefined]])('is not %p', (json) => {
    expect(readRecord(Trip, json)).toBeNull();
  });
});

describe('the alerts of a trip', () => {
  const read = (tripAlerts: unknown, pastAlerts: unknown) =>
    readTripAlerts({ trip_alerts: tripAlerts, past_alerts: pastAlerts, checked: 'x' });

  it('set aside what is malformed, in each list on its own', () => {
    const unknownRisk = anAlert({ risk_level: 'extreme' });

    expect(read([aTripAlert(), aTripAlert({ alert: unknownRisk })], [{}, anAlert(), unknownRisk])).toEqual({
      value: { trip_alerts: [aTripAlert()], past_alerts: [anAlert()], checked: 'x' },
      setAside: 3,
    });
  });

  it('may be none', () => {
    expect(read([], [])?.value).toMatchObject({ trip_alerts: [], past_alerts: [] });
  });

  it.each([
    [undefined, []],
    [[], undefined],
    [{}, []],
    [[], null],
  ])('are unreadable, not empty, when a list is missing (%p, %p)', (during, before) => {
    expect(read(during, before)).toBeNull();
  });

  it.each([[null], [[]], ['x'], [undefined]])('are not %p', (json) => {
    expect(readTripAlerts(json)).toBeNull();
  });
});

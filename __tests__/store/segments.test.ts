import { downloadNames } from '@/store/download-kinds';
import { prune } from '@/store/prune';
import { listTripWindow } from '@/store/segment-window';
import { getTripOfSegment, listTripSegments, saveSegments } from '@/store/segments';
import { writeSegment } from '@/store/segment-writes';
import { reportStorage } from '@/store/storage-report';
import { saveTrips } from '@/store/trips';

import { aTrip } from '../support/records';
import { aFlight, aSegment, aWrittenHotel } from '../support/segments';
import { openTestStore, type TestStore } from '../support/test-store';

const TODAY = '2026-03-20';

describe('what is booked, on the device', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write((transaction) => saveTrips(transaction, [aTrip(), aTrip({ id: 'trip-2' })]));
  });
  const book = (tripId: string, ...segments: Parameters<typeof saveSegments>[2]) =>
    device.write((transaction) => saveSegments(transaction, downloadNames.tripSegments(tripId), segments));
  const ofTrip = async (tripId: string) =>
    (await device.read((reader) => listTripSegments(reader, tripId))).map(({ id }) => id).sort();
  const tripOf = (id: string) => device.read((reader) => getTripOfSegment(reader, id));

  it('belongs to its trip, whose it is found as', async () => {
    await book('trip-1', aFlight(), aSegment('hotel'));
    await book('trip-2', aFlight({ id: 'back' }));
    expect(await ofTrip('trip-1')).toEqual(['air-1', 'hotel-1']);
    expect(await tripOf('back')).toBe('trip-2');
    expect(await tripOf('unheard-of')).toBeNull();
  });

  const flightOn = (day: string, changes: Parameters<typeof aFlight>[0] = {}) =>
    aFlight({
      id: day,
      departure_datetime: `${day}T08:00:00`,
      departure_datetime_utc: null,
      arrival_datetime: `${day}T11:00:00`,
      arrival_datetime_utc: null,
      ...changes,
    });
  const daysOfMarch = Array.from({ length: 31 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);
  const windowOf = async (limit: number | null, now = '2026-03-20T00:00:00Z') => {
    const wanted = { now: Date.parse(now), limit };
    const { segments, ...window } = await device.read((reader) => listTripWindow(reader, 'trip-1', wanted));
    return { ...window, ids: segments.map(({ id }) => id).sort() };
  };

  it('is read from the first that is not over, with the number of what lies before it', async () => {
    await book('trip-1', ...daysOfMarch.map((day) => flightOn(day)), aSegment('activity'));
    const near = ['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21', 'activity-1'];
    expect(await windowOf(2)).toEqual({ ids: near, lastId: '2026-03-21', before: 16 });
    expect(await windowOf(100)).toMatchObject({ lastId: null, before: 16 });
    expect(await windowOf(null)).toMatchObject({ ids: { length: 32 }, lastId: null, before: 0 });
    // Where all of it is over, from its beginning.
    expect(await windowOf(2, '2026-05-01T00:00:00Z')).toMatchObject({
      ids: ['2026-03-01', '2026-03-02', 'activity-1'],
      before: 0,
    });
  });

  it('has in that window what goes on since long, what was called off, and what the traveller has changed', async () => {
    const stay = aSegment('hotel', { id: 'stay', checkin_date: '2026-03-15', checkout_date: '2026-03-25' });
    await book('trip-1', ...daysOfMarch.map((day) => flightOn(day)), stay);
    expect(await windowOf(1)).toMatchObject({ before: 12 });
    await book(
      'trip-1',
      ...daysOfMarch.map((day) => flightOn(day, day === '2026-03-05' ? { status: 2 } : {})),
    );
    expect(await windowOf(1)).toMatchObject({
      ids: ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'],
      before: 1,
    });
    const segment = aWrittenHotel({ checkin_date: '2026-03-01', checkout_date: '2026-03-02' });
    await device.write((transaction) =>
      writeSegment(transaction, { tripId: 'trip-1', segmentId: '2026-03-01', segment }, device.context),
    );
    expect(await windowOf(1)).toMatchObject({
      ids: ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'],
      before: 0,
    });
  });

  it('is read whole where it came before anybody kept when it takes place', async () => {
    await book('trip-1', ...daysOfMarch.map((day) => flightOn(day)));
    // As the migration leaves them.
    const unknown = '{"begins":-1,"last":-1,"until":null,"lines":0}';
    await device.write((transaction) => transaction.run('update members set details = ?', [unknown]));
    expect(await windowOf(3)).toMatchObject({ ids: { length: 31 }, lastId: null, before: 0 });
  });

  it('leaves when the service no longer tells of it', async () => {
    await book('trip-1', aFlight(), aSegment('hotel'));
    await book('trip-1', aSegment('hotel'));
    await book('trip-2', aFlight({ id: 'back' }));
    await device.write((transaction) => prune(transaction, TODAY, { allCountries: false }));
    const rows = await device.read((reader) => reader.all<{ id: string }>('select id from segments'));
    expect(rows.map(({ id }) => id).sort()).toEqual(['back', 'hotel-1']);
  });

  it('counts in the size of its trip', async () => {
    const before = await device.read(reportStorage);
    await book('trip-1', aFlight());
    const after = await device.read(reportStorage);
    const bytes = JSON.stringify(aFlight()).length + 1; // The accent of Bogotá is one more.
    expect(after.segments.bytes).toBe(bytes);
    expect((after.trips['trip-1']?.bytes ?? 0) - (before.trips['trip-1']?.bytes ?? 0)).toBe(bytes);
    expect(after.trips['trip-2']?.bytes).toBe(before.trips['trip-2']?.bytes);
  });

  it.each([
    ['avianca', 'air'],
    ['AV 9145', 'air'],
    ['av9145', 'air'],
    ['K7Q2MD', 'air'],
    ['bogota', 'air'],
    ['san blas', 'hotel'],
    ['perurail 33', 'rail'],
    ['queen', 'cruise'],
    ['localiza', 'car'],
    ['rafting', 'activity'],
  ])('is found by "%s"', async (words, kind) => {
    await book(
      'trip-1',
      aFlight(),
      aSegment('hotel', { hotel_name: 'Hostal San Blas', city_name: 'Cusco' }),
      aSegment('rail', { rail_line: 'PeruRail', train_number: '33' }),
      aSegment('cruise', { cruise_line: 'Cunard', ship_name: 'Queen Mary 2' }),
      aSegment('car', { car_company: 'Localiza', pickup_city_name: 'Cali' }),
      aSegment('activity', { activity_name: 'Rafting' }),
    );
    const found = await device.store.search.find(words);
    expect(found.map(({ kind: of, id }) => `${of}/${id}`)).toEqual([`segments/${kind}-1`]);
  });
});

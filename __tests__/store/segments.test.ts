import { downloadNames } from '@/store/download-kinds';
import { prune } from '@/store/prune';
import { getTripOfSegment, listTripSegments, saveSegments } from '@/store/segments';
import { reportStorage } from '@/store/storage-report';
import { saveTrips } from '@/store/trips';

import { aTrip } from '../support/records';
import { aFlight, aSegment } from '../support/segments';
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

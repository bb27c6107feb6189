import {
  changePassFormat,
  getPassPicture,
  keepPass,
  keepPassPicture,
  listPassesOfSegment,
  listPassesWithoutBooking,
  removePass,
} from '@/store/boarding-passes';
import { downloadNames } from '@/store/download-kinds';
import { prune } from '@/store/prune';
import { saveSegments } from '@/store/segments';
import { forgetTrip, saveTrips } from '@/store/trips';

import { aPassCode } from '../support/boarding-passes';
import { aTrip } from '../support/records';
import { aFlight, aSegment } from '../support/segments';
import { openTestStore, type TestStore } from '../support/test-store';

const CODE = aPassCode();
const NOW = Date.parse('2026-04-01T20:00:00Z');

describe('boarding passes on the device', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write((transaction) => saveTrips(transaction, [aTrip({ finish: '2026-04-10' })]));
    await book(aFlight(), aSegment('hotel'));
  });
  const book = (...segments: Parameters<typeof saveSegments>[2]) =>
    device.write((transaction) => saveSegments(transaction, downloadNames.tripSegments('trip-1'), segments));
  const keep = (code = CODE, segmentId = 'air-1') =>
    device.write((transaction) =>
      keepPass(transaction, { segmentId, code, format: 'aztec' }, { now: () => NOW }),
    );
  const kept = async (segmentId = 'air-1') =>
    (await device.read((reader) => listPassesOfSegment(reader, segmentId))).map(({ code }) => code);
  const left = async () => (await device.read(listPassesWithoutBooking)).map(({ code }) => code);
  const tidy = (today: string) =>
    device.write((transaction) => prune(transaction, today, { allCountries: false }));

  it('are kept with their flight, each once, until the traveller removes them', async () => {
    const other = aPassCode([{ seat: '9D' }], 'DESMARAIS/EVE');
    await keep();
    await keep(other);
    await keep();
    expect(await kept()).toEqual([CODE, other]);
    expect(await kept('hotel-1')).toEqual([]);
    const [first] = await device.read((reader) => listPassesOfSegment(reader, 'air-1'));
    expect(first).toMatchObject({ format: 'aztec', keptAt: '2026-04-01T20:00:00.000Z' });
    const id = first?.id ?? 0;
    await device.write((transaction) => changePassFormat(transaction, id, 'pdf417'));
    expect(await device.read((reader) => listPassesOfSegment(reader, 'air-1'))).toMatchObject([
      { format: 'pdf417' },
      { format: 'aztec' },
    ]);
    await device.write((transaction) => removePass(transaction, id));
    expect(await kept()).toEqual([other]);
  });

  it('may be pictures, which no list carries, each once', async () => {
    const keepPicture = (content: string) =>
      device.write((transaction) =>
        keepPassPicture(
          transaction,
          { segmentId: 'air-1', content, width: 800, height: 1600 },
          { now: () => NOW },
        ),
      );
    await keep();
    for (const content of ['one', 'other', 'one']) await keepPicture(content);
    const listed = await device.read((reader) => listPassesOfSegment(reader, 'air-1'));
    expect(listed).toMatchObject([{ code: CODE }, { code: null, width: 800, height: 1600 }, { code: null }]);
    expect(JSON.stringify(listed)).not.toContain('other');
    const pictureOf = (id = 0) => device.read((reader) => getPassPicture(reader, id));
    expect(await pictureOf(listed[2]?.id)).toBe('other');
    expect(await pictureOf(listed[0]?.id)).toBeNull();
    await device.write((transaction) => removePass(transaction, listed[1]?.id ?? 0));
    expect(await kept()).toEqual([CODE, null]);
    await tidy('2026-05-11');
    expect(await kept()).toEqual([]);
  });

  it('stay when the flight is told anew, and while its trip is', async () => {
    await keep();
    await book(aFlight({ departure_gate: 'B12' }));
    await tidy('2026-05-09');
    expect(await kept()).toEqual([CODE]);
    expect(await left()).toEqual([]);
  });

  it('outlive a booking that goes on the day of the flight, and are found without it', async () => {
    await keep();
    await book(aFlight({ id: 'rebooked' }));
    await tidy('2026-04-02');
    expect(await kept()).toEqual([CODE]);
    expect(await left()).toEqual([CODE]);
    await device.write((transaction) => forgetTrip(transaction, 'trip-1'));
    await tidy('2026-05-01');
    expect(await left()).toEqual([CODE]);
    await tidy('2026-05-02');
    expect(await left()).toEqual([]);
  });

  it('go with the trip that is long over', async () => {
    await keep();
    await tidy('2026-05-11');
    expect(await kept()).toEqual([]);
  });
});

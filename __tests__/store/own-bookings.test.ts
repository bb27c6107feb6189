import { downloadNames } from '@/store/download-kinds';
import { listEntries, markSending, parkEntry } from '@/store/outbox';
import { discardEntry } from '@/store/refusals';
import { removeSegment, writeSegment } from '@/store/segment-writes';
import { getTripOfSegment, listTripSegments, saveSegments } from '@/store/segments';
import { createTrip, removeTrip } from '@/store/trip-writes';
import { saveTrips } from '@/store/trips';

import { aTrip, aTripInput } from '../support/records';
import { anOwnHotel, aWrittenHotel } from '../support/segments';
import { openTestStore, type TestStore } from '../support/test-store';

const refusal = { status: 422, message: 'refused', fields: [] };

describe('a booking of the traveller’s own, on the device', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write((transaction) => saveTrips(transaction, [aTrip()]));
  });

  const write = (hotel_name: string, segmentId: string | null = null, tripId = 'trip-1') =>
    device.write((transaction) =>
      writeSegment(
        transaction,
        { tripId, segmentId, segment: aWrittenHotel({ hotel_name }) },
        device.context,
      ),
    );
  const remove = (id: string) =>
    device.write((transaction) => removeSegment(transaction, id, device.context));
  const told = (...hotels: ReturnType<typeof anOwnHotel>[]) =>
    device.write((transaction) => saveSegments(transaction, downloadNames.tripSegments('trip-1'), hotels));
  const shown = async (tripId = 'trip-1') =>
    (await device.read((reader) => listTripSegments(reader, tripId))).map((segment) =>
      segment.kind === 'hotel' ? segment.hotel_name : segment.kind,
    );
  const kindsWaiting = async () => (await device.read(listEntries)).map(({ kind }) => kind);
  const last = async () => {
    const entry = (await device.read(listEntries)).at(-1);
    if (!entry) throw new Error('nothing waits');
    return entry;
  };

  it('is shown as it will be told, before the service has heard of it', async () => {
    const id = await write('San Blas');
    expect(await shown()).toEqual(['San Blas']);
    const [segment] = await device.read((reader) => listTripSegments(reader, 'trip-1'));
    expect(segment).toMatchObject({
      id,
      kind: 'hotel',
      checkin_date: '2026-04-02',
      status: 0,
      lat: null,
      confirmation_no: null,
    });
    expect(await device.read((reader) => getTripOfSegment(reader, id))).toBe('trip-1');
  });

  it('changed before it was sent is sent once, as it is now', async () => {
    const id = await write('First');
    await write('Second', id);
    expect(await shown()).toEqual(['Second']);
    expect(await device.read(listEntries)).toMatchObject([
      { kind: 'segment-write', payload: { segment: { hotel_name: 'Second' } } },
    ]);
  });

  it('removed before it was sent was never there', async () => {
    await remove(await write('San Blas'));
    expect(await shown()).toEqual([]);
    expect(await kindsWaiting()).toEqual([]);
  });

  it('removed while it is on its way is removed behind it', async () => {
    const id = await write('San Blas');
    const { id: entryId } = await last();
    await device.write((transaction) => markSending(transaction, [entryId], 1));
    await remove(id);
    expect(await shown()).toEqual([]);
    expect(await kindsWaiting()).toEqual(['segment-write', 'segment-delete']);
    await remove(id);
    expect(await kindsWaiting()).toEqual(['segment-write', 'segment-delete']);
  });

  it('keeps what was written over what the service says, whatever comes meanwhile', async () => {
    await told(anOwnHotel({ hotel_name: 'Told' }));
    await write('Mine', 'hotel-1');
    await told(anOwnHotel({ hotel_name: 'Told again' }), anOwnHotel({ id: 'other', hotel_name: 'Other' }));
    expect(await shown()).toEqual(['Mine', 'Other']);
    await told();
    expect(await shown()).toEqual(['Mine']);
  });

  it('is what the service says again when a change is given up, also one that was refused', async () => {
    await told(anOwnHotel({ hotel_name: 'Told' }));
    await write('Mine', 'hotel-1');
    const entry = await last();
    await device.write((transaction) => parkEntry(transaction, entry.id, refusal));
    expect(await shown()).toEqual(['Mine']);
    await device.write((transaction) => discardEntry(transaction, entry, device.context));
    expect(await shown()).toEqual(['Told']);
  });

  it('comes back, with the change that waited, when its removal is given up', async () => {
    await told(anOwnHotel({ hotel_name: 'Told' }));
    await write('Mine', 'hotel-1');
    await remove('hotel-1');
    expect(await shown()).toEqual([]);
    expect(await kindsWaiting()).toEqual(['segment-delete']);
    const removal = await last();
    await device.write((transaction) => discardEntry(transaction, removal, device.context));
    expect(await shown()).toEqual(['Mine']);
    expect(await kindsWaiting()).toEqual(['segment-write']);
  });

  it('of a trip that only this device knows waits for it, and goes with it', async () => {
    const tripId = await device.write((transaction) =>
      createTrip(transaction, aTripInput({ name: 'Andes' }), device.context),
    );
    await write('San Blas', null, tripId);
    expect(await shown(tripId)).toEqual(['San Blas']);
    await device.write((transaction) => removeTrip(transaction, tripId, device.context));
    expect(await kindsWaiting()).toEqual([]);
  });

  it('is not written for a trip that is not here, nor in a shape that could not be shown', async () => {
    await expect(write('San Blas', null, 'unheard-of')).rejects.toThrow('there is no such trip');
    const segment = aWrittenHotel({ checkin_date: 'some day' });
    await expect(
      device.write((transaction) =>
        writeSegment(transaction, { tripId: 'trip-1', segmentId: null, segment }, device.context),
      ),
    ).rejects.toThrow();
    expect(await kindsWaiting()).toEqual([]);
  });

  it('is found among what waits by its trip, however much waits', async () => {
    const plan = await device.read((reader) =>
      reader.all<{ detail: string }>(
        `explain query plan select * from outbox
         where kind in ('segment-write', 'segment-delete') and payload ->> '$.tripId' = ? order by position`,
        ['trip-1'],
      ),
    );
    expect(plan.map(({ detail }) => detail)).toContainEqual(
      expect.stringMatching(/^SEARCH outbox USING INDEX outbox_segments/),
    );
  });
});

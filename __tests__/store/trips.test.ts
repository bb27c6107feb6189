import { listTripAlerts, saveTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { getDownload, saveDownload } from '@/store/downloads';
import { listEntries } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';
import { changeTrip, createTrip, removeTrip } from '@/store/trip-writes';
import {
  buryTrip,
  dropLocalTrip,
  exchangeTrip,
  getTrip,
  keepOnlyTrips,
  listTrips,
  listTripsToKeep,
  saveTrips,
  tripSubject,
} from '@/store/trips';
import { exchangeId } from '@/store/waiting-entries';

import { anAlert, aTrip, aTripAlert, aTripInput } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const later = '2026-03-05T00:00:00.000Z';

describe('a trip', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
  });

  const nameOf = async (id: string) => (await device.read((reader) => getTrip(reader, id)))?.trip.name;

  it('is what the service says', async () => {
    await device.write((transaction) => saveTrips(transaction, [aTrip()]));
    expect(await device.read((reader) => getTrip(reader, 'trip-1'))).toEqual({
      trip: aTrip(),
      sending: 'sent',
    });
  });

  it('is what the traveller wrote, until that is sent', async () => {
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      const longer = aTripInput({ name: 'Longer', exit_date: '2026-05-01' });
      await changeTrip(transaction, 'trip-1', longer, device.context);
      await saveTrips(transaction, [aTrip({ name: 'Of the company', updated_at: later })]);
    });
    expect(await device.read((reader) => getTrip(reader, 'trip-1'))).toMatchObject({
      trip: { name: 'Longer', finish: '2026-05-01' },
      sending: 'waiting',
    });
    expect(await device.read((reader) => listTripsToKeep(reader, '2026-04-20'))).toHaveLength(1);

    await device.write((transaction) => dropLocalTrip(transaction, 'trip-1'));
    expect(await nameOf('trip-1')).toBe('Of the company');
    expect(await device.read((reader) => listTripsToKeep(reader, '2026-04-20'))).toEqual([]);
  });

  it.each([
    ['older', '2026-03-04T05:06:06.999Z', 'First'],
    ['as old', '2026-03-04T05:06:07.000Z', 'Second'],
    ['newer by a fraction, written otherwise', '2026-03-04T06:06:07.5+01:00', 'Second'],
    ['older, in another time zone', '2026-03-04T06:06:06+01:00', 'First'],
  ])('takes a word of the service that is not older: %s', async (_which, updated_at, expected) => {
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip({ name: 'First', updated_at: '2026-03-04T05:06:07Z' })]);
      await saveTrips(transaction, [aTrip({ name: 'Second', updated_at })]);
    });
    expect(await nameOf('trip-1')).toBe(expected);
  });

  it('that was removed never comes back, whatever a slow answer says', async () => {
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(anAlert())], past_alerts: [] });
      await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { etag: 'a', checkedAt: 1 });
      await saveTrips(transaction, [aTrip({ deleted_at: later })]);
      await saveTrips(transaction, [aTrip({ updated_at: later })]);
    });
    await device.read(async (reader) => {
      expect(await getTrip(reader, 'trip-1')).toBeNull();
      expect(await listTripAlerts(reader, 'trip-1')).toEqual([]);
      expect(await getDownload(reader, downloadNames.tripAlerts('trip-1'))).toBeNull();
    });
  });

  it('that a whole list does not name is gone, unless it was made while the list was under way', async () => {
    await device.write(async (transaction) => {
      await saveTrips(transaction, [
        aTrip({ id: 'listed' }),
        aTrip({ id: 'gone' }),
        aTrip({ id: 'just-made', updated_at: later }),
      ]);
      await createTrip(transaction, aTripInput({ name: 'Not sent' }), device.context);
      await keepOnlyTrips(transaction, ['listed'], Date.parse('2026-03-04T12:00:00Z') / 1000);
    });
    const ids = (await device.read(listTrips)).map(({ trip }) => trip.id);
    expect(ids.sort()).toEqual(['just-made', 'listed', 'local-id-1']);
  });

  it('writes nothing for what is the same', async () => {
    await device.write((transaction) => saveTrips(transaction, [aTrip()]));
    const heard: unknown[] = [];
    device.store.database.onChange((tables) => heard.push(tables));
    await device.write((transaction) => saveTrips(transaction, [aTrip()]));
    await device.write((transaction) => dropLocalTrip(transaction, 'trip-1'));
    expect(heard).toEqual([]);
  });
});

describe('the exchange of a trip’s id', () => {
  let device: TestStore;
  let localId: string;
  beforeEach(async () => {
    device = await openTestStore();
    localId = await device.write((transaction) => createTrip(transaction, aTripInput(), device.context));
  });

  /** As in the commit in which the service's answer is settled. */
  const exchange = async (transaction: Transaction) => {
    await exchangeId(transaction, { subject: tripSubject(localId) }, 'service-1');
    await exchangeTrip(transaction, localId, aTrip({ id: 'service-1' }));
  };

  it('holds everywhere, and the old id keeps leading to the trip', async () => {
    await device.write(async (transaction) => {
      await transaction.run('update outbox set attempts = 1');
      await changeTrip(transaction, localId, aTripInput({ name: 'Changed meanwhile' }), device.context);
      await exchange(transaction);
    });
    await device.read(async (reader) => {
      const byOld = await getTrip(reader, localId);
      expect(byOld).toEqual(await getTrip(reader, 'service-1'));
      expect(byOld).toMatchObject({
        trip: { id: 'service-1', name: 'Changed meanwhile' },
        sending: 'waiting',
      });
      expect((await listEntries(reader)).map(({ subject }) => subject)).toEqual([
        'trip/service-1',
        'trip/service-1',
      ]);
      expect(await listTrips(reader)).toHaveLength(1);
      const rows = await reader.all(
        `select * from trips where id glob 'local-*' or local glob '*"id":"local-*'`,
      );
      expect(rows).toEqual([]);
    });
  });

  it('keeps a trip hidden that was removed meanwhile', async () => {
    await device.write(async (transaction) => {
      await transaction.run('update outbox set attempts = 1');
      await removeTrip(transaction, localId, device.context);
      await exchange(transaction);
    });
    expect(await device.read(listTrips)).toEqual([]);
    expect((await device.read(listEntries)).at(-1)).toMatchObject({
      kind: 'trip-delete',
      subject: 'trip/service-1',
    });
    await device.write((transaction) => buryTrip(transaction, 'service-1'));
    expect(await device.read((reader) => getTrip(reader, localId))).toBeNull();
  });

  it('may be heard of twice', async () => {
    await device.write(async (transaction) => {
      await exchange(transaction);
      await exchange(transaction);
    });
    expect(await device.read(listTrips)).toHaveLength(1);
  });
});

import { getAlert, listPastTripAlerts, listTripAlerts, saveTripAlerts } from '@/store/alerts';
import { listEntries } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';
import { readAlert } from '@/store/traveller-writes';
import { saveTrips } from '@/store/trips';

import { anAlert, aTrip, aTripAlert } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const minor = anAlert({ id: 'minor', risk_level: 'low', created_at: '2026-03-09' });
const major = anAlert({ id: 'major', risk_level: 'high', created_at: '2026-03-01' });
const newer = anAlert({ id: 'newer', risk_level: 'medium', created_at: '2026-03-08' });
const older = anAlert({ id: 'older', risk_level: 'medium', created_at: '2026-03-02' });

const unread = (transaction: Transaction, ...alerts: (typeof minor)[]) =>
  saveTripAlerts(transaction, 'trip-1', {
    trip_alerts: alerts.map((alert) => aTripAlert(alert)),
    past_alerts: [],
  });

describe('alerts', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
    await device.write((transaction) => saveTrips(transaction, [aTrip()]));
  });

  const isRead = async (id: string) => (await device.read((reader) => getAlert(reader, id)))?.read;
  const read = (id: string) => device.write((transaction) => readAlert(transaction, id, device.context));

  it('come most urgent first, then newest first', async () => {
    await device.write((transaction) => unread(transaction, older, minor, newer, major));
    const alerts = await device.read((reader) => listTripAlerts(reader, 'trip-1'));
    expect(alerts.map(({ alert }) => alert.id)).toEqual(['major', 'newer', 'older', 'minor']);
  });

  it('from before a trip stand apart', async () => {
    await device.write((transaction) =>
      saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(major)], past_alerts: [older] }),
    );
    const past = await device.read((reader) => listPastTripAlerts(reader, 'trip-1'));
    expect(past.map(({ alert }) => alert.id)).toEqual(['older']);
  });

  it('that a newer answer does not name are no longer of the trip', async () => {
    await device.write(async (transaction) => {
      await unread(transaction, major, minor);
      await unread(transaction, minor);
    });
    expect(await device.read((reader) => listTripAlerts(reader, 'trip-1'))).toHaveLength(1);
  });

  it('are read when the service says so, or when they were read here', async () => {
    await device.write((transaction) =>
      saveTripAlerts(transaction, 'trip-1', {
        trip_alerts: [aTripAlert(major, { read: true }), aTripAlert(minor), aTripAlert(newer)],
        past_alerts: [],
      }),
    );
    await read('minor');
    expect([await isRead('major'), await isRead('minor'), await isRead('newer')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('once read are never unread again, whatever a later answer says', async () => {
    await device.write((transaction) =>
      saveTripAlerts(transaction, 'trip-1', {
        trip_alerts: [aTripAlert(major, { read: true }), aTripAlert(minor)],
        past_alerts: [],
      }),
    );
    await read('minor');
    const reworded = { ...minor, headline: 'Reworded', updated_at: '2026-03-10' };
    await device.write((transaction) => unread(transaction, { ...major, body: 'More.' }, reworded));
    expect([await isRead('major'), await isRead('minor')]).toEqual([true, true]);
  });

  it('are reported as read once, and not when the service knows', async () => {
    await device.write((transaction) =>
      saveTripAlerts(transaction, 'trip-1', {
        trip_alerts: [aTripAlert(major, { read: true }), aTripAlert(minor)],
        past_alerts: [],
      }),
    );
    for (const id of ['minor', 'minor', 'major', 'unknown']) await read(id);
    expect((await device.read(listEntries)).map(({ subject }) => subject)).toEqual(['alert/minor']);
  });
});

import { listCheckIns, saveCheckIn } from '@/store/check-ins';
import { listNotifications, replaceNotifications } from '@/store/notifications';
import { listEntries, markSending, parkEntry, removeEntries } from '@/store/outbox';
import { getProfile, saveProfile } from '@/store/profile';
import { discardEntry, refuseEntry } from '@/store/refusals';
import { changeSettings, deleteNotification } from '@/store/traveller-writes';
import { changeTrip, changeTripSettings, createTrip, removeTrip } from '@/store/trip-writes';
import { getTrip, listTrips, saveTrips } from '@/store/trips';

import { aCheckInRecord, aNotification, aTraveller, aTrip, aTripInput } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const refusal = { status: 422, message: 'refused', fields: [] };

describe('what the service refused', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
  });

  const entries = () => device.read(listEntries);
  const trips = () => device.read(listTrips);
  const refuseFirst = async () => {
    const [first] = await entries();
    await device.write(async (transaction) => {
      await markSending(transaction, [first?.id ?? ''], 1);
      await parkEntry(transaction, first?.id ?? '', refusal);
    });
  };
  const discardFirst = async () => {
    const [first] = await entries();
    if (!first) throw new Error('nothing waits');
    return device.write((transaction) => discardEntry(transaction, first, device.context));
  };

  it('a new trip: discarded, it is gone with all that was to happen to it', async () => {
    const id = await device.write((tx) => createTrip(tx, aTripInput(), device.context));
    await refuseFirst();
    await device.write((tx) => changeTripSettings(tx, id, { muted: true }, device.context));
    expect(await discardFirst()).toBe(true);
    expect(await entries()).toEqual([]);
    expect(await trips()).toEqual([]);
  });

  it('a change of a trip: discarded, the trip is what the service says', async () => {
    await device.write((tx) => saveTrips(tx, [aTrip()]));
    await device.write((tx) => changeTrip(tx, aTrip().id, aTripInput({ name: 'Refused' }), device.context));
    await refuseFirst();
    expect(await discardFirst()).toBe(true);
    expect(await trips()).toEqual([{ trip: aTrip(), sending: 'sent' }]);
  });

  it('a change of a trip: discarded, it leaves those that still wait', async () => {
    await device.write((tx) => saveTrips(tx, [aTrip()]));
    await device.write((tx) => changeTrip(tx, aTrip().id, aTripInput({ name: 'Refused' }), device.context));
    await refuseFirst();
    await device.write((tx) => changeTripSettings(tx, aTrip().id, { muted: true }, device.context));
    await discardFirst();
    expect(await trips()).toEqual([{ trip: { ...aTrip(), muted: true }, sending: 'waiting' }]);
  });

  it('a removal: discarded, the trip is there again', async () => {
    await device.write((tx) => saveTrips(tx, [aTrip()]));
    await device.write((tx) => removeTrip(tx, aTrip().id, device.context));
    await refuseFirst();
    expect(await trips()).toEqual([]);
    expect(await discardFirst()).toBe(true);
    expect(await device.read((reader) => getTrip(reader, aTrip().id))).toMatchObject({ sending: 'sent' });
  });

  it('a check-in: discarded, nobody is told that it was made', async () => {
    await device.write((tx) => saveCheckIn(tx, aCheckInRecord(), device.context));
    await refuseFirst();
    await discardFirst();
    expect(await device.read(listCheckIns)).toEqual([]);
  });

  it('settings: discarded, they are what the service says', async () => {
    await device.write((tx) => saveProfile(tx, aTraveller()));
    const before = await device.read(getProfile);
    await device.write((tx) => changeSettings(tx, { check_in_with_location: true }, device.context));
    await refuseFirst();
    await discardFirst();
    expect(await device.read(getProfile)).toEqual(before);
  });

  it('the removal of a notification: discarded, it is in the inbox again', async () => {
    await device.write((tx) => replaceNotifications(tx, [aNotification()]));
    await device.write((tx) => deleteNotification(tx, aNotification().id, device.context));
    await refuseFirst();
    await discardFirst();
    expect(await device.read(listNotifications)).toHaveLength(1);
  });

  it('can’t be discarded while it may be on its way', async () => {
    await device.write((tx) => createTrip(tx, aTripInput(), device.context));
    const [first] = await entries();
    await device.write((tx) => markSending(tx, [first?.id ?? ''], 1));
    expect(await discardFirst()).toBe(false);
    expect(await trips()).toHaveLength(1);
  });

  it('can’t be discarded by a screen that shows it as it was: it has left, or is gone', async () => {
    await device.write((tx) => saveCheckIn(tx, aCheckInRecord(), device.context));
    const [shown] = await entries();
    if (!shown) throw new Error('nothing waits');
    const discard = () => device.write((tx) => discardEntry(tx, shown, device.context));
    await device.write((tx) => markSending(tx, [shown.id], 1));
    expect(await discard()).toBe(false);
    expect(await entries()).toMatchObject([{ id: shown.id }]);
    await device.write((tx) => removeEntries(tx, [shown.id]));
    expect(await discard()).toBe(false);
    expect(await device.read(listCheckIns)).toMatchObject([{ sending: { kind: 'sent' } }]);
  });

  it('a new trip that the traveller removed while it was on its way is simply gone', async () => {
    const id = await device.write((tx) => createTrip(tx, aTripInput(), device.context));
    const [creation] = await entries();
    if (!creation) throw new Error('nothing waits');
    await device.write((tx) => markSending(tx, [creation.id], 1));
    await device.write((tx) => removeTrip(tx, id, device.context));
    await device.write((tx) => refuseEntry(tx, creation, refusal));
    expect(await entries()).toEqual([]);
    expect(await trips()).toEqual([]);
  });
});

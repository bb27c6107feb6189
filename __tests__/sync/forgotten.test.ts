import { CheckInStatus } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';
import { unparkEntry } from '@/store/outbox';
import { discardEntry } from '@/store/refusals';

import { addTrip, type Person } from '../../server/test/support/actors';
import { aDestination, aTrip } from '../../server/test/support/builders';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { letPass, travellerOn } from '../support/traveller-actions';

const DAY = 24 * 3600;
/** Not over in all the weeks that pass here. */
const ANDES = {
  name: 'Andes',
  destinations: [aDestination({ country_code: 'PE', entry_date: '2029-05-01', exit_date: '2029-05-20' })],
};

describe('an entry that may have arrived so long ago that the service has forgotten its key', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeEach(() => {
    traveller = travellerOn(device);
  });

  /** It leaves, and no answer comes back; whether it arrived, the fault decides. */
  const sendInVain = async (kind: 'drop-after' | 'drop-before') => {
    device.network.fault = () => ({ kind });
    await device.engine.send();
    device.network.fault = () => null;
    expect(await traveller.outbox()).toMatchObject([{ attempts: 1 }]);
  };
  const pass = async (days: number) => {
    letPass(service, days * DAY);
    device.network.seen.length = 0;
    await device.engine.hurry();
  };
  /** As its own job does every day: what is older than 30 days is not known any more. */
  const passWeeks = async () => {
    await service.database.query('delete from idempotent_answers');
    await pass(31);
  };
  const onService = async (path: string): Promise<unknown[]> => (await person.get(path)).json<unknown[]>();
  const posts = () => device.network.seen.filter(({ method }) => method === 'POST');

  it.each([
    ['that arrived is not made twice', 'drop-after', 0],
    ['that never arrived is sent', 'drop-before', 1],
  ] as const)('a check-in %s', async (_what, fault, sent) => {
    await traveller.checkIn(CheckInStatus.Help);
    await sendInVain(fault);
    await passWeeks();
    await device.engine.send();
    expect(posts()).toHaveLength(sent);
    expect(await onService('/api/v2/check_ins')).toHaveLength(1);
    expect(await traveller.outbox()).toEqual([]);
    expect((await traveller.checkIns()).map(({ sending }) => sending.kind)).toEqual(['sent']);
  });

  it.each([
    ['that arrived is not made twice', 'drop-after', 0],
    ['that never arrived is sent', 'drop-before', 1],
  ] as const)('a trip %s', async (_what, fault, sent) => {
    await traveller.createTrip(ANDES);
    await sendInVain(fault);
    await passWeeks();
    await device.engine.send();
    expect(posts()).toHaveLength(sent);
    expect(await onService('/api/v1/trips')).toHaveLength(1);
    await device.engine.sync();
    expect(await traveller.tripNames()).toEqual(['Andes']);
  });

  it('a trip of which nobody can tell is for the traveller to decide, and goes when they say so', async () => {
    await traveller.createTrip(ANDES);
    await sendInVain('drop-after');
    const [arrived] = (await onService('/api/v1/trips')) as { id: string }[];
    await person.put(`/api/v1/trips/${arrived?.id ?? ''}`, {
      trip: { ...aTrip(ANDES), name: 'Renamed elsewhere' },
    });
    await passWeeks();
    await device.engine.send();
    expect(posts()).toEqual([]);
    const [entry] = await traveller.outbox();
    expect(entry?.parked).toMatchObject({ asks: 'whether-to-repeat' });

    await device.store.database.write('user', (transaction) => unparkEntry(transaction, entry?.id ?? ''));
    await device.engine.send();
    expect(posts()).toHaveLength(1);
    expect(await traveller.outbox()).toEqual([]);
  });

  it('is looked for too where the clock was set back, and it can’t be told how long ago it was', async () => {
    await traveller.checkIn();
    await sendInVain('drop-after');
    device.clock.offset = -3 * DAY * 1000;
    await device.engine.hurry();
    device.network.seen.length = 0;
    await device.engine.send();
    expect(posts()).toEqual([]);
    expect(await traveller.outbox()).toEqual([]);
  });

  it('is not taken for another that said the same in the same second and is known to have arrived', async () => {
    await traveller.checkIn(CheckInStatus.Help);
    await device.engine.send();
    await traveller.checkIn(CheckInStatus.Help);
    await sendInVain('drop-before');
    device.clock.offset = -3 * DAY * 1000;
    await device.engine.hurry();
    await device.engine.send();
    expect(await traveller.outbox()).toEqual([]);
    expect(await onService('/api/v2/check_ins')).toHaveLength(2);
    expect((await traveller.checkIns()).map(({ sending }) => sending.kind)).toEqual(['sent', 'sent']);
  });

  it('is not sent while the service can’t be asked', async () => {
    await traveller.checkIn();
    await sendInVain('drop-after');
    await passWeeks();
    device.network.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 500 } : null);
    await device.engine.send();
    expect(posts()).toEqual([]);
    expect(await traveller.outbox()).toMatchObject([{ parked: null }]);
  });

  it('is sent without a question where it waited long and was never tried', async () => {
    await traveller.checkIn();
    await passWeeks();
    await device.engine.send();
    expect(device.network.seen.map(({ method }) => method)).toEqual(['POST']);
  });

  it('is repeated without a question where doing it twice is doing it once', async () => {
    const trip = await addTrip(person, aTrip(ANDES));
    await device.engine.pullTripList();
    await traveller.removeTrip(trip.id);
    letPass(service, 60);
    await sendInVain('drop-after');
    await passWeeks();
    await device.engine.send();
    expect(device.network.seen.map(({ method }) => method)).toEqual(['DELETE']);
    expect(await traveller.outbox()).toEqual([]);
  });

  const namesOnService = async () => ((await onService('/api/v1/trips')) as Trip[]).map(({ name }) => name);

  describe.each([
    ['that has forgotten its key', () => passWeeks()],
    ['that still knows its key, and may answer as it did then', () => pass(29.2)],
  ])('with a change of a trip that was changed elsewhere since, at a service %s', (_which, passTime) => {
    let tripId: string;

    beforeEach(async () => {
      tripId = (await addTrip(person, aTrip(ANDES))).id;
      await device.engine.pullTripList();
      letPass(service, 2 * DAY);
      await traveller.changeTrip(tripId, { ...ANDES, name: 'Mine' });
      await sendInVain('drop-after');
      await person.put(`/api/v1/trips/${tripId}`, { trip: { ...aTrip(ANDES), name: 'Theirs' } });
      await passTime();
      await device.engine.send();
    });

    it('asks the traveller, who sees their own words meanwhile', async () => {
      expect(await namesOnService()).toEqual(['Theirs']);
      expect(await traveller.outbox()).toMatchObject([{ parked: { asks: 'whether-to-overwrite' } }]);
      expect(await traveller.tripNames()).toEqual(['Mine']);
    });

    it('sends it when they say so', async () => {
      const [entry] = await traveller.outbox();
      await device.store.database.write('user', (transaction) => unparkEntry(transaction, entry?.id ?? ''));
      await device.engine.send();
      expect(await namesOnService()).toEqual(['Mine']);
      expect(await traveller.outbox()).toEqual([]);
    });

    it('sends what they say instead, and asks no more', async () => {
      await traveller.changeTrip(tripId, { ...ANDES, name: 'Mine again' });
      await device.engine.send();
      await device.engine.send();
      expect(await namesOnService()).toEqual(['Mine again']);
      expect(await traveller.outbox()).toEqual([]);
    });

    it('shows how it stands there when they give theirs up', async () => {
      const [entry] = await traveller.outbox();
      if (!entry) throw new Error('nothing waits');
      await device.store.database.write('user', (transaction) =>
        discardEntry(transaction, entry, device.context),
      );
      await device.engine.sync();
      expect(await traveller.tripNames()).toEqual(['Theirs']);
    });
  });

  it('is not sent where the clock was set back and it stands otherwise there: nobody can tell since when', async () => {
    const trip = await addTrip(person, aTrip(ANDES));
    await device.engine.pullTripList();
    letPass(service, 5 * DAY);
    await traveller.changeTrip(trip.id, { ...ANDES, name: 'Mine' });
    await sendInVain('drop-before');
    device.clock.offset = -3 * DAY * 1000;
    await device.engine.hurry();
    device.network.seen.length = 0;
    await device.engine.send();
    expect(device.network.seen.map(({ method }) => method)).toEqual(['GET']);
    expect(await traveller.outbox()).toMatchObject([{ parked: { asks: 'whether-to-overwrite' } }]);
  });

  describe('and of which the traveller is asked', () => {
    const asked = [{ parked: { asks: 'whether-to-overwrite' } }];
    const sendAfterWeeks = async () => {
      await sendInVain('drop-after');
      await passWeeks();
    };

    it('is not answered by looking at the trip', async () => {
      const trip = await addTrip(person, aTrip(ANDES));
      await device.engine.pullTripList();
      await traveller.muteTrip(trip.id, true);
      await sendAfterWeeks();
      const muted = { trip: { muted: false } };
      await person.put(`/api/v1/trips/${trip.id}/change_trip_settings`, muted);
      await device.engine.send();
      expect(await traveller.outbox()).toMatchObject(asked);
      await traveller.viewTrip(trip.id);
      await device.engine.send();
      expect(await traveller.outbox()).toMatchObject(asked);
      expect(await onService('/api/v1/trips')).toMatchObject([{ muted: false, read: true }]);
      await traveller.muteTrip(trip.id, true);
      await device.engine.send();
      expect(await traveller.outbox()).toEqual([]);
      expect(await onService('/api/v1/trips')).toMatchObject([{ muted: true, read: true }]);
    });

    it('is not answered by another setting', async () => {
      await device.engine.pullProfile();
      letPass(service, 2 * DAY);
      await traveller.changeSettings({ send_all_good_push: true });
      await sendAfterWeeks();
      await person.put(`/api/v1/users/${person.id}`, { user: { settings: { send_all_good_push: false } } });
      await device.engine.send();
      expect(await traveller.outbox()).toMatchObject(asked);
      await traveller.changeSettings({ send_trip_alert_email: false });
      await device.engine.send();
      expect(await traveller.outbox()).toMatchObject(asked);
    });
  });
});

import type { Trip } from '@/contract/trip';
import { downloadNames } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';

import type { Person } from '../../server/test/support/actors';
import { aDestination } from '../../server/test/support/builders';
import type { TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { aGate, ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

describe('a trip made without a network', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;

  const sentTo = (path: RegExp) =>
    device.network.seen.filter((request) => request.method !== 'GET' && path.test(request.path));
  const methodsSent = () => sentTo(/trips/).map(({ method }) => method);
  const tripsOnService = async () => (await person.get('/api/v1/trips')).json<Trip[]>();

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeEach(async () => {
    traveller = travellerOn(device);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    device.network.seen.length = 0;
    device.network.online = false;
  });

  it('that was changed twice and deleted was never there: nothing is sent', async () => {
    const id = await traveller.createTrip();
    await traveller.changeTrip(id, { name: 'Once' });
    await traveller.changeTrip(id, { name: 'Twice' });
    await traveller.removeTrip(id);
    device.network.online = true;
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(methodsSent()).toEqual([]);
    await compareWithService(device, service);
  });

  it('and changed is sent once, and known by the id of the service from then on', async () => {
    const localId = await traveller.createTrip({ name: 'First thought' });
    await traveller.changeTrip(localId, { name: 'Second thought' });
    device.network.online = true;
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);

    expect(methodsSent()).toEqual(['POST']);
    const [trip, ...others] = await tripsOnService();
    expect(others).toEqual([]);
    expect(trip?.name).toBe('Second thought');
    expect((await traveller.trip(localId))?.trip.id).toBe(trip?.id);
    const alerts = downloadNames.tripAlerts(trip?.id ?? '');
    const download = await device.store.database.read((reader) => getDownload(reader, alerts));
    expect(download?.checked_at).not.toBeNull();
    await compareWithService(device, service);

    await traveller.changeTrip(localId, { name: 'By its old id' });
    expect((await traveller.outbox()).map(({ subject }) => subject)).toEqual([`trip/${trip?.id ?? ''}`]);
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect((await tripsOnService()).map(({ name }) => name)).toEqual(['By its old id']);
  });

  it('is one trip, even if the answer to its creation was lost', async () => {
    await traveller.createTrip({ name: 'Only one' });
    device.network.online = true;
    let isLost = false;
    device.network.fault = ({ method }) => {
      if (method !== 'POST' || isLost) return null;
      isLost = true;
      return { kind: 'drop-after' };
    };
    expect(await device.engine.send()).toEqual({ kind: 'stopped', by: { kind: 'offline' } });
    expect(await tripsOnService()).toHaveLength(1);
    await device.engine.hurry();
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);

    const keys = new Set(sentTo(/trips/).map(({ idempotencyKey }) => idempotencyKey));
    expect(methodsSent()).toEqual(['POST', 'POST']);
    expect(keys.size).toBe(1);
    expect(await tripsOnService()).toHaveLength(1);
    await compareWithService(device, service);
  });

  it('and changed after an attempt that may have arrived is created as it was, then changed', async () => {
    const id = await traveller.createTrip({ name: 'As it was' });
    expect(await device.engine.send()).toEqual({ kind: 'stopped', by: { kind: 'offline' } });
    await traveller.changeTrip(id, { name: 'As it is' });
    device.network.online = true;
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(methodsSent()).toEqual(['POST', 'PUT']);
    expect((await tripsOnService()).map(({ name }) => name)).toEqual(['As it is']);
    await compareWithService(device, service);
  });

  it('and changed while it is being created is one trip, changed once', async () => {
    const { gate, sending, id } = await holdCreation();
    await traveller.changeTrip(id, { name: 'Better' });
    await traveller.changeTrip(id, { name: 'Best' });
    gate.open();
    await sending;
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(methodsSent()).toEqual(['POST', 'PUT']);
    expect((await tripsOnService()).map(({ name }) => name)).toEqual(['Best']);
    await compareWithService(device, service);
  });

  it('and deleted while it is being created is created and then deleted', async () => {
    const { gate, sending, id } = await holdCreation();
    await traveller.removeTrip(id);
    gate.open();
    await sending;
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(methodsSent()).toEqual(['POST', 'DELETE']);
    expect(await tripsOnService()).toEqual([]);
    expect(await traveller.trip(id)).toBeNull();
    await compareWithService(device, service);
  });

  it('that the service refused can be corrected, and then goes out', async () => {
    const id = await traveller.createTrip({ destinations: [aDestination({ country_code: 'XX' })] });
    device.network.online = true;
    await device.engine.sync();
    expect((await traveller.trip(id))?.sending).toBe('parked');
    await traveller.changeTrip(id, { name: 'Corrected' });
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect((await tripsOnService()).map(({ name }) => name)).toEqual(['Corrected']);
    await compareWithService(device, service);
  });

  async function holdCreation() {
    const id = await traveller.createTrip({ name: 'Good' });
    const gate = aGate();
    const reached = aGate();
    device.network.online = true;
    device.network.fault = ({ method }) => {
      if (method !== 'POST') return null;
      reached.open();
      return { kind: 'hold', until: gate.opened };
    };
    const sending = device.engine.send();
    await reached.opened;
    return { gate, sending, id };
  }
});

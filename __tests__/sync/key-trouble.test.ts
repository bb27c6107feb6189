import { CheckInStatus } from '@/contract/check-in';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import type { Fault } from '../support/test-network';
import { letPass, travellerOn } from '../support/traveller-actions';

const refusedBy = (body: string): Fault => ({ kind: 'status', status: 401, body });
const BY_THE_SERVICE = refusedBy('{"error":{"code":"unauthorized","message":"This key is not valid here."}}');
const BY_A_PORTAL = refusedBy('<html>Please sign in to our Wi-Fi</html>');

describe('a 401', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    await addTrip(person);
    device = await startDevice(service, { key: person.key });
    traveller = travellerOn(device);
    await device.engine.sync();
  });
  afterEach(() => device.close());
  afterAll(() => service.close());

  const needsKey = () => device.engine.status.get().needsKey;
  const answerWith = (fault: Fault, isMeant: (request: { method: string }) => boolean = () => true) => {
    device.network.fault = (request) => (isMeant(request) ? fault : null);
  };
  const clear = () => {
    device.network.fault = () => null;
    letPass(service, 60);
  };
  const refuseOnce = async () => {
    answerWith(BY_THE_SERVICE);
    await device.engine.pullInbox();
    expect(needsKey()).toBe(true);
    clear();
  };

  it('of a portal says nothing of the key: help waits for its time, and goes', async () => {
    answerWith(BY_A_PORTAL);
    await traveller.checkIn(CheckInStatus.Help);
    expect(await device.engine.sync()).toMatchObject({ kind: 'finished' });
    expect(needsKey()).toBe(false);
    expect(await traveller.outbox()).toMatchObject([{ parked: null, attempts: 1 }]);
    clear();
    await device.engine.send();
    expect(await traveller.outbox()).toEqual([]);
  });

  it('of the service asks for a key, keeps the entry, and lets it be tried when its time has come', async () => {
    answerWith(BY_THE_SERVICE);
    await traveller.checkIn(CheckInStatus.Help);
    expect(await device.engine.send()).toEqual({ kind: 'stopped', by: { kind: 'unauthorized' } });
    expect(needsKey()).toBe(true);
    const [entry] = await traveller.outbox();
    expect(entry?.dueAt).toBeGreaterThan(device.context.now());
    clear();
    await device.engine.send();
    expect(await traveller.outbox()).toEqual([]);
  });

  it('is made good by any success: something sent', async () => {
    await refuseOnce();
    await traveller.checkIn();
    await device.engine.send();
    expect(needsKey()).toBe(false);
  });

  it('is made good by any success: a single download', async () => {
    await refuseOnce();
    await device.engine.pullProfile();
    expect(needsKey()).toBe(false);
  });

  it('is made good by any success: "not modified", while other downloads fail', async () => {
    await refuseOnce();
    device.network.seen.length = 0;
    device.network.fault = ({ path }) =>
      path.includes('notifications') ? { kind: 'status', status: 500 } : null;
    await device.engine.pullInbox();
    expect(device.network.seen.map(({ status }) => status).sort()).toEqual([304, 500]);
    expect(needsKey()).toBe(false);
  });

  it('for what is sent keeps the traveller from no news', async () => {
    answerWith(BY_THE_SERVICE, ({ method }) => method !== 'GET');
    const { id } = await addTrip(person);
    await traveller.checkIn();
    letPass(service, 1);
    await device.engine.sync();
    expect(await traveller.trip(id)).not.toBeNull();
  });

  it('for one entry stops no other for ever', async () => {
    device.network.fault = ({ method, path }) =>
      method === 'POST' && path.endsWith('/trips') ? BY_THE_SERVICE : null;
    await traveller.createTrip();
    await traveller.changeSettings({ send_all_good_push: false });
    for (let run = 0; run < 3; run += 1) {
      await device.engine.send();
      letPass(service, 1);
    }
    expect((await traveller.outbox()).map(({ kind }) => kind)).toEqual(['trip-create']);
  });
});

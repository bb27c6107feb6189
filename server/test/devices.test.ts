import { DeviceV2 } from '@/contract/device';

import { addTraveller, type Person } from './support/actors';
import { aDevice } from './support/builders';
import { listDevices } from './support/devices';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

describe('devices', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  const register = async (device: object, owner: Person = traveller) =>
    readAs(DeviceV2, await owner.post(`/api/v2/users/${owner.id}/devices`, { device }));

  it('are given back as they were stored', async () => {
    const device = aDevice({ locale: 'en-US', processor_count: 8 });
    expect(await register(device)).toMatchObject({
      ...device,
      locale: 'en',
      created_at: '2026-06-15T12:00:00.000Z',
      updated_at: '2026-06-15T12:00:00.000Z',
    });
  });

  it('share a token with nobody, however many register it at once', async () => {
    const owners = await Promise.all(Array.from({ length: 8 }, () => addTraveller(service)));
    const token = 'one-phone-many-hands';
    await Promise.all(owners.map((owner) => register(aDevice({ token }), owner)));
    const rows = await service.database.query<{ count: number }>(
      'select count(*)::integer as count from devices where token = $1',
      [token],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('need no more than a uuid, a token and a platform', async () => {
    const stored = await register({ uuid: 'bare', token: 'bare-token', platform: 'ios' });
    expect(stored).toMatchObject({ platform: 'ios', model: null, locale: null, processor_count: null });
  });

  it('are known again by their uuid, and keep their id', async () => {
    const first = await register(aDevice({ uuid: 'tablet', model: 'One' }));
    service.clock.now = new Date('2026-06-16T12:00:00Z');
    const second = await register(aDevice({ uuid: 'tablet', model: 'Two', token: 'fresh-token' }));
    expect(second).toMatchObject({
      id: first.id,
      model: 'Two',
      token: 'fresh-token',
      created_at: first.created_at,
      updated_at: '2026-06-16T12:00:00.000Z',
    });
    expect(await listDevices(service, traveller)).toHaveLength(1);
  });

  it('may be several, also where two travellers share a tablet', async () => {
    const friend = await addTraveller(service);
    await register(aDevice({ uuid: 'shared tablet' }));
    await register(aDevice({ uuid: 'own phone' }));
    await register(aDevice({ uuid: 'shared tablet' }), friend);
    const uuids = async (owner: Person) => (await listDevices(service, owner)).map(({ uuid }) => uuid).sort();
    expect(await uuids(traveller)).toEqual(['own phone', 'shared tablet']);
    expect(await uuids(friend)).toEqual(['shared tablet']);
  });

  it('hand their token on: whoever registered it last has it', async () => {
    await register(aDevice({ uuid: 'old phone', token: 'moved-token' }));
    await register(aDevice({ uuid: 'new phone', token: 'moved-token' }));
    const tokens = (await listDevices(service, traveller)).map(({ uuid, token }) => [uuid, token]);
    expect(Object.fromEntries(tokens)).toEqual({ 'old phone': null, 'new phone': 'moved-token' });
  });

  it('can’t be registered for someone else', async () => {
    const friend = await addTraveller(service);
    const answer = await traveller.post(`/api/v2/users/${friend.id}/devices`, { device: aDevice() });
    expect(answer.status).toBe(403);
    expect(await listDevices(service, friend)).toEqual([]);
  });

  it('need nothing but their token, and stay one device', async () => {
    const token = 'a-token-and-nothing-else';
    const first = await register({ token });
    expect(first).toMatchObject({ token, platform: null });
    expect((await register({ token })).id).toBe(first.id);

    const named = await register({ token, uuid: 'a-phone-with-a-name', platform: 'ios' });
    expect(await register({ token })).toMatchObject({ id: named.id, platform: 'ios' });
  });
});

import { z } from 'zod';

import { CheckIn } from '@/contract/check-in';
import { RoleType } from '@/contract/role';
import { Profile } from '@/contract/traveller';
import { OwnUser } from '@/contract/user';

import { updateCompany } from '../src/resources/companies/queries';
import { addCompany, addDoctor, addTraveller, type Person } from './support/actors';
import { admin } from './support/admin';
import { aCheckIn, aDevice } from './support/builders';
import { listDevices } from './support/devices';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('a traveller’s account', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  const readProfile = async () => readAs(Profile, await traveller.get('/api/v1/users/profile'));

  it('names the countries in which doctors answer them, and is news to everybody when these change', async () => {
    const topic = async () => {
      const { headers } = await traveller.get('/api/v1/trips?since=2000000000', { 'data-topics': '*' });
      return /account=[\d.]+/.exec(String(headers['data-revision']))?.[0];
    };
    const tellsAfter = async (deed: () => Promise<unknown>) => {
      const before = await topic();
      await deed();
      return [(await topic()) !== before, (await readProfile()).doctor_countries];
    };
    const doctor = await addDoctor(service, 'IS');
    expect((await readProfile()).doctor_countries).toEqual(['CO', 'IS']);
    const ofDoctor = readAs(Profile, await doctor.get('/api/v1/users/profile'));
    expect(ofDoctor.doctor_countries).toEqual(['CO']);
    expect(await tellsAfter(() => addTraveller(service))).toEqual([false, ['CO', 'IS']]);
    const run = (...words: string[]) => admin(service.database, ...words);
    await run('user', 'add-role', doctor.id, '--role', 'employee');
    const takeRole = () => run('user', 'remove-role', doctor.id, '--role', 'dentist');
    expect(await tellsAfter(takeRole)).toEqual([true, ['CO']]);
    const other = await addDoctor(service, 'IS');
    const leave = () =>
      service.database.query('update travellers set deleted_at = now() where id = $1', [other.id]);
    expect((await readProfile()).doctor_countries).toEqual(['CO', 'IS']);
    expect(await tellsAfter(leave)).toEqual([true, ['CO']]);
    expect(await tellsAfter(() => addDoctor(service, 'NO'))).toEqual([true, ['CO', 'NO']]);
  });

  it('shows who calls, with their settings and their key', async () => {
    const profile = readAs(Profile, await service.as('demo-traveller').get('/api/v1/users/profile'));
    expect(profile).toMatchObject({
      first_name: 'Demo',
      last_name: 'Traveller',
      email: 'demo-traveller@example.org',
      home_country: 'CA',
      language: 'en',
      authentication_token: 'demo-traveller',
      settings: {
        send_trip_alert_email: true,
        send_trip_alert_push: true,
        send_all_good_email: false,
        send_all_good_push: false,
        check_in_with_location: false,
      },
      company: { name: 'Sample Travel Company', emergency_line: expect.stringContaining('7946 0') as string },
    });
  });

  it('shows by version 2 what is known, and nothing else', async () => {
    const fresh = readAs(OwnUser, await traveller.get('/api/v2/users/my_profile'));
    expect(fresh).toMatchObject({
      id: traveller.id,
      authentication_token: traveller.key,
      phone_number: null,
      profile_pic: {},
      settings: { send_trip_alert_push: true, community_reward_push: null },
      check_ins: [],
      loc: null,
      roles: [{ type: RoleType.Traveller, company: { name: 'Sample Travel Company' } }],
      subscriptions: [],
    });
    await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ latitude: null, longitude: null }) });
    await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ checkin_at: '2026-06-14T08:00:00Z' }) });
    const { check_ins, loc } = readAs(OwnUser, await traveller.get('/api/v2/users/my_profile'));
    expect(check_ins.map(({ lat }) => lat)).toEqual([null, 4.711]);
    expect(loc).toEqual({
      lat: 4.711,
      lng: -74.0721,
      at: '2026-06-14T08:00:00.000Z',
      country_code: 'CO',
      acc: 0,
      trip_id: null,
    });
  });

  it('shows whom to call first, and tells when that has changed', async () => {
    const company = await addCompany(service);
    const colleague = await addTraveller(service, company.key);
    const read = async () => readAs(Profile, await colleague.get('/api/v1/users/profile')).company;
    const accountOf = async (person: Person) => {
      const { headers } = await person.get('/api/v1/trips', { 'data-topics': '*' });
      return /account=[\d.]+/.exec(String(headers['data-revision']))?.[0];
    };
    const none = { emergency_line: null, emergency_address: null };
    expect(await read()).toEqual({ name: 'Another Company', ...none });
    const before = { own: await accountOf(colleague), other: await accountOf(traveller) };
    const { headers } = await colleague.get('/api/v1/users/profile');
    const change = { emergency_line: '+44 20 7946 0001', emergency_address: '1 Example Street' };
    await updateCompany(service.database, company.id, change, service.clock.now);
    expect(await read()).toEqual({ name: 'Another Company', ...change });
    expect(await accountOf(colleague)).not.toBe(before.own);
    expect(await accountOf(traveller)).toBe(before.other);
    const again = await colleague.get('/api/v1/users/profile', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(200);
    const settings = { send_all_good_push: true };
    const changed = await colleague.put(`/api/v1/users/${colleague.id}`, { user: { settings } });
    expect(readAs(Profile, changed).company).toMatchObject(change);
  });

  describe.each(['', '/update'])('changed at /users/:id%s', (ending) => {
    const change = async (user: object) =>
      readAs(Profile, await traveller.put(`/api/v1/users/${traveller.id}${ending}`, { user }));

    it('takes the settings that are sent and keeps the others', async () => {
      const before = await readProfile();
      const after = await change({ settings: { send_trip_alert_push: false, check_in_with_location: true } });
      expect(after.settings).toEqual({
        ...before.settings,
        send_trip_alert_push: false,
        check_in_with_location: true,
      });
      expect(await readProfile()).toEqual(after);
    });

    it('takes nothing but settings', async () => {
      const before = await readProfile();
      const forged = { email: 'someone@else.example', first_name: 'Someone', authentication_token: 'mine' };
      await change({ ...forged, settings: { send_all_good_email: true } });
      expect(await readProfile()).toEqual({
        ...before,
        settings: { ...before.settings, send_all_good_email: true },
      });
    });
  });

  describe('with devices', () => {
    const addDevice = async (device: object, owner: Person = traveller) => {
      const answer = await owner.post('/api/v1/users/add_device', { device });
      expect([answer.status, answer.text]).toEqual([200, '[]']);
    };

    it('registers a phone as version 1 describes it', async () => {
      await addDevice({
        ...aDevice({ uuid: 'my phone', locale: 'pt-BR' }),
        ostype: 'mobile',
        processorCount: '8',
      });
      expect(await listDevices(service, traveller)).toEqual([
        expect.objectContaining({ uuid: 'my phone', locale: 'pt', ostype: 'mobile', processor_count: 8 }),
      ]);
    });

    it('knows a phone again by its uuid', async () => {
      await addDevice(aDevice({ uuid: 'my phone', token: 'old-token', osversion: '15' }));
      await addDevice(aDevice({ uuid: 'my phone', token: 'new-token', osversion: '16' }));
      expect(await listDevices(service, traveller)).toEqual([
        expect.objectContaining({ uuid: 'my phone', token: 'new-token', osversion: '16' }),
      ]);
    });

    it('gives the token of a phone that changed hands to its last traveller', async () => {
      const buyer = await addTraveller(service);
      await addDevice(aDevice({ uuid: 'the phone', token: 'the-token' }));
      await addDevice(aDevice({ uuid: 'the phone', token: 'the-token' }), buyer);
      const tokens = async (owner: Person) =>
        (await listDevices(service, owner)).map((device) => device.token);
      expect([await tokens(traveller), await tokens(buyer)]).toEqual([[null], ['the-token']]);
    });

    it('loses them when the traveller is removed', async () => {
      await addDevice(aDevice());
      await service.as('demo-company').delete(`/api/v1/partner/travellers/${traveller.id}`);
      expect(await listDevices(service, traveller)).toEqual([]);
    });
  });

  it('reports a position, which is an automatic check-in', async () => {
    const answer = await traveller.post('/api/v1/users/check_in', {
      checkin_at: Date.parse('2026-06-15T09:30:00Z') / 1000,
      latitude: 13.7563,
      longitude: 100.5018,
    });
    expect([answer.status, answer.text]).toEqual([200, '[]']);
    const checkIns = readAs(z.array(CheckIn), await traveller.get('/api/v2/check_ins'));
    expect(checkIns).toEqual([
      expect.objectContaining({
        user_id: traveller.id,
        status: 0,
        type: 0,
        checkin_at: '2026-06-15T09:30:00.000Z',
        created_at: '2026-06-15T12:00:00.000Z',
        lat: 13.7563,
        lng: 100.5018,
        device_token: null,
      }),
    ]);
  });
});

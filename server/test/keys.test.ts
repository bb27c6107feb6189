import { randomUUID } from 'node:crypto';

import { ROLE_NAMES } from '@/contract/role';

import { createKeyRing } from '../src/http/keys';
import { tripId } from '../src/sample/load-trips';
import { travellerId } from '../src/sample/sample-callers';
import { sampleId } from '../src/sample/sample-ids';
import { addCompany, addTraveller, addTrip } from './support/actors';
import { aCheckIn, aDevice, aTraveller, aTrip } from './support/builders';
import { findTablesHolding } from './support/database-state';
import { listEndpoints, realAddress, type Endpoint } from './support/endpoints';
import { startTestService, type Answer, type Caller, type TestService } from './support/test-service';

describe('keys', () => {
  let service: TestService;
  const lines: string[] = [];
  beforeAll(async () => {
    service = await startTestService({
      logLevel: 'debug',
      logStream: { write: (line) => void lines.push(line) },
    });
    await service.app.ready();
  });
  afterAll(() => service.close());

  const get = (authorization?: string) =>
    service.send({ url: '/api/v1/trips', headers: authorization === undefined ? {} : { authorization } });

  function expectRefusal(answer: Answer, status: number, code: string): void {
    expect([answer.status, answer.json()]).toMatchObject([status, { error: { code } }]);
  }

  const isForSomeRoles = ({ callers }: Endpoint) =>
    Object.values(ROLE_NAMES).some((name) => callers.includes(name));

  const KEYS = { company: 'demo-company', user: 'demo-traveller', publisher: 'demo-publisher' };
  /** Undefined for a room that is open to every kind. */
  const keyOfAnotherKind = ({ callers }: Endpoint) =>
    Object.entries(KEYS).find(([kind]) => !callers.includes(kind))?.[1];

  describe('at the door', () => {
    it.each([
      undefined,
      '',
      'TKN',
      'TKN wrong',
      'Bearer demo-traveller',
      'demo-traveller',
      'TKN a demo-traveller',
    ])('stay out: %j', async (authorization) => {
      const answer = await get(authorization);
      expectRefusal(answer, 401, 'unauthorized');
      expect(answer.headers['www-authenticate']).toBe('TKN');
    });

    it.each(['TKN demo-traveller', 'TKN    demo-traveller', 'tkn demo-traveller  ', 'TKN\tdemo-traveller'])(
      'come in: %j',
      async (authorization) => expect((await get(authorization)).status).toBe(200),
    );

    it('open only the rooms of their own kind', async () => {
      for (const endpoint of listEndpoints(service.app).filter(({ caller }) => caller !== 'nobody')) {
        const wrongKey = keyOfAnotherKind(endpoint);
        if (wrongKey === undefined) continue;
        const headers = { authorization: `TKN ${wrongKey}` };
        const answer = await service.send({ method: endpoint.method, url: realAddress(endpoint), headers });
        // The key of a user is good where users of another role are welcome.
        if (isForSomeRoles(endpoint)) expectRefusal(answer, 403, 'forbidden');
        else expectRefusal(answer, 401, 'unauthorized');
      }
    });

    it('stop working when their traveller is removed', async () => {
      const traveller = await addTraveller(service);
      await service.as('demo-company').delete(`/api/v1/partner/travellers/${traveller.id}`);
      expectRefusal(await traveller.get('/api/v1/trips'), 401, 'unauthorized');
    });

    it('all stay out where the service was given another secret', async () => {
      const other = await startTestService({ keySecret: 'another secret, just as long as the one' });
      expectRefusal(await other.as('demo-traveller').get('/api/v1/trips'), 401, 'unauthorized');
      expectRefusal(await other.as('demo-company').get('/api/v1/partner/travellers'), 401, 'unauthorized');
      await other.close();
    });
  });

  describe('open nothing of another', () => {
    const request = sampleId('check-in request', 'open');
    const notification = sampleId('notification', 'trip-alert');
    const trip = `/api/v1/trips/${tripId('andes-field-work')}`;
    const own: [string, (caller: Caller) => Promise<Answer>][] = [
      ['read a trip', (caller) => caller.get(trip)],
      ['change a trip', (caller) => caller.put(trip, { trip: aTrip() })],
      ['patch a trip', (caller) => caller.patch(trip, { trip: aTrip() })],
      ['mute a trip', (caller) => caller.put(`${trip}/change_trip_settings`, { trip: { muted: true } })],
      ['remove a trip', (caller) => caller.delete(trip)],
      ['read its alerts', (caller) => caller.get(`${trip}/alerts`)],
      ['read its advisories', (caller) => caller.get(`${trip}/advisories`)],
      ['read its hospitals', (caller) => caller.get(`${trip}/hospitals`)],
      ['read its diseases', (caller) => caller.get(`${trip.replace('v1', 'v2')}/diseases`)],
      ['read its medications', (caller) => caller.get(`${trip.replace('v1', 'v2')}/medications`)],
      ['read its vaccinations', (caller) => caller.get(`${trip.replace('v1', 'v2')}/vaccinations`)],
      [
        'answer a check-in request',
        (caller) => caller.post(`/api/v2/check_in_requests/${request}/check_ins`, { check_in: aCheckIn() }),
      ],
      ['mark a notification', (caller) => caller.put(`/api/v2/notifications/${notification}/mark_read`)],
      ['delete a notification', (caller) => caller.delete(`/api/v2/notifications/${notification}`)],
    ];
    it.each(own)('traveller: %s', async (_what, ask) => {
      expectRefusal(await ask(service.as('demo-traveller-2')), 404, 'not-found');
      expect((await service.as('demo-traveller').get(trip)).status).toBe(200);
    });

    it('traveller: change an account, or register a device to it', async () => {
      const second = service.as('demo-traveller-2');
      for (const id of [travellerId('demo-traveller'), randomUUID(), 'me']) {
        const change = { user: { settings: { send_trip_alert_push: false } } };
        expectRefusal(await second.put(`/api/v1/users/${id}`, change), 403, 'forbidden');
        expectRefusal(await second.put(`/api/v1/users/${id}/update`, change), 403, 'forbidden');
        const device = await second.post(`/api/v2/users/${id}/devices`, { device: aDevice() });
        expectRefusal(device, 403, 'forbidden');
      }
    });

    it('company: a traveller and their trips', async () => {
      const company = await addCompany(service);
      const traveller = `/api/v1/partner/travellers/${travellerId('demo-traveller')}`;
      const partnerTrip = `/api/v1/partner/trips/${tripId('andes-field-work')}`;
      expectRefusal(await company.get(traveller), 404, 'not-found');
      expectRefusal(await company.patch(traveller, { traveller: { first_name: 'X' } }), 404, 'not-found');
      expectRefusal(await company.delete(traveller), 404, 'not-found');
      expectRefusal(await company.delete(traveller.replace('travellers', 'traveller')), 404, 'not-found');
      expectRefusal(await company.get(partnerTrip), 404, 'not-found');
      expectRefusal(await company.delete(partnerTrip), 404, 'not-found');
      expect((await company.get('/api/v1/partner/travellers')).json()).toEqual([]);
      expect((await company.get('/api/v1/partner/trips?since=0')).json()).toEqual([]);
    });
  });

  describe('are kept secret', () => {
    it('in the database, by every way in which a key is given out', async () => {
      const company = service.as('demo-company');
      const once = () => ({ 'idempotency-key': randomUUID() });
      const answer = await company.post('/api/v1/partner/travellers', { traveller: aTraveller() }, once());
      const { id, authentication_token: key } = answer.json<{ id: string; authentication_token: string }>();
      const traveller = service.as(key);
      await company.patch(`/api/v1/partner/travellers/${id}`, { traveller: { last_name: 'B' } }, once());
      await traveller.put(`/api/v1/users/${id}`, { user: { settings: {} } }, once());
      await addTrip(traveller);
      for (const secret of [key, 'demo-company', 'demo-traveller', 'demo-traveller-2']) {
        expect(await findTablesHolding(service.database, secret)).toEqual([]);
      }
      expect(await findTablesHolding(service.database, 'Andes field work')).toContain('trips');
    });

    it('in the log and in every answer, but for authentication_token', async () => {
      const traveller = await addTraveller(service);
      const company = service.as('demo-company');
      const answers = [
        await traveller.get('/api/v1/users/profile'),
        await traveller.get(`/api/v1/trips/${traveller.key}`),
        await traveller.post('/api/v1/trips', { trip: { name: traveller.key } }),
        await traveller.post('/api/v1/trips', `{"${traveller.key}`, { 'content-type': 'application/json' }),
        await traveller.get(`/${traveller.key}`),
        await traveller.get(`/%ff${traveller.key}`),
        await service.as(`${traveller.key}x`).get('/api/v1/trips'),
        await company.get('/api/v1/partner/travellers?per_page=100'),
      ];
      for (const answer of answers) {
        const text =
          answer.text.replaceAll(/"authentication_token":"[^"]*"/g, '') + JSON.stringify(answer.headers);
        expect(text).not.toContain(traveller.key);
      }
      expect(lines.length).toBeGreaterThan(answers.length);
      expect(lines.filter((line) => line.includes(traveller.key))).toEqual([]);
      expect(lines.filter((line) => /demo-(traveller|company)/.test(line))).toEqual([]);
    });
  });

  describe('under seal', () => {
    const keyRing = createKeyRing('the secret of this service, which is long');

    it('open for their owner only', () => {
      const sealed = keyRing.seal('a key', 'Robin');
      expect(keyRing.open(sealed, 'Robin')).toBe('a key');
      expect(() => keyRing.open(sealed, 'Kim')).toThrow();
      expect(sealed.toString('latin1')).not.toContain('a key');
    });

    it('do not open with another secret, nor once they were touched', () => {
      const sealed = keyRing.seal('a key', 'Robin');
      expect(() => createKeyRing('another secret, just as long as that one').open(sealed, 'Robin')).toThrow();
      for (let index = 0; index < sealed.length; index += 1) {
        const touched = Buffer.from(sealed);
        touched.writeUInt8(touched.readUInt8(index) ^ 1, index);
        expect(() => keyRing.open(touched, 'Robin')).toThrow();
        expect(() => keyRing.open(sealed.subarray(0, index), 'Robin')).toThrow();
      }
    });

    it('look different each time, while their hash is always the same', () => {
      expect(keyRing.seal('a key', 'Robin')).not.toEqual(keyRing.seal('a key', 'Robin'));
      expect(keyRing.hash('a key')).toEqual(keyRing.hash('a key'));
      expect(keyRing.hash('a key')).not.toEqual(keyRing.hash('a kez'));
    });
  });
});

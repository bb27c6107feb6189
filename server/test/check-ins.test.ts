import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { CheckIn, CheckInAccuracy, CheckInRequest, CheckInStatus, CheckInType } from '@/contract/check-in';

import { addTraveller, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

const CHECK_INS = '/api/v2/check_ins';
const REQUESTS = '/api/v2/check_in_requests';

describe('check-ins', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  const checkIn = async (check_in: object) => readAs(CheckIn, await traveller.post(CHECK_INS, { check_in }));
  const list = async () => readAs(z.array(CheckIn), await traveller.get(CHECK_INS));

  it('keep who is where, how they are, and how exactly that is known', async () => {
    const stored = await checkIn(aCheckIn({ status: CheckInStatus.Help, country_code: 'co' }));
    expect(stored).toEqual({
      id: stored.id,
      created_at: '2026-06-15T12:00:00.000Z',
      updated_at: '2026-06-15T12:00:00.000Z',
      checkin_at: '2026-06-15T12:00:00.000Z',
      lat: 4.711,
      lng: -74.0721,
      type: CheckInType.Mobile,
      accuracy: CheckInAccuracy.Fine,
      country_code: 'CO',
      anonymized: false,
      ip_address: null,
      user_id: traveller.id,
      status: CheckInStatus.Help,
      device_token: 'token-of-the-phone',
      message: null,
    });
    expect(await list()).toEqual([stored]);
  });

  it('carry a few words beside the status', async () => {
    const message = 'The call for help was sent by mistake. I am safe.';
    expect(await checkIn(aCheckIn({ status: CheckInStatus.Safe, message }))).toMatchObject({ message });
    expect(await list()).toMatchObject([{ message }]);
  });

  it('are in the country of their position where the phone names none, and in none at sea', async () => {
    const { country_code: _untold, ...unnamed } = { country_code: null, ...aCheckIn() };
    expect(await checkIn(unnamed)).toMatchObject({ country_code: 'CO' });
    const atSea = { ...unnamed, latitude: 0, longitude: -30 };
    expect(await checkIn(atSea)).toMatchObject({ country_code: null });
  });

  it('count without a position, and say so little when nothing is told', async () => {
    expect(await checkIn({ device_token: 'token' })).toMatchObject({
      lat: null,
      lng: null,
      country_code: null,
      status: CheckInStatus.Unreported,
      type: CheckInType.Mobile,
      accuracy: CheckInAccuracy.Unknown,
    });
  });

  it.each([
    ['Unix seconds', Date.parse('2026-06-14T05:00:00Z') / 1000],
    ['a datetime', '2026-06-14T05:00:00Z'],
    ['a datetime with an offset', '2026-06-14T00:00:00-05:00'],
  ])('that waited for a signal keep their own time, written as %s', async (_, checkin_at) => {
    expect(await checkIn(aCheckIn({ checkin_at }))).toMatchObject({
      checkin_at: '2026-06-14T05:00:00.000Z',
      created_at: '2026-06-15T12:00:00.000Z',
    });
  });

  it('are listed to their traveller alone, the latest first, whenever they arrived', async () => {
    for (const checkin_at of ['2026-06-13T00:00:00Z', '2026-06-15T00:00:00Z', '2026-06-14T00:00:00Z']) {
      await checkIn(aCheckIn({ checkin_at }));
    }
    expect((await list()).map(({ checkin_at }) => checkin_at.slice(0, 10))).toEqual([
      '2026-06-15',
      '2026-06-14',
      '2026-06-13',
    ]);
    const stranger = await addTraveller(service);
    expect((await stranger.get(CHECK_INS)).text).toBe('[]');
  });

  it('are listed as far back as anyone scrolls', async () => {
    await service.database.query(
      `insert into check_ins (id, traveller_id, checkin_at, type, accuracy, status, created_at, updated_at)
       select gen_random_uuid(), $1, $2::timestamptz - make_interval(hours => hour), 0, 99, 0, $2, $2
       from generate_series(0, 500) hour`,
      [traveller.id, service.clock.now],
    );
    const checkIns = await list();
    expect(checkIns).toHaveLength(500);
    expect(checkIns[0]?.checkin_at).toBe('2026-06-15T12:00:00.000Z');
  });

  describe('that were asked for', () => {
    const ask = async (created_at: string) => {
      const id = randomUUID();
      await service.database.query(
        'insert into check_in_requests (id, traveller_id, created_at, updated_at) values ($1, $2, $3, $3)',
        [id, traveller.id, created_at],
      );
      return id;
    };
    const listRequests = async (query = '') =>
      readAs(z.array(CheckInRequest), await traveller.get(`${REQUESTS}${query}`)).map(({ id }) => id);
    const { device_token: _deviceToken, ...answer } = aCheckIn();

    it('are asked for until they are given, and can be looked up afterwards', async () => {
      const first = await ask('2026-06-14T00:00:00Z');
      const second = await ask('2026-06-15T00:00:00Z');
      expect(await listRequests()).toEqual([second, first]);

      const given = await traveller.post(`${REQUESTS}/${first}/check_ins`, { check_in: answer });
      expect(readAs(CheckIn, given)).toMatchObject({ status: CheckInStatus.Safe, device_token: null });
      expect(await listRequests()).toEqual([second]);
      expect(await listRequests('?all=0')).toEqual([second]);
      expect(await listRequests('?all=1')).toEqual([second, first]);
      expect(await list()).toHaveLength(1);
    });

    it('may be given more than once: things change', async () => {
      const request = await ask('2026-06-14T00:00:00Z');
      for (const status of [CheckInStatus.Safe, CheckInStatus.Help]) {
        const given = await traveller.post(`${REQUESTS}/${request}/check_ins`, {
          check_in: { ...answer, status },
        });
        expect(readAs(CheckIn, given).status).toBe(status);
      }
      expect(await list()).toHaveLength(2);
    });

    it('are given by the one who was asked', async () => {
      const request = await ask('2026-06-14T00:00:00Z');
      const stranger = await addTraveller(service);
      expect((await stranger.get(REQUESTS)).text).toBe('[]');
      const given = await stranger.post(`${REQUESTS}/${request}/check_ins`, { check_in: answer });
      expect(given.status).toBe(404);
      expect(await listRequests()).toEqual([request]);
    });
  });
});

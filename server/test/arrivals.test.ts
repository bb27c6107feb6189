import { z } from 'zod';

import { Notification } from '@/contract/notification';

import { arrivalOf } from '../src/resources/check-ins/tell-of-arrival';
import { addTraveller, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
import { addPhone } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const HOUR = 3_600_000;

describe('a traveller whose check-ins tell another country', () => {
  let service: ServiceAtWork;
  /** At home in Canada. */
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    traveller = await addTraveller(service);
  });

  const pass = (hours: number) =>
    void (service.clock.now = new Date(service.clock.now.getTime() + hours * HOUR));
  const checkIn = async (
    country_code: string | null,
    fields: object = {},
    headers?: Record<string, string>,
  ) => {
    const place = { latitude: null, longitude: null, country_code };
    const check_in = { ...aCheckIn(), ...place, ...fields };
    const answer = await traveller.post('/api/v2/check_ins', { check_in }, headers);
    expect(answer.status).toBe(200);
  };
  /** Of arrivals, oldest first. */
  const readTold = async () => {
    const inbox = readAs(z.array(Notification), await traveller.get('/api/v2/notifications'));
    return inbox.filter(({ type }) => type === 51 || type === 52).reverse();
  };
  const typesTold = async () => (await readTold()).map(({ type }) => type);

  it('is told once that they have landed, and once that they are home again', async () => {
    const token = await addPhone(traveller);
    await checkIn('NO');
    pass(1);
    await checkIn('NO');
    expect(await readTold()).toMatchObject([{ type: 52, title: 'New country: Norway', data: {} }]);
    pass(5);
    await checkIn('CA');
    pass(1);
    await checkIn('CA');
    expect(await readTold()).toMatchObject([{ type: 52 }, { type: 51, title: 'Welcome back', data: {} }]);
    await service.background.run();
    const pushed = service.pushes.taken.filter(({ to }) => to === token);
    expect(pushed.map(({ data }) => data.type).sort()).toEqual([51, 52]);
  });

  it('hears it in the language in which they are spoken to', async () => {
    await checkIn('CA', {}, { 'accept-language': 'de' });
    await checkIn('NO');
    expect(await readTold()).toMatchObject([{ title: 'Neues Land: Norwegen' }]);
  });

  it('is told nothing at home, nothing without a country, and nothing of a place that nobody knows', async () => {
    await checkIn('CA');
    await checkIn(null);
    await checkIn('ZZ');
    expect(await readTold()).toEqual([]);
  });

  it('is told nothing twice when a phone sends again what it is not sure of', async () => {
    const key = { 'idempotency-key': 'one-check-in' };
    await checkIn('NO', {}, key);
    await checkIn('NO', {}, key);
    const at = SAMPLE_MOMENT.getTime() / 1000;
    await checkIn('NO', { checkin_at: at });
    await checkIn('NO', { checkin_at: at });
    expect(await typesTold()).toEqual([52]);
  });

  it('is not taken back to where they were by a check-in that comes late', async () => {
    const before = SAMPLE_MOMENT.getTime() / 1000 - 3600;
    await checkIn('NO');
    await checkIn('SE', { checkin_at: before });
    await checkIn('NO');
    expect(await typesTold()).toEqual([52]);
  });

  it('is not told of what is days ago', async () => {
    await checkIn('NO', { checkin_at: SAMPLE_MOMENT.getTime() / 1000 - 3 * 86_400 });
    expect(await typesTold()).toEqual([]);
  });

  it('is told of one country once a day, however often they cross a border', async () => {
    for (const country of ['NO', 'SE', 'NO', 'SE', 'NO']) {
      await checkIn(country);
      pass(1);
    }
    expect((await readTold()).map(({ title }) => title)).toEqual([
      'New country: Norway',
      'New country: Sweden',
    ]);
    pass(24);
    await checkIn('SE');
    expect(await typesTold()).toEqual([52, 52, 52]);
  });

  it.each([
    [{ was: null, home: null, here: 'NO' }, null],
    [{ was: null, home: 'NO', here: 'NO' }, null],
    [{ was: null, home: 'CA', here: 'NO' }, 'landed'],
    [{ was: 'NO', home: 'CA', here: 'NO' }, null],
    [{ was: 'SE', home: null, here: 'NO' }, 'landed'],
    [{ was: 'SE', home: 'NO', here: 'NO' }, 'returned'],
  ])('%j is "%s"', (crossing, arrival) => {
    expect(arrivalOf(crossing)).toBe(arrival);
  });
});

import { z } from 'zod';

import { CheckInStatus } from '@/contract/check-in';
import { Notification } from '@/contract/notification';

import { clearOut } from '../src/jobs/clear-out';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aCheckIn, aDestination, aTrip } from './support/builders';
import { addPhone, changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const OSLO = { latitude: 59.9139, longitude: 10.7522, country_code: 'NO' };
const TROMSO = { latitude: 69.6492, longitude: 18.9553, country_code: 'NO' };
const AT_OSLO = { country_ids: ['NO'], alert_locations: [{ location: [10.75, 59.91] as [number, number] }] };

describe('an alert where a traveller is', () => {
  let service: ServiceAtWork;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from alerts where created_at >= $1', [SAMPLE_MOMENT]);
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    traveller = await addTraveller(service);
    service.pushes.taken.length = 0;
  });

  const pass = (hours: number) =>
    void (service.clock.now = new Date(service.clock.now.getTime() + hours * 3_600_000));
  const checkIn = async (place: Partial<typeof OSLO>, fields = {}) => {
    const nowhere = { latitude: null, longitude: null, country_code: null };
    const check_in = aCheckIn({ ...nowhere, ...place, ...fields });
    const answer = await traveller.post('/api/v2/check_ins', { check_in });
    await service.background.run();
    return answer.json<{ id: string }>().id;
  };
  const publishThere = async (fields: Parameters<typeof publish>[1] = AT_OSLO) => {
    pass(1);
    const alert = await publish(service, fields);
    await service.background.run();
    return alert;
  };
  const readInbox = async () =>
    readAs(z.array(Notification), await traveller.get('/api/v2/notifications')).filter(
      ({ type }) => type === 110,
    );

  it('reaches them without a trip, by their last position, and names it', async () => {
    const token = await addPhone(traveller);
    const check_in_id = await checkIn(OSLO);
    const alert = await publishThere();
    expect(await readInbox()).toMatchObject([
      { data: { alert_id: alert.id, check_in_id, trip_id: null, trip_alert_id: null } },
    ]);
    const ofAlerts = service.pushes.taken.filter(({ to, data }) => to === token && data.type === 110);
    expect(ofAlerts).toHaveLength(1);
  });

  it('reaches them by a position that the phone reported by itself, which the company does not see', async () => {
    await checkIn(OSLO, { status: CheckInStatus.Unreported });
    await publishThere();
    expect(await readInbox()).toHaveLength(1);
    const seen = await service
      .as('demo-company')
      .get(`/api/v2/org/${COMPANY_ID}/users/${traveller.id}/check_ins`);
    expect(seen.json<unknown[]>()).toEqual([]);
  });

  it('reaches them by a position alone, which tells its country', async () => {
    const { country_code: _untold, ...position } = TROMSO;
    const check_in_id = await checkIn(position);
    await publishThere({ country_ids: ['NO'] });
    expect(await readInbox()).toMatchObject([{ data: { check_in_id } }]);
  });

  it('reaches them by a position of the first interface, also if it holds there already', async () => {
    await publishThere({ country_ids: ['NO'] });
    const { latitude, longitude } = TROMSO;
    const checkin_at = Math.floor(service.clock.now.getTime() / 1000);
    await traveller.post('/api/v1/users/check_in', { checkin_at, latitude, longitude });
    await service.background.run();
    expect(await readInbox()).toHaveLength(1);
  });

  it('reaches whoever is known to be in the country it holds for', async () => {
    await checkIn({ country_code: 'NO' });
    await publishThere({ country_ids: ['NO'], full_country_ids: ['NO'] });
    await publishThere(AT_OSLO);
    await publishThere({ country_ids: ['SE'] });
    expect(await readInbox()).toHaveLength(2);
  });

  it('does not reach them elsewhere, nor after they moved on, nor after two days', async () => {
    await checkIn(TROMSO);
    await publishThere();
    await checkIn(OSLO);
    pass(1);
    await checkIn(TROMSO);
    await service.database.query('delete from notifications');
    await service.database.query('delete from notices');
    await publishThere();
    expect(await readInbox()).toEqual([]);
    await checkIn(OSLO);
    await service.database.query('delete from notifications');
    pass(49);
    await publishThere();
    expect(await readInbox()).toEqual([]);
    await clearOut(service.database, service.clock.now);
    expect(await service.database.query('select traveller_id from whereabouts')).toEqual([]);
  });

  it('is not taken for a newer place when an older check-in arrives late', async () => {
    const hourAgo = Math.floor(service.clock.now.getTime() / 1000) - 3600;
    await checkIn(OSLO);
    await checkIn(TROMSO, { checkin_at: hourAgo });
    await publishThere();
    expect(await readInbox()).toHaveLength(1);
  });

  it('tells one who comes to where it holds already, once', async () => {
    await publishThere();
    expect(await readInbox()).toEqual([]);
    await checkIn(OSLO);
    await checkIn(OSLO);
    expect(await readInbox()).toHaveLength(1);
    await publishThere({ ...AT_OSLO, finish: service.clock.now.toISOString() });
    pass(2);
    await checkIn(OSLO);
    expect(await readInbox()).toHaveLength(1);
  });

  it('is left to the trip where one is touched: told once, and by no check-in what stood in it', async () => {
    await publishThere();
    pass(1);
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    const { id } = await addTrip(traveller, aTrip({ destinations: [stay] }));
    await checkIn(OSLO);
    expect(await readInbox()).toEqual([]);
    await publishThere();
    expect(await readInbox()).toMatchObject([{ data: { trip_id: id, check_in_id: null } }]);
  });

  it('is taken back where it turns out not to be, unless it was read', async () => {
    await checkIn(OSLO);
    const { id } = await publishThere();
    await changePublished(service, id, { headline: 'The same place' });
    await service.background.run();
    expect(await readInbox()).toHaveLength(1);
    await changePublished(service, id, { alert_locations: [{ location: [18.95, 69.64] }] });
    await service.background.run();
    expect(await readInbox()).toEqual([]);
  });
});
